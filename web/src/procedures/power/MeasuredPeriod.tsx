import { useTranslations } from 'use-intl'
import { useFormat } from '../../i18n/use-format.ts'
import type { Peak } from './measured.ts'
import './power.css'

interface MeasuredPeriodProps {
  readonly peak: Peak | undefined
  readonly proposedW: number | undefined
  /** As it is typed, in W; undefined while it is no power. */
  readonly typedW: number | undefined
  /** The most that any period shows, so that all pictures have one scale. */
  readonly mostW: number
  /** It would be cut. */
  readonly below: boolean
}

/** Below the field of one period: what was measured, what is proposed, and both beside what is typed. */
export function MeasuredPeriod({ peak, proposedW, typedW, mostW, below }: MeasuredPeriodProps) {
  const t = useTranslations('power.measured')
  const format = useFormat()
  const written = (powerW: number) => `${format.power(powerW).value} kW`
  const share = (powerW: number) => `${Math.min(100, (100 * powerW) / mostW)}%`
  if (!peak && proposedW === undefined) return null
  return (
    <div className="measured-period small" data-below={below || undefined}>
      {peak ? (
        <>
          <div className="power-gauge" aria-hidden="true">
            <i style={{ inlineSize: share(typedW ?? 0) }} />
            <b style={{ insetInlineStart: share(peak.demandW) }} />
          </div>
          <p>
            {t('peak', {
              power: written(peak.demandW),
              span: format.month(peak.span.start_date.slice(0, 7)),
            })}
          </p>
        </>
      ) : null}
      {proposedW === undefined ? null : <p>{t('proposal', { power: written(proposedW) })}</p>}
    </div>
  )
}
