import { useEffect, useRef } from 'react'
import { useTranslations } from 'use-intl'
import { warnedMinutes } from '../../../calls/idling.ts'
import { renewSession, sessionRejected } from '../../../calls/session.ts'
import { useAction } from '../../../calls/use-action.ts'
import { FailureNotice } from '../../../failures/FailureNotice.tsx'
import { Button } from '../../../ui/Button.tsx'
import { Dialog } from '../../../ui/Dialog.tsx'

/** Asks an idle customer whether to continue (WCAG 2.2.1); any reaction counts. */
export function IdleWarning() {
  const t = useTranslations('idle')
  const close = useTranslations('app')('close')
  const { busy, failure, run } = useAction()
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => button.current?.focus(), [])
  const stay = () =>
    run(async () => {
      if (!(await renewSession())) sessionRejected()
    })
  return (
    <Dialog
      open
      onClose={() => void stay()}
      title={t('title', { minutes: String(warnedMinutes) })}
      closeLabel={close}
      footer={
        <Button ref={button} look="primary" busy={busy} busyLabel={t('staying')} onClick={() => void stay()}>
          {t('stay')}
        </Button>
      }
    >
      <FailureNotice error={failure} />
      <p>{t('why')}</p>
    </Dialog>
  )
}
