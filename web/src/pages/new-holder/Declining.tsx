import { declineHolderChange } from '@endoll/api/holder-changes.ts'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { call } from '../../calls/call.ts'
import { useAction } from '../../calls/use-action.ts'
import { FailureNotice } from '../../failures/FailureNotice.tsx'
import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/Dialog.tsx'

interface DecliningProps {
  readonly token: string
  readonly onDeclined: () => void
}

/** Says no, after asking once. */
export function Declining({ token, onDeclined }: DecliningProps) {
  const t = useTranslations('new-holder.decline')
  const [open, setOpen] = useState(false)
  const { busy, failure, run } = useAction()
  const decline = () =>
    run(async () => {
      await call(declineHolderChange, { body: { token } })
      onDeclined()
    })
  return (
    <div className="row">
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
            <Button look="danger" busy={busy} busyLabel={t('busy')} onClick={() => void decline()}>
              {t('confirm')}
            </Button>
            <Button onClick={() => setOpen(false)}>{t('keep')}</Button>
          </>
        }
      >
        <p>{t('why')}</p>
        <FailureNotice error={failure} />
      </Dialog>
    </div>
  )
}
