"""Speaks with `spinney serve-engine`: one line of JSON for each request and each reply. docs/cli.md has the verbs."""
from __future__ import annotations

import json
import os
import shutil
import subprocess
from pathlib import Path
from typing import Any, Optional, Sequence

PROTOCOL = 1
# Where the package lies in the repository. Elsewhere SPINNEY_HOME names the folder of the repository.
_HOME = Path(__file__).resolve().parents[2]


class SpinneyError(Exception):
    """The engine did not understand a request, or has ended."""


class Refused(SpinneyError):
    """An answer does not fit what is asked; the position is as it was."""


class Engine:
    """An engine in a process of its own. It ends with `close`, or at the end of a `with`."""

    def __init__(self, command: Optional[Sequence[str]] = None) -> None:
        self._process = subprocess.Popen(
            list(command or self._usual_command()),
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
            encoding="utf8",
            bufsize=1,
        )
        self._last = 0
        try:
            hello = self.ask("hello")
            if hello["protocol"] != PROTOCOL:
                raise SpinneyError(f"the engine speaks protocol {hello['protocol']}, this package {PROTOCOL}")
        except BaseException:
            self.close()
            raise
        self.games = [game["id"] for game in hello["games"]]

    @staticmethod
    def _usual_command() -> Sequence[str]:
        node = shutil.which("node")
        if node is None:
            raise SpinneyError("Spinney needs Node 20 or newer on the PATH")
        program = Path(os.environ.get("SPINNEY_HOME", _HOME)) / "packages" / "cli" / "bin" / "spinney.mjs"
        if not program.exists():
            raise SpinneyError(f"there is no {program}: set SPINNEY_HOME to the folder of the Spinney repository")
        return [node, str(program), "serve-engine"]

    def ask(self, verb: str, **fields: Any) -> Any:
        """Sends a request and waits for its reply."""
        self._last += 1
        line = json.dumps({"id": self._last, "do": verb, **fields}, allow_nan=False, default=_plain)
        try:
            self._process.stdin.write(line + "\n")
            self._process.stdin.flush()
            reply = self._reply_to(self._last)
        except (BrokenPipeError, ValueError) as error:
            raise SpinneyError("the engine has ended") from error
        error = reply.get("error")
        if error is None:
            return reply["ok"]
        raise (Refused if error["code"] == "refused" else SpinneyError)(error["message"])

    def _reply_to(self, number: int) -> Any:
        """Whoever was interrupted has not read an earlier reply: it is passed over."""
        while True:
            answer = self._process.stdout.readline()
            if answer == "":
                raise SpinneyError("the engine has ended")
            reply = json.loads(answer)
            if reply["id"] == number:
                return reply

    def close(self) -> None:
        """Ends the engine."""
        try:
            self._process.stdin.close()
        except BrokenPipeError:
            pass  # It has ended by itself.
        self._process.wait()
        self._process.stdout.close()

    def __enter__(self) -> "Engine":
        return self

    def __exit__(self, *_: Any) -> None:
        self.close()


def _plain(value: Any) -> Any:
    """Numbers of other libraries, such as NumPy, are numbers, too."""
    if hasattr(value, "__index__"):
        return int(value)
    raise TypeError(f"a request cannot hold {value!r}")
