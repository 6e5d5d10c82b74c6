import { centsOf } from '@endoll/api/cents.ts'
import type { BrowserSettings } from '@endoll/api/deployment/deployment.ts'
import type { InvoiceItem } from '@endoll/api/invoices.ts'
import { pay } from '@endoll/api/payments.ts'
import { isPayable } from '@endoll/domain/billing/payment-status.ts'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { useMay } from '../../calls/acting.ts'
import { useSite } from '../../site/site.tsx'
import { Button } from '../../ui/Button.tsx'
import { part } from '../../loading/part.tsx'
import type { PaidInvoice } from '../../supplies/how-paid.ts'

const PayDialog = part({
  load: async () => (await import('./PayDialog.tsx')).PayDialog,
  texts: ['payments'],
})

interface PayButtonProps {
  readonly invoice: Pick<InvoiceItem, 'id' | 'number' | 'cups'> & PaidInvoice
  /** In a row of a list. */
  readonly small?: boolean
}

/** Opens the payment of a bill; nothing if it cannot be paid here. Until it is pressed nothing of it is loaded. */
export function PayButton({ invoice, small = false }: PayButtonProps) {
  const t = useTranslations('app.pay')
  const { settings } = useSite()
  const [open, setOpen] = useState(false)
  // It stays mounted when closed, so that the focus goes back to the button.
  const [used, setUsed] = useState(false)
  const offered = useMay(pay) && offersPayment(settings, invoice)
  if (!used && !offered) return null
  return (
    <>
      {offered ? (
        <Button
          look={small ? 'secondary' : 'primary'}
          small={small}
          aria-haspopup="dialog"
          aria-label={t('label', { number: invoice.number })}
          onClick={() => {
            setUsed(true)
            setOpen(true)
          }}
        >
          {t('button')}
        </Button>
      ) : null}
      {used ? <PayDialog invoice={invoice} open={open} onClose={() => setOpen(false)} /> : null}
    </>
  )
}

/** Whether it can be paid here by card now; the server has the last word. */
export function offersPayment(
  { cardProvider }: Pick<BrowserSettings, 'cardProvider'>,
  invoice: Pick<InvoiceItem, 'rectificative_type' | 'state' | 'amount_pending'>,
): boolean {
  return (
    cardProvider !== null &&
    isPayable({
      type: invoice.rectificative_type,
      state: invoice.state,
      pendingCents: centsOf(invoice.amount_pending),
    })
  )
}
