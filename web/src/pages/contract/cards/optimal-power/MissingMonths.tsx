import { MONTHS_OF_DEMAND } from '@endoll/domain/billing/demand-months.ts'
import type { OptimalPowerReply } from '@endoll/api/optimal-power.ts'
import { useTranslations } from 'use-intl'
import { usePowerFormats } from './use-power-formats.ts'

interface MissingMonthsProps {
  readonly known: OptimalPowerReply['known']
}

/** Which months are missing; one sentence where all are. */
export function MissingMonths({ known }: MissingMonthsProps) {
  const t = useTranslations('optimal-power.missing')
  const { spanOf } = usePowerFormats(2)
  if (!known || known.months === 0) return <p className="soft">{t('none', { needed: MONTHS_OF_DEMAND })}</p>
  return (
    <>
      <p className="soft">{t('why', { needed: MONTHS_OF_DEMAND })}</p>
      <details className="optimal-details">
        <summary>{t('which', { count: known.missing.length })}</summary>
        <ul>
          {known.missing.map((span) => (
            <li key={span.start_date} className="figures">
              {spanOf(span)}
            </li>
          ))}
        </ul>
      </details>
    </>
  )
}
