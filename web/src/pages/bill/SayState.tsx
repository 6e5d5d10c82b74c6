import type { ExplainedBill } from '@endoll/api/bill.ts'
import { sayInvoiceState } from '@endoll/api/invoice-states.ts'
import { invoiceStateDays } from '@endoll/domain/billing/invoice-states.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { call } from '../../calls/call.ts'
import { today } from '../../site/today.ts'
import { announce } from '../../ui/announce.ts'
import { Button } from '../../ui/Button.tsx'
import { Notice } from '../../ui/Notice.tsx'

interface SayStateProps {
  readonly bill: ExplainedBill
}

const choices = [
  { text: 'accept', state: 'accepted' },
  { text: 'reject', state: 'rejected', reason: '01' },
  { text: 'private', state: 'rejected', reason: '02' },
  { text: 'pay', state: 'paid' },
] as const

/** A firm tells of its bill that it accepts, rejects or has paid it, as of today. */
export function SayState({ bill }: SayStateProps) {
  const t = useTranslations('bill-details.states')
  const client = useQueryClient()
  const said = useMutation({
    mutationFn: ({ state, reason }: { state: 'accepted' | 'rejected' | 'paid'; reason?: '01' | '02' }) =>
      call(sayInvoiceState, {
        params: { id: String(bill.invoice.id) },
        body: { state, date: today(), ...(reason && { reason }) },
      }),
    onSuccess: (_, { state, reason }) => {
      // It stands in the history, above what was pressed.
      announce(t(reason ? `reason_${reason}` : state))
      return client.invalidateQueries()
    },
  })
  return (
    <details className="explained">
      <summary>{t('title')}</summary>
      <div className="stack" data-gap="s">
        <p className="small soft">{t('why', { days: invoiceStateDays.at(-1)?.value ?? 0 })}</p>
        <div className="row">
          {choices.map(({ text, ...choice }) => (
            <Button key={text} small onClick={() => void (said.isPending || said.mutate(choice))}>
              {t(text)}
            </Button>
          ))}
        </div>
        {said.isError ? <Notice tone="bad" announce title={t('failed')} /> : null}
      </div>
    </details>
  )
}
