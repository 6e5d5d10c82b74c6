import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { useSite } from '../../site/site.tsx'
import { IconButton } from '../../ui/IconButton.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { HelpPanel } from '../HelpPanel.tsx'

/** The help dialog, where the deployment offers it. */
export function HelpButton() {
  const t = useTranslations('frame')
  const close = useTranslations('app')('close')
  const { settings } = useSite()
  const [open, setOpen] = useState(false)
  if (!settings.switches.helpDialog) return null
  return (
    <>
      <IconButton icon="help" label={t('help')} onClick={() => setOpen(true)} />
      <Dialog open={open} onClose={() => setOpen(false)} title={t('help')} closeLabel={close}>
        <p>{t('helpIntro')}</p>
        <HelpPanel />
      </Dialog>
    </>
  )
}
