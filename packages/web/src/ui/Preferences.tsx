import { LANGUAGES, languageFacts } from '@spinney/words'
import { useTranslation } from 'react-i18next'
import { THEMES, useSettings } from '../settings.ts'
import { Segmented } from './Segmented.tsx'

export function LanguageSwitch() {
  const { t } = useTranslation()
  const language = useSettings((settings) => settings.language)
  const change = useSettings((settings) => settings.change)
  return (
    <Segmented
      label={t('language')}
      value={language}
      options={LANGUAGES.map((value) => ({
        value,
        label: languageFacts(value).name,
        lang: languageFacts(value).tag,
      }))}
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
