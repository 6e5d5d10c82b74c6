import { withdrawRequest } from '@endoll/api/requests.ts'
import { useTranslations } from 'use-intl'
import { call } from '../../calls/call.ts'
import { AskOnce } from '../../features/requests/AskOnce.tsx'
import { refreshRequests } from '../../flow/open-requests.ts'
import { useToast } from '../../ui/Toast.tsx'

interface WithdrawingProps {
  readonly id: string
}

/** Withdraws the request, after asking once. */
export function Withdrawing({ id }: WithdrawingProps) {
  const t = useTranslations('requests.withdraw')
  const toast = useToast()
  const withdraw = async () => {
    try {
      await call(withdrawRequest, { params: { id } })
      toast({ tone: 'good', text: t('done') })
    } finally {
      refreshRequests()
    }
  }
  return <AskOnce area="requests.withdraw" onYes={withdraw} />
}
