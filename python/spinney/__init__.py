"""Root and Small World for programs: the engine of Spinney, with nothing but the standard library of Python."""
from .engine import Engine, Refused, SpinneyError
from .env import SpinneyEnv, env

__all__ = ["Engine", "Refused", "SpinneyEnv", "SpinneyError", "env"]
