import { useQuery } from '@tanstack/react-query'
import { centsOf } from '@endoll/api/cents.ts'
import type { PayableInvoice } from '@endoll/api/payments.ts'
import { centsToEuroNumber } from '@endoll/domain/money.ts'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import type { ApiError } from '../../calls/api-error.ts'
import { PartFailure } from '../../failures/PartFailure.tsx'
import { useDayWords } from '../../i18n/use-day-words.ts'
import { useFormat } from '../../i18n/use-format.ts'
import { today } from '../../site/today.ts'
import { Button } from '../../ui/Button.tsx'
import { Checkbox } from '../../ui/choices.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { useBilledTime } from '../../supplies/use-billed-time.ts'
import { CardPayment } from './CardPayment.tsx'
import { payBills, readPayable, showAnew } from './pay-bills.ts'

interface PaySeveralDialogProps {
  /** What is overdue was asked for: it is chosen already. Nothing is without it. */
  readonly overdue: boolean
  readonly open: boolean
  readonly onClose: () => void
}

/** The payment of several bills by one charge: first which ones, then the card. */
export function PaySeveralDialog({ overdue, open, onClose }: PaySeveralDialogProps) {
  const t = useTranslations('payments.several')
  const closeLabel = useTranslations('app')('close')
  const close = () => {
    onClose()
    showAnew()
  }
  return (
    <Dialog open={open} onClose={close} title={t('title')} closeLabel={closeLabel}>
      <Payable overdue={overdue} onClose={close} />
    </Dialog>
  )
}

interface PayableProps {
  readonly overdue: boolean
  readonly onClose: () => void
}

function Payable({ overdue, onClose }: PayableProps) {
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
  return <Choosing {...{ overdue, onClose }} invoices={data.invoices} onAgain={() => void refetch()} />
}

interface ChoosingProps extends PayableProps {
  readonly invoices: readonly PayableInvoice[]
  /** What can be paid is read once more; what was chosen stays so. */
  readonly onAgain: () => void
}

function Choosing({ overdue, invoices, onClose, onAgain }: ChoosingProps) {
  const t = useTranslations('payments.several')
  const { money } = useFormat()
  const [ticked, setTicked] = useState<ReadonlySet<string>>(
    () => new Set(overdue ? numbersOf(invoices.filter(({ amount_debt }) => amount_debt > 0)) : []),
  )
  const [paying, setPaying] = useState(false)
  const chosen = invoices.filter(({ number }) => ticked.has(number))
  const numbers = numbersOf(chosen)
  const cents = chosen.reduce((sum, { amount }) => sum + centsOf(amount), 0)
  if (paying) {
    return (
      <CardPayment
        calls={payBills(numbers, centsToEuroNumber(cents), partsOf(chosen))}
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
  return (
    <div className="stack">
      <Bills invoices={invoices} ticked={ticked} onTick={setTicked} />
      <div className="pay-chosen">
        <p className="pay-amount" role="status">
          <span className="soft">{t('total', { count: chosen.length })}</span>
          <strong className="figures">{money(cents)}</strong>
        </p>
        <Button
          look="primary"
          disabledReason={chosen.length === 0 ? t('none') : undefined}
          onClick={() => setPaying(true)}
        >
          {t('next')}
        </Button>
      </div>
    </div>
  )
}

interface BillsProps {
  readonly invoices: readonly PayableInvoice[]
  readonly ticked: ReadonlySet<string>
  readonly onTick: (ticked: ReadonlySet<string>) => void
}

/** The bills, each with its box; all that no bank takes are chosen, or none, with one press. */
function Bills({ invoices, ticked, onTick }: BillsProps) {
  const t = useTranslations('payments.several')
  const part = useTranslations('payments.part')
  const { money } = useFormat()
  const dayWords = useDayWords()
  const billedTime = useBilledTime()
  const toPay = numbersOf(invoices.filter(({ charged }) => !charged))
  const all = toPay.every((number) => ticked.has(number))
  const hintOf = ({ street, due_date: due, charged }: PayableInvoice) => {
    if (charged)
      return due === null ? t('chargedUndated', { street }) : t('charged', { street, day: dayWords(due) })
    return due === null ? street : t(due < today() ? 'overdue' : 'due', { street, day: dayWords(due) })
  }
  const nameOf = ({ instalment, ...invoice }: PayableInvoice) => {
    const bill = t('invoice', { time: billedTime(invoice), number: invoice.number })
    if (instalment === null) return bill
    const { position, parts } = instalment
    return `${bill}. ${part('detail', { position: String(position), parts: String(parts) })}`
  }
  const toggle = (number: string) => {
    const next = new Set(ticked)
    if (!next.delete(number)) next.add(number)
    onTick(next)
  }
  return (
    <fieldset className="field pay-several">
      <legend>{t('choose')}</legend>
      {toPay.length > 1 ? (
        <Button small onClick={() => onTick(new Set(all ? [] : toPay))}>
          {all ? t('clear') : t('all', { count: String(toPay.length) })}
        </Button>
      ) : null}
      {invoices.map((invoice) => (
        <Checkbox
          key={invoice.number}
          name={invoice.number}
          label={
            <span className="pay-bill">
              <span>{nameOf(invoice)}</span> <span className="figures">{money(centsOf(invoice.amount))}</span>
            </span>
          }
          hint={hintOf(invoice)}
          checked={ticked.has(invoice.number)}
          onChange={() => toggle(invoice.number)}
        />
      ))}
    </fieldset>
  )
}

/** Which part is paid of each that is paid in parts. */
function partsOf(invoices: readonly PayableInvoice[]): Record<string, number> {
  return Object.fromEntries(
    invoices.flatMap(({ number, instalment }) => (instalment ? [[number, instalment.position]] : [])),
  )
}

function numbersOf(invoices: readonly PayableInvoice[]): string[] {
  return invoices.map(({ number }) => number)
}
