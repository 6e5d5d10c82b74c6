import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { useAction } from '../../calls/use-action.ts'
import { FailureNotice } from '../../failures/FailureNotice.tsx'
import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/Dialog.tsx'

interface AskOnceProps {
  /** Its texts: the button that opens it, the question, yes and no. */
  readonly area: 'requests.withdraw' | 'new-holder.decline'
  readonly onYes: () => Promise<void>
}

/** A button for what cannot be undone: it asks once more, and says what failed. */
export function AskOnce({ area, onYes }: AskOnceProps) {
  const t = useTranslations(area)
  const [open, setOpen] = useState(false)
  const { busy, failure, run } = useAction()
  return (
    <>
      <Button aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {t('open')}
      </Button>
      <Dialog
        open={open}
        onClose={() => setOpen(false)}
        title={t('title')}
        closeLabel={t('keep')}
        footer={
          <>
            <Button
              look="danger"
              busy={busy}
              busyLabel={t('busy')}
              onClick={() =>
                void run(async () => {
                  await onYes()
                  setOpen(false)
                })
              }
            >
              {t('confirm')}
            </Button>
            <Button onClick={() => setOpen(false)}>{t('keep')}</Button>
          </>
        }
      >
        <p>{t('why')}</p>
        <FailureNotice error={failure} />
      </Dialog>
    </>
  )
}
