import { useQuery } from '@tanstack/react-query'
import { centsOf } from '@endoll/api/cents.ts'
import type { InvoiceItem } from '@endoll/api/invoices.ts'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import type { ApiError } from '../../calls/api-error.ts'
import { PartFailure } from '../../failures/PartFailure.tsx'
import { useSite } from '../../site/site.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { ByTransfer } from './ByTransfer.tsx'
import { CardPayment } from './CardPayment.tsx'
import { ChoosePart } from './ChoosePart.tsx'
import { payBills, readPayment, showAnew } from './pay-bills.ts'
import type { PaymentToMake } from './pay-bills.ts'
import { offersTransfer } from './transfer.ts'
import type { PaidInvoice } from '../../supplies/how-paid.ts'

interface PayDialogProps {
  readonly invoice: Pick<InvoiceItem, 'number' | 'cups'> & PaidInvoice
  readonly open: boolean
  readonly onClose: () => void
}

/** The payment of a bill by card. The amount is read when it opens; the provider is loaded only then. */
export function PayDialog({ invoice, open, onClose }: PayDialogProps) {
  const t = useTranslations('payments')
  const closeLabel = useTranslations('app')('close')
  const close = () => {
    onClose()
    showAnew()
  }
  return (
    <Dialog
      open={open}
      onClose={close}
      title={t('title', { number: invoice.number })}
      closeLabel={closeLabel}
    >
      <Amount invoice={invoice} onClose={close} />
    </Dialog>
  )
}

interface AmountProps {
  readonly invoice: PayDialogProps['invoice']
  readonly onClose: () => void
}

/** What is to be paid now; a list may have been open for hours. */
function Amount({ invoice, onClose }: AmountProps) {
  const t = useTranslations('payments')
  const { settings } = useSite()
  const [chosen, setChosen] = useState<number>()
  // Read when opened, not while the card is typed: the server compares the amount anyway.
  const { data, error, refetch } = useQuery<PaymentToMake, ApiError>({
    queryKey: ['payment', invoice.number],
    queryFn: () => readPayment(invoice.number),
    staleTime: Infinity,
    gcTime: 0,
  })
  if (error) return <PartFailure error={error} title={t('unread')} onRetry={() => void refetch()} />
  if (!data) return <Skeleton label={t('loading')} shape="text" />
  if (!data.payable) return <Notice tone="info">{t('nothing')}</Notice>
  const { instalment } = data
  // The last part is all that is left.
  const asks = instalment !== null && instalment.amount !== data.amount
  if (asks && chosen === undefined) {
    return <ChoosePart instalment={instalment} amount={data.amount} onChosen={setChosen} />
  }
  const amount = chosen ?? data.amount
  const part = instalment?.amount === amount ? instalment : undefined
  return (
    <CardPayment
      calls={payBills([invoice.number], amount, part && { [invoice.number]: part.position })}
      detail={
        part
          ? t('part.detail', { position: String(part.position), parts: String(part.parts) })
          : invoice.cups.street
      }
      onClose={onClose}
      backLabel={t('back')}
      instead={
        offersTransfer(settings, invoice) ? (
          <ByTransfer number={invoice.number} amountCents={centsOf(amount)} />
        ) : null
      }
    />
  )
}
