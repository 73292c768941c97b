"""Tests of the package: python3 -m unittest discover python. `npm test` runs them."""
import os
import sys
import unittest
from pathlib import Path
from unittest import mock

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

    def test_whoever_was_interrupted_gets_the_reply_to_the_next_request(self):
        now = self.engine.ask("new", game="toll", seed="x")
        self.engine._process.stdin.write('{"id":"left","do":"hello"}\n')
        self.assertEqual(self.engine.ask("look", position=now["position"]), now)

    def test_what_is_no_json_is_never_sent(self):
        for odd in (float("nan"), object()):
            with self.assertRaises((ValueError, TypeError)):
                self.engine.ask("look", position=odd)
        self.assertEqual(self.engine.ask("hello")["engine"], "spinney")

    def test_a_missing_program_is_named(self):
        with mock.patch.dict(os.environ, {"SPINNEY_HOME": "/nowhere"}):
            with self.assertRaisesRegex(SpinneyError, "set SPINNEY_HOME"):
                Engine()

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

    def test_a_table_that_cannot_be_set_up_leaves_no_engine_behind(self):
        with mock.patch.object(Engine, "close", autospec=True, side_effect=Engine.close) as close:
            with self.assertRaisesRegex(SpinneyError, "unknown game"):
                SpinneyEnv("chess")
            close.assert_called_once()

    def test_a_shared_engine_forgets_a_table_that_is_closed(self):
        with Engine() as engine:
            table = SpinneyEnv("toll", engine=engine)
            position = table._position
            table.close()
            table.close()
            with self.assertRaisesRegex(SpinneyError, "there is no position"):
                engine.ask("look", position=position)

    def test_numbers_of_other_libraries_are_actions(self):
        class Number:
            def __index__(self):
                return 0

        with SpinneyEnv("toll") as table:
            table.step(Number())
            self.assertTrue(table.action_space("seat_0").contains(Number()))

    def test_what_is_no_action_is_refused(self):
        with SpinneyEnv("toll") as table:
            for wrong in (-1, 10_000, "pass", None):
                with self.assertRaises(ValueError):
                    table.step(wrong)


if __name__ == "__main__":
    unittest.main()
