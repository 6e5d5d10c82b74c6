import { centsOf } from '@endoll/api/cents.ts'
import { askPlan, getPlanOffer } from '@endoll/api/procedures/instalments.ts'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { useMay } from '../../calls/acting.ts'
import { call } from '../../calls/call.ts'
import { read } from '../../calls/query.ts'
import { PartFailure } from '../../failures/PartFailure.tsx'
import { useFormat } from '../../i18n/use-format.ts'
import { Button } from '../../ui/Button.tsx'
import { DefinitionList } from '../../ui/DefinitionList.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { AskPlan } from './InstalmentsDialog.tsx'
import { showAnew } from './pay-bills.ts'
import './payments.css'

interface PlanButtonProps {
  /** Euros that the plan would be over. */
  readonly amount: number
}

/** Opens the asking for one plan over all that is overdue, for whoever may ask for it. */
export function PlanButton({ amount }: PlanButtonProps) {
  const t = useTranslations('payments.plan')
  const closeLabel = useTranslations('app')('close')
  const { money } = useFormat()
  const may = useMay(askPlan)
  // Undefined until it is pressed; then it stays mounted, so that the focus goes back to the button.
  const [open, setOpen] = useState<boolean>()
  if (!may) return null
  const close = () => {
    setOpen(false)
    showAnew()
  }
  return (
    <>
      <Button aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {t('open', { amount: money(centsOf(amount)) })}
      </Button>
      {open === undefined ? null : (
        <Dialog open={open} onClose={close} title={t('title')} closeLabel={closeLabel}>
          <Offer />
        </Dialog>
      )}
    </>
  )
}

/** The bills that it would be over, and in how many parts. */
function Offer() {
  const t = useTranslations('payments.plan')
  const { money } = useFormat()
  const { data, error, refetch } = useQuery({
    ...read(getPlanOffer, {}),
    // Read when opened, not while choosing: the server compares the amount anyway.
    staleTime: Infinity,
    gcTime: 0,
  })
  if (error) return <PartFailure error={error} title={t('unread')} onRetry={() => void refetch()} />
  if (!data) return <Skeleton label={t('loading')} shape="text" />
  const { offer } = data
  if (!offer) return <Notice tone="info">{t('nothing')}</Notice>
  const { invoices, amount } = offer
  const numbers = invoices.map(({ number }) => number)
  return (
    <AskPlan
      offer={offer}
      count={invoices.length}
      draftKey={`plan ${numbers.join(' ')}`}
      send={(body, sendingKey) =>
        call(askPlan, { body: { ...body, invoices: numbers, amount } }, { sendingKey })
      }
      lead={
        <div className="pay-plan">
          <DefinitionList
            items={[
              ...invoices.map((bill) => ({
                term: t('bill', { number: bill.number }),
                value: <span className="figures">{money(centsOf(bill.amount))}</span>,
              })),
              { term: t('all'), value: <strong className="figures">{money(centsOf(amount))}</strong> },
            ]}
          />
        </div>
      }
    />
  )
}
