import { useTranslation } from 'react-i18next'
import { useSettings } from '../settings.ts'
import type { Line } from './noticeApi.ts'

/** A moment, as people write it where they are. */
function useMoment(): (at: number) => string {
  const language = useSettings((state) => state.language)
  return (at) => new Date(at).toLocaleString(language, { dateStyle: 'medium', timeStyle: 'short' })
}

interface Props {
  /** When it last worked. */
  readonly sent: number | null
  readonly held:
    | (Omit<NonNullable<Line['held']>, 'detail' | 'table'> & {
        readonly detail?: string | null
        readonly game?: string | undefined
      })
    | null
  /** Whether it is shown rather than sent. */
  readonly isShown?: boolean
}

/** When something was sent, and when something was held back, and why. */
export function NoticeLine({ sent, held, isShown = false }: Props) {
  const { t } = useTranslation('notices')
  const { t: page } = useTranslation()
  const moment = useMoment()
  const why = held === null ? '' : t(`held.${held.why}`, { detail: held.detail ?? '' })
  const time = held === null ? '' : moment(held.at)
  return (
    <p className="notice-line">
      {sent !== null && <span>{t(isShown ? 'line.shown' : 'line.sent', { time: moment(sent) })}</span>}
      <span>
        {held === null
          ? t('line.none')
          : held.game === undefined
            ? t('line.held', { time, why })
            : t('line.heldAt', { time, why, game: page(`game.${held.game}`) })}
      </span>
    </p>
  )
}
