import type { State } from '@spinney/kernel'
import { type GameBrain, type Learning, tuningOf } from '../brain.ts'
import { answerOf, type Network, readNetwork } from './network.ts'

/** How likely each seat is to win: the hand-made evaluation, corrected by a network. `share` says how much of it counts. */
export function judgeBy<G extends State>(
  { inputs, look, chances }: Learning<G>,
  network: Network,
  share: number,
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

/** By what fetches them. */
const fetched = new WeakMap<object, Promise<Network>>()

/** Whether this brain wants a network and there is one. */
export function wantsNetwork<G extends State>(brain: GameBrain<G>): boolean {
  return brain.learning?.network !== undefined && tuningOf(brain).learned > 0
}

/** The same brain with its network, which is fetched the first time. */
export async function withNetwork<G extends State>(brain: GameBrain<G>): Promise<GameBrain<G>> {
  const { learning } = brain
  if (learning?.network === undefined || !wantsNetwork(brain)) return brain
  const { network, inputs } = learning
  const known = fetched.get(network)
  const coming = known ?? network().then((file) => readNetwork(file, inputs))
  if (known === undefined) fetched.set(network, coming)
  return { ...brain, evaluate: judgeBy(learning, await coming, tuningOf(brain).learned) }
}
