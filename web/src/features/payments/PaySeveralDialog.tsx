import { useQuery } from '@tanstack/react-query'
import { centsOf } from '@endoll/api/cents.ts'
import type { PayableInvoice } from '@endoll/api/payments.ts'
import { centsToEuroNumber } from '@endoll/domain/money.ts'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import type { ApiError } from '../../calls/api-error.ts'
import { PartFailure } from '../../failures/PartFailure.tsx'
import { useFormat } from '../../i18n/use-format.ts'
import { today } from '../../site/today.ts'
import { Button } from '../../ui/Button.tsx'
import { Checkbox } from '../../ui/choices.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { CardPayment } from './CardPayment.tsx'
import { payBills, readPayable, showAnew } from './pay-bills.ts'

interface PaySeveralDialogProps {
  readonly open: boolean
  readonly onClose: () => void
}

/** The payment of several bills by one charge: first which ones, then the card. */
export function PaySeveralDialog({ open, onClose }: PaySeveralDialogProps) {
  const t = useTranslations('payments.several')
  const closeLabel = useTranslations('app')('close')
  const close = () => {
    onClose()
    showAnew()
  }
  return (
    <Dialog open={open} onClose={close} title={t('title')} closeLabel={closeLabel}>
      <Payable onClose={close} />
    </Dialog>
  )
}

interface PayableProps {
  readonly onClose: () => void
}

function Payable({ onClose }: PayableProps) {
  const t = useTranslations('payments')
  const { data, error, refetch } = useQuery<Awaited<ReturnType<typeof readPayable>>, ApiError>({
    queryKey: ['payable'],
    queryFn: readPayable,
    // Read when opened, not while choosing: the server compares the amount anyway.
    staleTime: Infinity,
    gcTime: 0,
  })
  if (error) return <PartFailure error={error} title={t('unread')} onRetry={() => void refetch()} />
  if (!data) return <Skeleton label={t('loading')} shape="text" />
  if (data.invoices.length === 0) return <Notice tone="info">{t('several.nothing')}</Notice>
  return <Choosing invoices={data.invoices} onClose={onClose} onAgain={() => void refetch()} />
}

interface ChoosingProps extends PayableProps {
  readonly invoices: readonly PayableInvoice[]
  /** What can be paid is read once more; what was left out stays so. */
  readonly onAgain: () => void
}

function Choosing({ invoices, onClose, onAgain }: ChoosingProps) {
  const t = useTranslations('payments.several')
  const { money, longDay } = useFormat()
  const [left, setLeft] = useState<ReadonlySet<string>>(
    // Bills with a direct debit are not preselected.
    () => new Set(invoices.filter(({ charged }) => charged).map(({ number }) => number)),
  )
  const [paying, setPaying] = useState(false)
  const chosen = invoices.filter(({ number }) => !left.has(number))
  const numbers = chosen.map(({ number }) => number)
  const cents = chosen.reduce((sum, { amount }) => sum + centsOf(amount), 0)
  if (paying) {
    return (
      <CardPayment
        calls={payBills(numbers, centsToEuroNumber(cents))}
        detail={t('detail', { list: numbers.join(', ') })}
        onClose={onClose}
        backLabel={t('back')}
        over={{
          label: t('chooseAgain'),
          onBack: () => {
            setPaying(false)
            onAgain()
          },
        }}
      />
    )
  }
  const hintOf = ({ street, due, charged }: { street: string; due: string | null; charged: boolean }) => {
    if (charged)
      return due === null ? t('chargedUndated', { street }) : t('charged', { street, day: longDay(due) })
    return due === null ? street : t(due < today() ? 'overdue' : 'due', { street, day: longDay(due) })
  }
  const toggle = (number: string) => {
    const next = new Set(left)
    if (!next.delete(number)) next.add(number)
    setLeft(next)
  }
  return (
    <div className="stack">
      <fieldset className="field pay-several">
        <legend>{t('choose')}</legend>
        {invoices.map(({ number, street, due_date: due, amount, charged }) => (
          <Checkbox
            key={number}
            name={number}
            label={t('invoice', { number, amount: money(centsOf(amount)) })}
            hint={hintOf({ street, due, charged })}
            checked={!left.has(number)}
            onChange={() => toggle(number)}
          />
        ))}
      </fieldset>
      <p className="pay-amount" role="status">
        <span className="soft">{t('total', { count: chosen.length })}</span>
        <strong className="figures">{money(cents)}</strong>
      </p>
      <Button
        look="primary"
        wide
        disabledReason={chosen.length === 0 ? t('none') : undefined}
        onClick={() => setPaying(true)}
      >
        {t('next')}
      </Button>
    </div>
  )
}
