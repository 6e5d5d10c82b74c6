import type { SunAdvice } from '@endoll/api/solar-year.ts'
import { useTranslations } from 'use-intl'

interface AdviceSectionProps {
  readonly advice: SunAdvice
}

/** When to run car and washing, in a sentence, and what it rests on. */
export function AdviceSection({ advice: { sun, days_missing: missing, grid } }: AdviceSectionProps) {
  const t = useTranslations('sun.advice')
  const whole = grid?.start_hour === 0 && grid.end_hour === 24
  const hours = (span: { readonly start_hour: number; readonly end_hour: number }) => ({
    from: String(span.start_hour),
    to: String(span.end_hour),
  })
  return (
    <section className="stack" data-gap="s">
      <h2>{t('title')}</h2>
      <p>
        {sun ? t('sun', hours(sun)) : missing > 0 ? t('missing', { count: missing }) : t('none')}{' '}
        {grid ? (whole ? t(`whole.${grid.basis}`) : t(`grid.${grid.basis}`, hours(grid))) : null}
      </p>
      <p className="small soft">{t('basis')}</p>
    </section>
  )
}
