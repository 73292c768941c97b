import { type Interruption, isRecord } from '@spinney/kernel'

/** What others may be asked while somebody has the turn: where the survivors of a lost region go. */
export const interruptions: readonly Interruption[] = [
  {
    kind: 'deploy',
    law: 'SW-6.3',
    ways: ['together'],
    choose: {
      together({ options, about }) {
        const hand = isRecord(about) ? about.hand : null
        return options?.find((option) => isRecord(option) && option.tokens === hand) ?? null
      },
    },
    isElsewhere: (state, { seat }) => isRecord(state) && state.seat !== seat,
  },
]
