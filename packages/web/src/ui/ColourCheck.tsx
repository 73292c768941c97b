import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { FACTION_IDS } from '../art/types.ts'
import { Avatar } from '../art/ui/SeatBadge.tsx'
import { DASHES, SEAT_MARKS } from '../table/face.ts'
import { ALL_EYES, EYES } from './eyes.ts'
import { SeatShape } from './SeatShape.tsx'
import './colours.css'

/** All seats as different eyes see them: shapes with their lines of a chart, and the faces of factions. */
export default function ColourCheck() {
  const { t } = useTranslation()
  const own = useId()
  return (
    <>
      <p>{t('colours.text')}</p>
      {/* The browser works in linear light, as the tables of eyes want it. */}
      <svg className="colours-filters" width="0" height="0" aria-hidden="true">
        {ALL_EYES.map((eye) => (
          <filter key={eye} id={`${own}${eye}`} colorInterpolationFilters="linearRGB">
            <feColorMatrix values={`${EYES[eye].map((row) => `${row.join(' ')} 0 0`).join(' ')} 0 0 0 1 0`} />
          </filter>
        ))}
      </svg>
      {ALL_EYES.map((eye) => (
        <figure key={eye} className="colours-eye" data-eye={eye}>
          <figcaption>{t(`eyes.${eye}`)}</figcaption>
          <div style={{ filter: `url(#${own}${eye})` }} aria-hidden="true">
            {SEAT_MARKS.map((mark, seat) => (
              <span key={mark.ink} className="colours-seat">
                <SeatShape mark={mark} size={26} />
                <svg width="34" height="8" viewBox="0 0 34 8" aria-hidden="true">
                  <path d="M0 4H34" stroke={mark.ink} strokeWidth="3.5" strokeDasharray={DASHES[seat]} />
                </svg>
              </span>
            ))}
          </div>
          <div style={{ filter: `url(#${own}${eye})` }} aria-hidden="true">
            {FACTION_IDS.map((faction) => (
              <Avatar key={faction} faction={faction} size={34} />
            ))}
          </div>
        </figure>
      ))}
    </>
  )
}
