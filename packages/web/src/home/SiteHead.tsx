import { lazy, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useLocation } from 'wouter'
import { Dialog } from '../ui/Dialog.tsx'
import { Part } from '../ui/Guard.tsx'
import { Icon } from '../ui/Icon.tsx'
import { LanguageSwitch } from '../ui/Preferences.tsx'

const SettingsPanel = lazy(() => import('../ui/SettingsPanel.tsx'))

/** The pages that can be gone to from everywhere. */
const WAYS = [
  { href: '/', key: 'nav.play', is: (path: string) => path === '/' || path.startsWith('/new/') },
  { href: '/online', key: 'nav.online', is: (path: string) => path.startsWith('/online') },
  { href: '/learn', key: 'nav.learn', is: (path: string) => path.startsWith('/learn') },
  { href: '/rules', key: 'nav.rules', is: (path: string) => path.startsWith('/rules') },
  { href: '/gallery', key: 'gallery', is: (path: string) => path.startsWith('/gallery') },
  { href: '/history', key: 'history', is: (path: string) => path === '/history' },
] as const

/** The head of every page but a table: the name, the ways, language and settings. */
export function SiteHead({ look = 'bar' }: { readonly look?: 'bar' | 'sky' }) {
  const { t } = useTranslation()
  const [path] = useLocation()
  const [open, setOpen] = useState(false)
  return (
    <header className={`home-head is-${look}`}>
      <Link href="/" className="home-brand">
        <img src="/icon.svg" alt="" width="40" height="40" /> Spinney
      </Link>
      <nav className="home-ways" aria-label={t('nav')}>
        {WAYS.map(({ href, key, is }) => (
          <Link key={href} href={href} aria-current={is(path) ? 'page' : undefined}>
            {t(key)}
          </Link>
        ))}
      </nav>
      <div className="home-switches">
        <LanguageSwitch />
        <button type="button" className="button round" aria-label={t('settings')} onClick={() => setOpen(true)}>
          <Icon name="settings" />
        </button>
      </div>
      <Dialog open={open} title={t('settings')} onClose={() => setOpen(false)}>
        <Part>
          <SettingsPanel />
        </Part>
      </Dialog>
    </header>
  )
}
