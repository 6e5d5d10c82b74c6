import type { ContractsSummary } from '@endoll/api/contracts.ts'
import { useTranslations } from 'use-intl'
import { useFormat } from '../../i18n/use-format.ts'
import { PageHeading } from '../../ui/PageHeading.tsx'
import { suppliesParts } from './supplies-sentence.ts'
import type { SuppliesPart } from './supplies-sentence.ts'
import '../../supplies/lists.css'
import './contracts.css'

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
