import { Switch } from 'radix-ui'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { LANGUAGE_NAMES, LANGUAGE_TAGS, LANGUAGES } from '../i18n/languages.ts'
import { PACES, THEMES, useSettings } from '../settings.ts'
import { Segmented } from './Segmented.tsx'

export function LanguageSwitch() {
  const { t } = useTranslation()
  const language = useSettings((settings) => settings.language)
  const change = useSettings((settings) => settings.change)
  return (
    <Segmented
      label={t('language')}
      value={language}
      options={LANGUAGES.map((value) => ({ value, label: LANGUAGE_NAMES[value], lang: LANGUAGE_TAGS[value] }))}
      onChange={(next) => change({ language: next })}
    />
  )
}

export function ThemeSwitch() {
  const { t } = useTranslation()
  const theme = useSettings((settings) => settings.theme)
  const change = useSettings((settings) => settings.change)
  return (
    <Segmented
      label={t('theme')}
      value={theme}
      options={THEMES.map((value) => ({ value, label: t(`theme.${value}`) }))}
      onChange={(next) => change({ theme: next })}
    />
  )
}

/** All that can be set for this device. */
export function Preferences() {
  const { t } = useTranslation()
  const { pace, autoPass, change } = useSettings()
  const passId = useId()
  return (
    <div className="preferences">
      <h3>{t('language')}</h3>
      <LanguageSwitch />
      <h3>{t('theme')}</h3>
      <ThemeSwitch />
      <h3>{t('pace')}</h3>
      <Segmented
        label={t('pace')}
        value={pace}
        options={PACES.map((value) => ({ value, label: t(`pace.${value}`) }))}
        onChange={(next) => change({ pace: next })}
      />
      <div className="switch-row">
        <label htmlFor={passId}>
          {t('autoPass')}
          <small>{t('autoPass.text')}</small>
        </label>
        <Switch.Root
          id={passId}
          className="switch"
          checked={autoPass}
          onCheckedChange={(checked) => change({ autoPass: checked })}
        >
          <Switch.Thumb className="switch-thumb" />
        </Switch.Root>
      </div>
    </div>
  )
}
