import { centsOf } from '@endoll/api/cents.ts'
import type { ContractsSummary } from '@endoll/api/contracts.ts'
import { useTranslations } from 'use-intl'
import { useFormat } from '../../i18n/use-format.ts'
import { PageHeading } from '../../ui/PageHeading.tsx'
import '../../supplies/lists.css'
import './contracts.css'

/** One sentence on the supplies, by the key of its text. */
type SuppliesPart =
  | { readonly key: 'debt'; readonly count: number; readonly amountCents: number }
  | {
      readonly key: 'waitingSignature' | 'activeAndPaid' | 'active' | 'inProcess' | 'closed'
      readonly count: number
    }

/**
 * What is happening with the supplies, the most pressing first: what must be paid, what must be signed, then the rest.
 * Closed contracts are mentioned only where all are closed.
 */
export function suppliesParts(summary: ContractsSummary): readonly SuppliesPart[] {
  const { active, waiting_signature, in_process, closed, with_debt } = summary
  const amountCents = centsOf(summary.amount_debt)
  const parts: readonly (SuppliesPart | undefined)[] = [
    with_debt > 0 ? { key: 'debt', count: with_debt, amountCents } : undefined,
    waiting_signature > 0 ? { key: 'waitingSignature', count: waiting_signature } : undefined,
    active > 0 ? { key: with_debt > 0 ? 'active' : 'activeAndPaid', count: active } : undefined,
    in_process > 0 ? { key: 'inProcess', count: in_process } : undefined,
    closed > 0 && active + waiting_signature + in_process === 0
      ? { key: 'closed', count: closed }
      : undefined,
  ]
  return parts.filter((part) => part !== undefined)
}

interface SuppliesSentenceProps {
  readonly summary: ContractsSummary | undefined
}

/** The heading of the page: the most pressing sentence as the answer, the rest in a second line. */
export function SuppliesSentence({ summary }: SuppliesSentenceProps) {
  const t = useTranslations('contracts')
  const { money } = useFormat()
  const [first, ...rest] = summary ? suppliesParts(summary) : []
  const say = (part: SuppliesPart) =>
    part.key === 'debt'
      ? t('supplies.debt', { count: part.count, amount: money(part.amountCents) })
      : t(`supplies.${part.key}`, { count: part.count })
  if (!first) return <PageHeading title={t('title')} />
  return (
    <PageHeading
      title={t('title')}
      answer={first.key === 'debt' ? <span className="must-act">{say(first)}</span> : say(first)}
      detail={rest.length > 0 ? rest.map(say).join(' ') : undefined}
    />
  )
}
