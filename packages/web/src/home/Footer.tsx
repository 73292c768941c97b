import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Dialog } from '../ui/Dialog.tsx'

/** Who made what, and that we are not official. */
export function Footer() {
  const { t } = useTranslation()
  const [open, setOpen] = useState(false)
  return (
    <footer className="home-foot">
      <p>{t('footer.unofficial')}</p>
      <div className="home-foot-ways">
        <button type="button" className="button quiet small" onClick={() => setOpen(true)}>
          {t('footer.credits')}
        </button>
      </div>
      <Dialog open={open} title={t('footer.credits')} onClose={() => setOpen(false)}>
        <p>{t('footer.unofficial')}</p>
        <p>{t('footer.drawings')}</p>
        <p>{t('footer.stamps')}</p>
        <p>{t('footer.icons')}</p>
        <p>{t('footer.type')}</p>
      </Dialog>
    </footer>
  )
}
