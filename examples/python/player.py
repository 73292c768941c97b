"""Plays a seat of any game of Spinney. Needs Python 3.8 or newer, and nothing else."""

import json
import os
import random
import sys
import time
import urllib.error
import urllib.parse
import urllib.request


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
        return urllib.request.urlopen(request)

    def send(self, method, path, body=None):
        """The reply; what was refused raises urllib.error.HTTPError."""
        while True:
            try:
                with self.open(method, path, body) as response:
                    return json.load(response)
            except urllib.error.HTTPError as error:
                if error.code != 429:
                    raise
                time.sleep(float(error.headers.get("retry-after", "1")))


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


def play(spinney, table_id):
    """Answers until the game is over; returns its result."""
    with spinney.open("GET", "/tables/" + table_id + "/stream") as stream:
        for line in stream:
            message = json.loads(line)
            if "failure" in message:
                sys.exit(message["failure"]["message"])
            if "update" not in message:
                continue
            update = message["update"]
            view = update["view"]
            # Those who play may also end a game without a result.
            if view["over"] or update["closed"] is not None:
                return view["result"]
            asked = view["asked"]
            if asked is None or asked["seat"] != update["viewer"] or asked["options"] is None:
                continue
            answer = {"kind": asked["kind"], "pick": choose(asked, view), "version": view["version"]}
            try:
                spinney.send("POST", "/tables/" + table_id + "/answer", answer)
            except urllib.error.HTTPError as error:
                # The table has changed meanwhile: the next update says how.
                if json.load(error).get("code") != "stale":
                    raise
    sys.exit("The stream ended before the game.")


def main():
    if len(sys.argv) != 3 or "SPINNEY_TOKEN" not in os.environ:
        sys.exit("SPINNEY_TOKEN=... python3 player.py http://localhost:4173 TABLE#LINK")
    spinney = Spinney(sys.argv[1], os.environ["SPINNEY_TOKEN"])
    table_id, _, link = sys.argv[2].partition("#")
    sit_down(spinney, table_id, link)
    print(json.dumps(play(spinney, table_id)))


if __name__ == "__main__":
    main()
