import { Component, type ReactNode, Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { Icon } from './Icon.tsx'

interface Props {
  /** What is shown in the place of what has failed. */
  readonly instead: (error: Error) => ReactNode
  readonly children: ReactNode
}

/** Keeps what fails inside from taking the rest of the page along: React shows nothing at all otherwise. */
class Guard extends Component<Props, { readonly error: Error | null }> {
  override state = { error: null }

  static getDerivedStateFromError(thrown: unknown) {
    return { error: thrown instanceof Error ? thrown : new Error(String(thrown)) }
  }

  override render() {
    const { error } = this.state
    return error === null ? this.props.children : this.props.instead(error)
  }
}

interface PartProps {
  /** What is shown until its script is there. */
  readonly fallback?: ReactNode
  readonly children: ReactNode
}

/** A part of a page whose script comes when it is wanted. If it cannot be had or fails, everything else goes on. */
export function Part({ fallback = null, children }: PartProps) {
  return (
    <Guard instead={() => <PartFailed />}>
      <Suspense fallback={fallback}>{children}</Suspense>
    </Guard>
  )
}

function PartFailed() {
  const { t } = useTranslation()
  return (
    <div className="toast unsaved" role="alert">
      <Icon name="alert" /> {t('failed.part')}
      <button type="button" className="button small" onClick={() => location.reload()}>
        {t('failed.reload')}
      </button>
    </div>
  )
}

/** A whole page. The way home loads everything anew, since nobody knows what else has failed. */
export function WholePage({ fallback = null, children }: PartProps) {
  return (
    <Guard instead={(error) => <PageFailed error={error} />}>
      <Suspense fallback={fallback}>{children}</Suspense>
    </Guard>
  )
}

function PageFailed({ error }: { readonly error: Error }) {
  const { t } = useTranslation()
  return (
    <main className="trouble panel">
      <h1>{t('trouble.internal')}</h1>
      <p>{t('failed.page')}</p>
      <p className="trouble-detail">{error.message}</p>
      <button type="button" className="button primary" onClick={() => location.reload()}>
        {t('failed.reload')}
      </button>
      <a className="button" href="/">
        {t('home')}
      </a>
    </main>
  )
}
