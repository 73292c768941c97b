import type { State } from '@spinney/kernel'
import type { GameBrain, Learning } from '../brain.ts'
import { answerOf, type Network } from './network.ts'

/** How likely each seat is to win: the hand-made evaluation, corrected by a network. `share` says how much of it counts. */
export function judgeBy<G extends State>(
  { inputs, look, chances }: Learning<G>,
  network: Network,
  share = 1,
): (g: G) => number[] {
  const row = new Float32Array(inputs.length)
  return (g) => {
    const { logits, write } = look(g)
    const corrected = logits.map((logit, seat) => {
      write(seat, row)
      return logit + share * answerOf(network, row)
    })
    return chances(g, corrected)
  }
}

/** The same brain with an evaluation that was learned. */
export function withNetwork<G extends State>(brain: GameBrain<G>, network: Network, share = 1): GameBrain<G> {
  return brain.learning === undefined ? brain : { ...brain, evaluate: judgeBy(brain.learning, network, share) }
}
