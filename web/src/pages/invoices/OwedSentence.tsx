import { centsOf } from '@endoll/api/cents.ts'
import { centsToEuroNumber } from '@endoll/domain/money.ts'
import type { InvoicesSummary } from '@endoll/api/invoices.ts'
import { useTranslations } from 'use-intl'
import { useFormat } from '../../i18n/use-format.ts'
import { useSite } from '../../site/site.tsx'
import { Link } from '../../ui/Link.tsx'
import { PageHeading } from '../../ui/PageHeading.tsx'
import { useDayWords } from '../../i18n/use-day-words.ts'
import '../../supplies/lists.css'

/** `day`: since or until when; undefined if the retailer did not say. */
interface Owed {
  readonly count: number
  readonly amountCents: number
  readonly day: string | undefined
}

/** One sentence on what is owed, by the key of its text. `…Too` comes after a more pressing one. */
type OwedPart =
  | ({
      readonly key:
        | 'debt'
        | 'older'
        | 'olderToo'
        | 'inProcess'
        | 'inProcessToo'
        | 'pending'
        | 'pendingToo'
        | 'toPay'
        | 'toPayToo'
    } & Owed)
  | { readonly key: 'nothing' }
  | { readonly key: 'nothingNext' | 'next'; readonly day: string }

/**
 * The sentences of the answer, the most pressing first: what is overdue, also of bills that are not kept here, what is
 * being collected, what will be charged or is to be paid, when the next bill comes. None if there has never been a bill.
 */
export function owedParts(summary: InvoicesSummary): readonly OwedPart[] {
  const { with_debt, in_process, pending, last_date, next_date } = summary
  const parts: OwedPart[] = []
  const add = (
    key: 'debt' | 'older' | 'inProcess' | 'pending' | 'toPay',
    count: number,
    amount: number,
    day: string | null,
  ) => {
    if (count === 0) return
    const said = key !== 'debt' && parts.length > 0 ? (`${key}Too` as const) : key
    parts.push({ key: said, count, amountCents: centsOf(amount), day: day ?? undefined })
  }
  add('debt', with_debt, summary.amount_debt, summary.debt_since)
  // Of which bills is not known here.
  add('older', summary.amount_debt_older > 0 ? 1 : 0, summary.amount_debt_older, null)
  add('inProcess', in_process, summary.amount_in_process, null)
  // What the bank takes by itself is never what is to be paid.
  add(
    'toPay',
    summary.pending_by_customer,
    summary.amount_pending_by_customer,
    summary.next_due_date_by_customer,
  )
  add(
    'pending',
    pending - summary.pending_by_customer,
    centsToEuroNumber(centsOf(summary.amount_pending) - centsOf(summary.amount_pending_by_customer)),
    summary.next_charge_date,
  )
  if (parts.length > 0) return next_date === null ? parts : [...parts, { key: 'next', day: next_date }]
  if (last_date === null) return []
  return next_date === null ? [{ key: 'nothing' }] : [{ key: 'nothingNext', day: next_date }]
}

const overdue = new Set<OwedPart['key']>(['debt', 'older'])

interface OwedSentenceProps {
  summary: InvoicesSummary | undefined
  /** Name of the contract the page is about; `address` is that of its supply, once known. */
  contract: string | undefined
  address: string | undefined
}

/** The heading of the page: what is owed as the answer, the rest in a second line, then the supply's address. */
export function OwedSentence({ summary, contract, address: supplied }: OwedSentenceProps) {
  const t = useTranslations('invoices')
  const { address } = useSite()
  const say = useOwedWords()
  const [first, ...rest] = summary ? owedParts(summary) : []
  const details = [rest.map(say).join(' '), supplied ?? ''].filter((text) => text !== '')
  return (
    <PageHeading
      back={contract === undefined ? undefined : <Link href={address('contracts')}>{t('back')}</Link>}
      title={contract === undefined ? t('title') : t('titleOf', { name: contract })}
      answer={first && <span className={overdue.has(first.key) ? 'must-act' : undefined}>{say(first)}</span>}
      lines={details}
    />
  )
}

function useOwedWords() {
  const t = useTranslations('invoices.owed')
  const { money } = useFormat()
  const dayWords = useDayWords()
  return (part: OwedPart): string => {
    switch (part.key) {
      case 'nothing':
        return t(part.key)
      case 'older':
      case 'olderToo':
        return t(part.key, { amount: money(part.amountCents) })
      case 'nothingNext':
      case 'next':
        return t(part.key, { day: dayWords(part.day) })
      case 'inProcess':
      case 'inProcessToo':
        return t(part.key, { count: part.count, amount: money(part.amountCents) })
      case 'debt':
      case 'pending':
      case 'pendingToo':
      case 'toPay':
      case 'toPayToo': {
        const amount = { count: part.count, amount: money(part.amountCents) }
        if (part.day !== undefined) return t(part.key, { ...amount, day: dayWords(part.day) })
        if (part.key === 'debt') return t('debtUndated', amount)
        return t(
          part.key === 'pending' || part.key === 'pendingToo' ? 'pendingUndated' : 'toPayUndated',
          amount,
        )
      }
    }
  }
}
