import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { useFormat } from '../../../i18n/use-format.ts'
import { Card } from '../../../ui/Card.tsx'
import { Field } from '../../../ui/Field.tsx'
import type { SunYear } from './SunPage.tsx'
import { selfUsedWh } from './sun-sums.ts'

interface UsedCardProps {
  readonly year: SunYear
}

/** A home's panels make some thousand kWh a year; nobody's roof makes ten million. */
const longest = 7

/** What was used without going through the meter: measured where a file says so, else from what somebody types. */
export function UsedCard({ year }: UsedCardProps) {
  const t = useTranslations('sun.used')
  const { day, energyText } = useFormat()
  const { measured, year: months } = year
  const dates = { first: day(months.start), last: day(months.end) }
  const self = measured?.self_used_wh
  return (
    <Card title={t('title')}>
      <div className="stack">
        {self == null ? (
          <Typed year={year} />
        ) : (
          <p>
            {t('measured', { ...dates, used: energyText(self, 0) })}{' '}
            {measured?.generated_wh == null
              ? null
              : t('generated', { generated: energyText(measured.generated_wh, 0) })}
          </p>
        )}
      </div>
    </Card>
  )
}

/** Kept nowhere: it is gone with the page. */
function Typed({ year: { year } }: UsedCardProps) {
  const t = useTranslations('sun.used')
  const { day, energyText, number } = useFormat()
  const [typed, setTyped] = useState('')
  const dates = { first: day(year.start), last: day(year.end) }
  const digits = typed.replaceAll(/[.\s\u00a0\u202f]/g, '')
  const valid = /^\d+$/.test(digits) && digits.length <= longest
  const used = valid ? selfUsedWh(Number(digits) * 1000, year.export_wh) : undefined
  if (year.days_read === 0) return <p>{t('noHours', dates)}</p>
  const missing = year.days - year.days_read
  return (
    <>
      <p>{t('why')}</p>
      <p>
        {t('given', { ...dates, given: energyText(year.export_wh, 0) })}{' '}
        {missing > 0 ? t('missing', { count: missing }) : null}
      </p>
      <Field
        name="production"
        label={t('label')}
        hint={t('hint')}
        inputMode="numeric"
        autoComplete="off"
        suffix="kWh"
        width="short"
        value={typed}
        onChange={(event) => setTyped(event.currentTarget.value)}
        error={typed.trim() !== '' && !valid ? t('whole') : undefined}
      />
      <p role="status">
        {valid
          ? used === undefined
            ? t('less', { given: energyText(year.export_wh, 0) })
            : t('used', {
                used: energyText(used, 0),
                share: number(Number(digits) === 0 ? 0 : Math.round((used / (Number(digits) * 1000)) * 100)),
              })
          : null}
      </p>
    </>
  )
}
