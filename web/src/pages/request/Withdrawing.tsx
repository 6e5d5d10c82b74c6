import { withdrawRequest } from '@endoll/api/requests.ts'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { call } from '../../calls/call.ts'
import { useAction } from '../../calls/use-action.ts'
import { FailureNotice } from '../../failures/FailureNotice.tsx'
import { refreshRequests } from '../../flow/open-requests.ts'
import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { useToast } from '../../ui/Toast.tsx'

interface WithdrawingProps {
  readonly id: string
}

/** Withdraws the request, after asking once. */
export function Withdrawing({ id }: WithdrawingProps) {
  const t = useTranslations('requests.withdraw')
  const toast = useToast()
  const [open, setOpen] = useState(false)
  const { busy, failure, run } = useAction()
  const withdraw = async () => {
    await run(async () => {
      await call(withdrawRequest, { params: { id } })
      setOpen(false)
      toast({ tone: 'good', text: t('done') })
    })
    refreshRequests()
  }
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
            <Button look="danger" busy={busy} busyLabel={t('busy')} onClick={() => void withdraw()}>
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
