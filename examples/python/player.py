"""Plays a seat of any game of Spinney. Needs Python 3.8 or newer, and nothing else."""

import http.client
import json
import os
import random
import sys
import time
import urllib.error
import urllib.parse
import urllib.request


# A stream says something every fifteen seconds. What is silent for so many is dead.
SILENT = 60
# What is raised where a server cannot be reached, or breaks off.
AWAY = (OSError, http.client.HTTPException)


def choose(asked, view):
    """Your thoughts go here: the whole position is in the view, what may be done in asked["options"]."""
    return random.choice(asked["options"])


class Spinney:
    """A server, for the owner of a token."""

    def __init__(self, server, token):
        self.server = server.rstrip("/")
        self.token = token

    def open(self, method, path, body=None):
        headers = {"authorization": "Bearer " + self.token}
        data = None
        if body is not None:
            headers["content-type"] = "application/json"
            data = json.dumps(body).encode("utf-8")
        request = urllib.request.Request(self.server + "/api/v1" + path, data, headers, method=method)
        return urllib.request.urlopen(request, timeout=SILENT)

    def send(self, method, path, body=None):
        """The reply; what was refused raises urllib.error.HTTPError. A server that is away is asked again."""
        while True:
            pause = 1.0
            try:
                with self.open(method, path, body) as response:
                    return json.load(response)
            except urllib.error.HTTPError as error:
                if error.code != 429 and error.code < 500:
                    raise
                pause = float(error.headers.get("retry-after", pause))
            except AWAY as error:
                print(error, file=sys.stderr)
            time.sleep(pause)


def sit_down(spinney, table_id, link):
    """Takes the first free seat, unless there is one already; returns once the game has begun."""
    query = "?" + urllib.parse.urlencode({"link": link}) if link else ""
    while True:
        table = spinney.send("GET", "/tables/" + table_id + query)
        if table["stage"] != "gathering":
            return
        if not table["mine"]:
            free = [i for i, seat in enumerate(table["seats"]) if seat["kind"] == "open"]
            if not free:
                sys.exit("There is no free seat.")
            body = {"seat": free[0]}
            if link:
                body["link"] = link
            try:
                spinney.send("POST", "/tables/" + table_id + "/seat", body)
            except urllib.error.HTTPError as error:
                if error.code != 409:
                    raise
            # Somebody was quicker, or the game begins: look again.
            continue
        time.sleep(1)


def give(spinney, path, body=None):
    """Does something that may come too late: the next update says what the table has come to."""
    try:
        spinney.send("POST", path, body)
    except urllib.error.HTTPError as error:
        if error.code != 409:
            raise
        print(json.load(error)["message"], file=sys.stderr)


def answer(spinney, table_id, update):
    """Answers, where the program is asked."""
    path = "/tables/" + table_id
    view = update["view"]
    asked = view["asked"]
    if asked is None or asked["seat"] != update["viewer"] or asked["options"] is None:
        return
    if update["waiting"] == "bot":
        # The clock has run out: a bot answers until the seat is taken back.
        give(spinney, path + "/back")
    else:
        body = {"kind": asked["kind"], "pick": choose(asked, view), "version": view["version"]}
        give(spinney, path + "/answer", body)


def updates(spinney, table_id):
    """What happens at the table. A stream that breaks off is opened again."""
    while True:
        try:
            with spinney.open("GET", "/tables/" + table_id + "/stream") as stream:
                for line in stream:
                    message = json.loads(line)
                    if "failure" in message:
                        sys.exit(message["failure"]["message"])
                    if "update" in message:
                        yield message["update"]
        except urllib.error.HTTPError as error:
            if error.code != 429 and error.code < 500:
                raise
        except AWAY as error:
            print(error, file=sys.stderr)
        time.sleep(1)


def play(spinney, table_id):
    """Answers until the game is over; returns its result."""
    for update in updates(spinney, table_id):
        # Those who play may also end a game without a result.
        if update["view"]["over"] or update["closed"] is not None:
            return update["view"]["result"]
        answer(spinney, table_id, update)


def main():
    if len(sys.argv) != 3 or "SPINNEY_TOKEN" not in os.environ:
        sys.exit("SPINNEY_TOKEN=... python3 player.py http://localhost:4173 TABLE#LINK")
    spinney = Spinney(sys.argv[1], os.environ["SPINNEY_TOKEN"])
    table_id, _, link = sys.argv[2].partition("#")
    sit_down(spinney, table_id, link)
    print(json.dumps(play(spinney, table_id)))


if __name__ == "__main__":
    main()
