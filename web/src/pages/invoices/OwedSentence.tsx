import type { InvoicesSummary } from '@endoll/api/invoices.ts'
import { useTranslations } from 'use-intl'
import { useFormat } from '../../i18n/use-format.ts'
import { useSite } from '../../site/site.tsx'
import { Link } from '../../ui/Link.tsx'
import { PageHeading } from '../../ui/PageHeading.tsx'
import { owedParts } from './owed-sentence.ts'
import type { OwedPart } from './owed-sentence.ts'
import { useDayWords } from '../../i18n/use-day-words.ts'
import '../../supplies/lists.css'

interface OwedSentenceProps {
  summary: InvoicesSummary | undefined
  /** Name of the contract the page is about; `address` is that of its supply, once known. */
  contract: string | undefined
  address: string | undefined
}

/** The heading of the page: what is owed as the answer, the rest in a second line, then the supply's address. */
export function OwedSentence({ summary, contract, address: place }: OwedSentenceProps) {
  const t = useTranslations('invoices')
  const { address } = useSite()
  const say = useOwedWords()
  const [first, ...rest] = summary ? owedParts(summary) : []
  const details = [rest.map(say).join(' '), place ?? ''].filter((text) => text !== '')
  return (
    <PageHeading
      back={contract === undefined ? undefined : <Link href={address('contracts')}>{t('back')}</Link>}
      title={contract === undefined ? t('title') : t('titleOf', { name: contract })}
      answer={first?.key === 'debt' ? <span className="must-act">{say(first)}</span> : first && say(first)}
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
