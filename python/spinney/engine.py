"""Speaks with `spinney serve-engine`: one line of JSON for each request and each reply. docs/cli.md has the verbs."""
from __future__ import annotations

import json
import shutil
import subprocess
from pathlib import Path
from typing import Any, Optional, Sequence

PROTOCOL = 1
_PROGRAM = Path(__file__).resolve().parents[2] / "packages" / "cli" / "bin" / "spinney.mjs"


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
        hello = self.ask("hello")
        if hello["protocol"] != PROTOCOL:
            self.close()
            raise SpinneyError(f"the engine speaks protocol {hello['protocol']}, this package {PROTOCOL}")
        self.games = [game["id"] for game in hello["games"]]

    @staticmethod
    def _usual_command() -> Sequence[str]:
        node = shutil.which("node")
        if node is None:
            raise SpinneyError("Spinney needs Node 20 or newer on the PATH")
        return [node, str(_PROGRAM), "serve-engine"]

    def ask(self, verb: str, **fields: Any) -> Any:
        """Sends a request and waits for its reply."""
        self._last += 1
        line = json.dumps({"id": self._last, "do": verb, **fields})
        try:
            self._process.stdin.write(line + "\n")
            self._process.stdin.flush()
            answer = self._process.stdout.readline()
        except (BrokenPipeError, ValueError) as error:
            raise SpinneyError("the engine has ended") from error
        if answer == "":
            raise SpinneyError("the engine has ended")
        reply = json.loads(answer)
        error = reply.get("error")
        if error is None:
            return reply["ok"]
        raise (Refused if error["code"] == "refused" else SpinneyError)(error["message"])

    def close(self) -> None:
        """Ends the engine."""
        if self._process.poll() is None:
            self._process.stdin.close()
            self._process.wait()
        self._process.stdout.close()

    def __enter__(self) -> "Engine":
        return self

    def __exit__(self, *_: Any) -> None:
        self.close()
