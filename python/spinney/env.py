"""A table in the shape of PettingZoo's turn-based interface (AEC). PettingZoo itself is not needed.

    from spinney import env
    with env("root", players=2) as table:
        table.reset(seed=1)
        for agent in table.agent_iter():
            observation, reward, termination, truncation, info = table.last()
            done = termination or truncation
            table.step(None if done else table.action_space(agent).sample(observation["action_mask"]))

An action is the number of an option: `info["options"]` says what it means, `observation["action_mask"]` which numbers
there are now. An observation holds what the seat may know, as in the rules: nothing hidden.
"""
from __future__ import annotations

import operator
import random
from typing import Any, Dict, Iterator, List, Optional, Tuple

from .engine import Engine

MOST_ACTIONS = 1024


class Discrete:
    """Numbers from 0 to n - 1, as in Gymnasium."""

    def __init__(self, n: int, seed: int = 0) -> None:
        self.n = n
        self._random = random.Random(seed)

    def sample(self, mask: Optional[List[int]] = None) -> int:
        """One of them at random; with a mask, one that is allowed."""
        allowed = range(self.n) if mask is None else [i for i, may in enumerate(mask) if may]
        return self._random.choice(allowed)

    def contains(self, action: Any) -> bool:
        """Whole numbers of other libraries count, too: a policy often gives those of NumPy."""
        number = _whole(action)
        return number is not None and 0 <= number < self.n


def _whole(action: Any) -> Optional[int]:
    try:
        return operator.index(action)
    except TypeError:
        return None


class SpinneyEnv:
    """One table for as many agents as it has seats."""

    metadata = {"name": "spinney", "render_modes": ["ansi"], "is_parallelizable": False}

    def __init__(self, game: str, engine: Optional[Engine] = None, render_mode: Optional[str] = None, **table: Any) -> None:
        self._engine = engine or Engine()
        self._owns_engine = engine is None
        self._game, self._table = game, table
        self.render_mode = render_mode
        self._position: Optional[str] = None
        self._now: Dict[str, Any] = {}
        self.possible_agents: List[str] = []
        self.agents: List[str] = []
        self._spaces: Dict[str, Discrete] = {}
        try:
            self.reset(seed=0)
        except BaseException:
            self.close()
            raise

    # -- the interface of PettingZoo

    def reset(self, seed: Optional[int] = None, options: Optional[Dict[str, Any]] = None) -> None:
        if self._position is not None:
            self._engine.ask("drop", position=self._position)
        seed = None if seed is None else operator.index(seed)
        table = {**self._table, **(options or {})}
        self._now = self._engine.ask("new", game=self._game, seed=str(random.random() if seed is None else seed), **table)
        self._position = self._now["position"]
        self.possible_agents = [f"seat_{seat}" for seat in range(self._now["seats"])]
        self.agents = list(self.possible_agents)
        self._spaces = {agent: Discrete(MOST_ACTIONS, (seed or 0) * 31 + i) for i, agent in enumerate(self.agents)}
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: Dict[str, Dict[str, Any]] = {agent: {} for agent in self.agents}
        self._arrange()

    def step(self, action: Optional[int]) -> None:
        agent = self.agent_selection
        if self.terminations[agent]:
            if action is not None:
                raise ValueError("the game is over: the only action is None")
            self._leave(agent)
            return
        number, count = _whole(action), len(self._now["asked"]["options"])
        if number is None or not 0 <= number < count:
            raise ValueError(f"{action!r} is no action now: there are {count}")
        self._cumulative_rewards[agent] = 0.0
        self._now = self._engine.ask("answer", position=self._position, index=number)
        self._arrange()

    def observe(self, agent: str) -> Dict[str, Any]:
        seat = self.possible_agents.index(agent)
        view = self._engine.ask("view", position=self._position, seat=seat)
        return {"observation": view["state"], "action_mask": self._mask(seat)}

    def last(self, observe: bool = True) -> Tuple[Any, float, bool, bool, Dict[str, Any]]:
        agent = self.agent_selection
        observation = self.observe(agent) if observe else None
        reward = self._cumulative_rewards[agent]
        return observation, reward, self.terminations[agent], self.truncations[agent], self.infos[agent]

    def agent_iter(self, max_iter: int = 2**63) -> Iterator[str]:
        for _ in range(max_iter):
            if not self.agents:
                return
            yield self.agent_selection

    def action_space(self, agent: str) -> Discrete:
        return self._spaces[agent]

    def observation_space(self, agent: str) -> None:
        """Observations are records of what a seat may know; they have no fixed size."""
        return None

    @property
    def num_agents(self) -> int:
        return len(self.agents)

    @property
    def max_num_agents(self) -> int:
        return len(self.possible_agents)

    @property
    def unwrapped(self) -> "SpinneyEnv":
        return self

    def render(self) -> Optional[str]:
        if self.render_mode != "ansi":
            return None
        asked = self._now["asked"]
        if asked is None:
            return f"{self._game}: over, {self._now['result']}"
        return f"{self._game}: seat {asked['seat']} is asked {asked['kind']} ({asked['law']}), {len(asked['options'])} options"

    def close(self) -> None:
        if self._owns_engine:
            self._engine.close()
        elif self._position is not None:
            self._engine.ask("drop", position=self._position)
        self._position = None

    # -- ours

    def __str__(self) -> str:
        return f"spinney_{self._game}"

    def __enter__(self) -> "SpinneyEnv":
        return self

    def __exit__(self, *_: Any) -> None:
        self.close()

    def _mask(self, seat: int) -> List[int]:
        asked = self._now["asked"]
        count = len(asked["options"]) if asked is not None and asked["seat"] == seat else 0
        return [1] * count + [0] * (MOST_ACTIONS - count)

    def _arrange(self) -> None:
        """Says who acts next; at the end of the game what everybody has won."""
        asked = self._now["asked"]
        if asked is not None:
            self.agent_selection = self.possible_agents[asked["seat"]]
            about = {key: asked[key] for key in ("kind", "law", "about", "options")}
            self.infos = {agent: about if agent == self.agent_selection else {} for agent in self.agents}
            return
        winners = (self._now["result"] or {"winners": []})["winners"]
        for seat, agent in enumerate(self.possible_agents):
            self.rewards[agent] = 1.0 / len(winners) if seat in winners else 0.0
            self._cumulative_rewards[agent] += self.rewards[agent]
        self.terminations = dict.fromkeys(self.agents, True)
        self.infos = {agent: {} for agent in self.agents}
        self.agent_selection = self.agents[0]

    def _leave(self, agent: str) -> None:
        self.agents.remove(agent)
        for table in (self.rewards, self._cumulative_rewards, self.terminations, self.truncations, self.infos):
            del table[agent]
        if self.agents:
            self.agent_selection = self.agents[0]


def env(game: str, **table: Any) -> SpinneyEnv:
    """A table of this game; `players`, `seats`, `map` and `set` are those of the command line."""
    return SpinneyEnv(game, **table)
