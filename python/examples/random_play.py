"""Plays games of a table at random and says who won: nothing is trained here, but everything that training needs runs.

    python3 python/examples/random_play.py root --players 2 --games 3
"""
import argparse
import sys
from collections import Counter
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from spinney import env  # noqa: E402


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("game", choices=["root", "smallworld", "toll"])
    parser.add_argument("--players", type=int)
    parser.add_argument("--games", type=int, default=1)
    parser.add_argument("--seed", type=int, default=1)
    wanted = parser.parse_args()
    table = {} if wanted.players is None else {"players": wanted.players}
    won = Counter()
    with env(wanted.game, **table) as game:
        for n in range(wanted.games):
            game.reset(seed=wanted.seed + n)
            rewards, steps = Counter(), 0
            for agent in game.agent_iter():
                observation, reward, termination, truncation, _info = game.last()
                rewards[agent] += reward
                if termination or truncation:
                    game.step(None)
                    continue
                game.step(game.action_space(agent).sample(observation["action_mask"]))
                steps += 1
            won.update({agent: reward for agent, reward in rewards.items() if reward > 0})
            print(f"game {n + 1}: {steps} answers, won by {', '.join(agent for agent in rewards if rewards[agent] > 0)}")
    print(", ".join(f"{agent} {share:g}" for agent, share in sorted(won.items())))


if __name__ == "__main__":
    main()
