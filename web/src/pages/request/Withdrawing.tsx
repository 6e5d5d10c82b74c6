import { withdrawRequest } from '@endoll/api/requests.ts'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { call } from '../../calls/call.ts'
import { refreshRequests } from '../../flow/open-requests.ts'
import { useErrorText } from '../../i18n/errors/error-text.ts'
import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { useToast } from '../../ui/Toast.tsx'

interface WithdrawingProps {
  readonly id: string
}

/** Takes the request back, after asking once. */
export function Withdrawing({ id }: WithdrawingProps) {
  const t = useTranslations('requests.withdraw')
  const errorText = useErrorText()
  const toast = useToast()
  const [open, setOpen] = useState(false)
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<unknown>()
  const withdraw = async () => {
    setBusy(true)
    setFailure(undefined)
    try {
      await call(withdrawRequest, { params: { id } })
      setOpen(false)
      toast({ tone: 'good', text: t('done') })
    } catch (error) {
      setFailure(error)
    }
    setBusy(false)
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
        {failure === undefined ? null : (
          <Notice tone="bad" announce>
            {errorText(failure)}
          </Notice>
        )}
      </Dialog>
    </>
  )
}
