"""Tests of the package: python3 -m unittest discover python. `npm test` runs them."""
import sys
import unittest
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent))

from spinney import Engine, Refused, SpinneyEnv, SpinneyError  # noqa: E402


class EngineTest(unittest.TestCase):
    def setUp(self):
        self.engine = Engine()
        self.addCleanup(self.engine.close)

    def test_it_says_what_is_wrong(self):
        with self.assertRaisesRegex(SpinneyError, 'unknown game "chess"'):
            self.engine.ask("new", game="chess")
        now = self.engine.ask("new", game="toll", seed="x")
        with self.assertRaisesRegex(Refused, "no|not"):
            self.engine.ask("answer", position=now["position"], index=999)
        self.assertEqual(self.engine.ask("look", position=now["position"]), now)

    def test_after_its_end_nobody_waits(self):
        self.engine.ask("quit")
        with self.assertRaisesRegex(SpinneyError, "has ended"):
            for _ in range(3):
                self.engine.ask("hello")


class EnvTest(unittest.TestCase):
    def test_whole_games_in_the_shape_of_pettingzoo(self):
        with Engine() as engine:
            for game, players in (("root", 2), ("smallworld", 3), ("toll", 2)):
                table = SpinneyEnv(game, engine=engine, players=players)
                table.reset(seed=5)
                self.assertEqual(len(table.possible_agents), players)
                total = dict.fromkeys(table.possible_agents, 0.0)
                left = []
                for agent in table.agent_iter(50_000):
                    observation, reward, termination, truncation, info = table.last()
                    total[agent] += reward
                    if termination or truncation:
                        left.append(agent)
                        table.step(None)
                        continue
                    mask = observation["action_mask"]
                    self.assertEqual(sum(mask), len(info["options"]))
                    table.step(table.action_space(agent).sample(mask))
                self.assertEqual(sorted(left), table.possible_agents)
                self.assertAlmostEqual(sum(total.values()), 1.0)
                self.assertEqual(table.num_agents, 0)

    def test_a_seed_gives_the_same_game_again(self):
        with Engine() as engine:
            table = SpinneyEnv("toll", engine=engine)
            seen = []
            for _ in range(2):
                table.reset(seed=3)
                table.step(0)
                table.step(0)
                seen.append(table.observe(table.agent_selection))
            self.assertEqual(seen[0], seen[1])

    def test_nobody_sees_what_others_hide(self):
        with SpinneyEnv("root", players=2) as table:
            table.reset(seed=1)
            for _ in range(20):
                table.step(0)
            hands = table.observe("seat_0")["observation"]["hands"]
            self.assertTrue(all(card is None for card in hands[1]))
            self.assertTrue(any(card is not None for card in hands[0]))

    def test_what_is_no_action_is_refused(self):
        with SpinneyEnv("toll") as table:
            for wrong in (-1, 10_000, "pass", None):
                with self.assertRaises(ValueError):
                    table.step(wrong)


if __name__ == "__main__":
    unittest.main()
