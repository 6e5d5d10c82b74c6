import { centsOfMicrocents } from '@endoll/domain/consumption/hour-cost.ts'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { useFormat } from '../../i18n/use-format.ts'
import { useSite } from '../../site/site.tsx'
import { Link } from '../../ui/Link.tsx'
import { PageHeading } from '../../ui/PageHeading.tsx'
import { comparisonKey } from './answer.ts'
import type { Answer } from './answer.ts'
import { energyWords, useTimeNames } from './use-time-names.ts'

interface ConsumptionHeadingProps {
  /** The contract's name, once one is chosen. */
  name: string | undefined
  /** Address of the supply, where the page does not show it elsewhere. */
  fullAddress: string | undefined
  answer: Answer | undefined
  /** The answer of a view that words its own. */
  said?: ReactNode
}

/** The heading: how much was used and how that compares in one sentence, missing days and surplus in a second. */
export function ConsumptionHeading({ name, fullAddress, answer, said: own }: ConsumptionHeadingProps) {
  const t = useTranslations('consumption')
  const { address } = useSite()
  const { said, more } = useAnswerTexts(answer)
  const details = [more, fullAddress].filter(Boolean)
  return (
    <PageHeading
      back={<Link href={address('contracts')}>{t('back')}</Link>}
      title={name === undefined ? t('title') : t('titleOf', { name })}
      answer={own ?? said}
      detail={
        details.length > 0
          ? details.map((text) => (
              <span key={text} className="consumption-line">
                {text}
              </span>
            ))
          : undefined
      }
    />
  )
}

/** `said`: how much was used and how that compares. `more`: surplus, the last day read, gaps. */
export function useAnswerTexts(answer: Answer | undefined) {
  const t = useTranslations('consumption')
  const format = useFormat()
  const { when, soFar, capital } = useTimeNames()
  if (!answer) return { said: undefined, more: '' }
  const {
    importWh,
    exportWh,
    generatedWh,
    selfUsedWh,
    costMicrocents,
    name,
    until,
    current,
    comparison,
    gaps,
  } = answer
  const than = comparison?.name ? when(comparison.name) : t('comparison.sameDays')
  const open = current && until !== undefined
  const cost =
    costMicrocents === undefined
      ? ''
      : t(`cost.said.${current ? 'open' : 'past'}`, { cost: format.money(centsOfMicrocents(costMicrocents)) })
  const used = t(open ? 'answer.open' : 'answer.past', {
    when: capital(open && name.kind === 'month' ? soFar(name.month) : when(name)),
    energy: energyWords(format, importWh),
    comparison: comparison
      ? t(`comparison.${comparisonKey(comparison)}`, { share: format.percent(comparison.share), than })
      : '',
  })
  const more = [
    exportWh > 0 ? t('surplus', { energy: energyWords(format, exportWh) }) : '',
    generatedWh === undefined ? '' : t('generated', { energy: energyWords(format, generatedWh) }),
    selfUsedWh === undefined ? '' : t('selfUsed', { energy: energyWords(format, selfUsedWh) }),
    until === undefined ? '' : t('until', { day: format.longDay(until) }),
    gaps ? t('gaps') : '',
  ]
  return { said: [used, cost].filter(Boolean).join(' '), more: more.filter(Boolean).join(' ') }
}
