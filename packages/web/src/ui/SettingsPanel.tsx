import { Switch } from 'radix-ui'
import { lazy, useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { MOTIONS, PACES, TEXT_SIZES, useSettings } from '../settings.ts'
import { Part } from './Guard.tsx'
import { LanguageSwitch, ThemeSwitch } from './Preferences.tsx'
import { Segmented } from './Segmented.tsx'

/** Draws all seats, which most people never ask for. */
const ColourCheck = lazy(() => import('./ColourCheck.tsx'))

/** All that can be set for this device. Where others play, too, there is no coach to be set. */
export default function SettingsPanel({ hasCoach = true }: { readonly hasCoach?: boolean }) {
  const { t } = useTranslation()
  const { pace, textSize, motion, change } = useSettings()
  return (
    <div className="preferences">
      <h3>{t('language')}</h3>
      <LanguageSwitch />
      <h3>{t('theme')}</h3>
      <ThemeSwitch />
      <h3>{t('textSize')}</h3>
      <Segmented
        label={t('textSize')}
        value={textSize}
        options={TEXT_SIZES.map((value) => ({ value, label: t(`textSize.${value}`) }))}
        onChange={(next) => change({ textSize: next })}
      />
      <h3>{t('motion')}</h3>
      <Segmented
        label={t('motion')}
        value={motion}
        options={MOTIONS.map((value) => ({ value, label: t(`motion.${value}`) }))}
        onChange={(next) => change({ motion: next })}
      />
      <h3>{t('pace')}</h3>
      <Segmented
        label={t('pace')}
        value={pace}
        options={PACES.map((value) => ({ value, label: t(`pace.${value}`) }))}
        onChange={(next) => change({ pace: next })}
      />
      <OnOff word="forced" label={t('forced')} text={t('forced.text')} />
      <OnOff word="confirmRash" label={t('confirmRash')} text={t('confirmRash.text')} />
      {hasCoach && <OnOff word="coach" label={t('coach')} text={t('coach.text')} />}
      <OnOff word="sound" label={t('sound')} text={t('sound.text')} />
      <Colours />
    </div>
  )
}

/** Whether seats are told apart by every eye can be seen. */
function Colours() {
  const { t } = useTranslation()
  const [open, setOpen] = useState(false)
  return (
    <details className="colours" onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>{t('colours')}</summary>
      {open && (
        <Part>
          <ColourCheck />
        </Part>
      )}
    </details>
  )
}

interface OnOffProps {
  readonly word: 'forced' | 'confirmRash' | 'coach' | 'sound'
  readonly label: string
  readonly text: string
}

/** Something that is switched on or off. */
function OnOff({ word, label, text }: OnOffProps) {
  const { [word]: checked, change } = useSettings()
  const id = useId()
  return (
    <div className="switch-row">
      <label htmlFor={id}>
        {label}
        <small>{text}</small>
      </label>
      <Switch.Root id={id} className="switch" checked={checked} onCheckedChange={(on) => change({ [word]: on })}>
        <Switch.Thumb className="switch-thumb" />
      </Switch.Root>
    </div>
  )
}
