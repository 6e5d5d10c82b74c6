import { useMemo } from 'react'
import { useTranslations } from 'use-intl'
import { useFormat } from '../../../i18n/use-format.ts'
import { today } from '../../../site/today.ts'
import type { Series } from '../../../features/consumption/answer.ts'
import { energyWords } from '../../../features/consumption/use-words.ts'
import { yearAnswerOf } from './year-answer.ts'
import type { YearAnswer as Answer } from './year-answer.ts'

interface YearAnswerProps {
  readonly series: Series
}

/** The year in one sentence, with what limits it in a second. */
export function YearAnswer({ series }: YearAnswerProps) {
  const answer = useMemo(() => yearAnswerOf(series, today()), [series])
  return answer ? <Sentence answer={answer} series={series} /> : null
}

interface SentenceProps {
  readonly answer: Answer
  readonly series: Series
}

function Sentence({ answer, series }: SentenceProps) {
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
    const { direction: way, about, share } = comparison
    const key = way === 'same' || !about ? way : way === 'less' ? 'aboutLess' : 'aboutMore'
    return page(`comparison.${key}`, { share: format.percent(share), than: than() })
  }
  const share = lowest ? format.percent(lowest.share) : ''
  const said = t(kind, {
    energy: energyWords(format, importWh),
    comparison: direction(),
    lowest: !lowest
      ? ''
      : lowest.periods <= 3
        ? t('valley', { share })
        : t('cheapest', { share, period: series.period_names[lowest.index] ?? '' }),
    year: series.start.slice(0, 4),
    day: format.day(since),
    first: format.day(series.start),
    last: format.day(series.end),
  })
  const more = [
    exportWh > 0 ? page('surplus', { energy: energyWords(format, exportWh) }) : '',
    until === undefined ? '' : page('until', { day: format.day(until) }),
    gaps ? page('gaps') : '',
  ].filter(Boolean)
  return (
    <>
      {said}
      {more.length > 0 ? <span className="year-more">{more.join(' ')}</span> : null}
    </>
  )
}
