import { centsOfMicrocents } from '@endoll/domain/consumption/hour-cost.ts'
import { useMemo } from 'react'
import { useTranslations } from 'use-intl'
import { useFormat } from '../../../i18n/use-format.ts'
import { today } from '../../../site/today.ts'
import type { Readings } from '../../../features/consumption/readings.ts'
import { energyWords } from '../../../features/consumption/use-time-names.ts'
import { comparisonKey } from '../../../features/consumption/answer.ts'
import { yearAnswerOf } from './year-answer.ts'
import type { YearAnswer as Answer } from './year-answer.ts'

interface YearAnswerProps {
  readonly readings: Readings
}

/** The answer of the year, with surplus and gaps in a second sentence. */
export function YearAnswer({ readings }: YearAnswerProps) {
  const answer = useMemo(() => yearAnswerOf(readings, today()), [readings])
  return answer ? <Sentence answer={answer} readings={readings} /> : null
}

interface SentenceProps {
  readonly answer: Answer
  readonly readings: Readings
}

function Sentence({ answer, readings }: SentenceProps) {
  const t = useTranslations('year.answer')
  const page = useTranslations('consumption')
  const format = useFormat()
  const { kind, importWh, exportWh, comparison, lowest, until, gaps, since } = answer
  const than = () => {
    if (kind === 'latest') return t('before')
    const name = comparison?.name
    return name?.kind === 'year' ? page('when.year', { year: name.year }) : page('comparison.sameDays')
  }
  const direction = () => {
    if (!comparison) return ''
    return page(`comparison.${comparisonKey(comparison)}`, {
      share: format.percent(comparison.share),
      than: than(),
    })
  }
  const share = lowest ? format.percent(lowest.share) : ''
  const said = t(kind, {
    energy: energyWords(format, importWh),
    comparison: direction(),
    lowest: !lowest
      ? ''
      : lowest.periods <= 3
        ? t('valley', { share })
        : t('cheapest', { share, period: readings.period_names[lowest.index] ?? '' }),
    year: readings.start.slice(0, 4),
    day: format.longDay(since),
    first: format.day(readings.start),
    last: format.day(readings.end),
  })
  const { costMicrocents } = answer
  const more = [
    costMicrocents === undefined
      ? ''
      : page(`cost.said.${answer.current ? 'open' : 'past'}`, {
          cost: format.money(centsOfMicrocents(costMicrocents)),
        }),
    exportWh > 0 ? page('surplus', { energy: energyWords(format, exportWh) }) : '',
    until === undefined ? '' : page('until', { day: format.longDay(until) }),
    gaps ? page('gaps') : '',
  ].filter(Boolean)
  return (
    <>
      {said}
      {more.length > 0 ? <span className="year-more">{more.join(' ')}</span> : null}
    </>
  )
}
