import type { OptimalPowerPeriod } from '@endoll/api/optimal-power.ts'
import { useId, useState } from 'react'
import type { KeyboardEvent } from 'react'
import { useTranslations } from 'use-intl'
import { ChartTable } from '../../../../charts/ChartTable.tsx'
import { usePowerFormats } from './use-power-formats.ts'

/** Width of the drawing in its own units. */
const widthUnits = 1000

const stepOf: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowRight: 1, ArrowUp: -1, ArrowLeft: -1 }

interface PowerPictureProps {
  readonly periods: readonly OptimalPowerPeriod[]
}

/** A bar for each period: demanded, contracted and suggested power. */
export function PowerPicture({ periods }: PowerPictureProps) {
  const t = useTranslations('optimal-power.picture')
  const hintId = useId()
  const [stop, setStop] = useState(0)
  const highest = Math.max(
    ...periods.flatMap(({ contracted, demanded, suggested }) => [contracted, demanded ?? 0, suggested ?? 0]),
  )
  const suggests = periods.some(isOther)
  const move = (event: KeyboardEvent<HTMLElement>) => {
    const last = periods.length - 1
    const target = { Home: 0, End: last }[event.key] ?? stop + (stepOf[event.key] ?? Number.NaN)
    if (Number.isNaN(target)) return
    event.preventDefault()
    const rows = event.currentTarget.querySelectorAll<SVGElement>('[role=img]')
    rows[Math.max(0, Math.min(last, target))]?.focus()
  }
  return (
    <figure className="power-picture">
      <p id={hintId} className="hide">
        {t('hint')}
      </p>
      <ul className="power-legend" role="list" aria-hidden="true">
        {(['demanded', 'contracted', ...(suggests ? ['suggested' as const] : [])] as const).map((mark) => (
          <li key={mark}>
            <i data-mark={mark} />
            {t(mark)}
          </li>
        ))}
      </ul>
      <div role="group" aria-label={t('label')} aria-describedby={hintId} onKeyDown={move}>
        {periods.map((period, index) => (
          <PowerRow
            key={period.period}
            period={period}
            count={periods.length}
            highest={highest}
            tabStop={index === stop}
            onFocus={() => setStop(index)}
          />
        ))}
      </div>
      <PowerTable periods={periods} />
    </figure>
  )
}

function isOther({ suggested, contracted }: OptimalPowerPeriod): boolean {
  return suggested !== null && suggested !== contracted
}

interface PowerRowProps {
  readonly period: OptimalPowerPeriod
  readonly count: number
  readonly highest: number
  readonly tabStop: boolean
  readonly onFocus: () => void
}

function PowerRow({ period, count, highest, tabStop, onFocus }: PowerRowProps) {
  const t = useTranslations('optimal-power.picture')
  const { kW, labelOf } = usePowerFormats(count)
  const { contracted, demanded, suggested } = period
  const x = (power: number) => (power / highest) * widthUnits
  const figures = [
    demanded === null ? t('unknown') : t('demandedOf', { power: kW(demanded) }),
    t('contractedOf', { power: kW(contracted) }),
    ...(isOther(period) && suggested !== null ? [t('suggestedOf', { power: kW(suggested) })] : []),
  ]
  return (
    <div className="power-row">
      <p aria-hidden="true">
        <span>{labelOf(period.period)}</span>
        {figures.map((figure) => (
          <span key={figure} className="small soft figures">
            {figure}
          </span>
        ))}
      </p>
      <svg
        role="img"
        aria-label={`${labelOf(period.period)}: ${figures.join('; ')}.`}
        tabIndex={tabStop ? 0 : -1}
        onFocus={onFocus}
        viewBox={`0 0 ${widthUnits} 24`}
        preserveAspectRatio="none"
      >
        <rect className="power-contracted" x="0" y="1" width={x(contracted)} height="22" />
        {demanded === null ? null : (
          <rect className="power-demanded" x="0" y="6" width={x(demanded)} height="12" />
        )}
        {isOther(period) && suggested !== null ? (
          <line className="power-suggested" x1={x(suggested)} x2={x(suggested)} y1="0" y2="24" />
        ) : null}
      </svg>
    </div>
  )
}

interface PowerTableProps {
  readonly periods: readonly OptimalPowerPeriod[]
}

function PowerTable({ periods }: PowerTableProps) {
  const t = useTranslations('optimal-power.table')
  const { kW, labelOf, spanOf } = usePowerFormats(periods.length)
  const suggests = periods.some(({ suggested }) => suggested !== null)
  const columns = [t('period'), t('contracted'), t('demanded')]
  return (
    <ChartTable
      summary={t('open')}
      caption={t('caption')}
      columns={suggests ? [...columns, t('suggested')] : columns}
      rows={periods.map(({ period, contracted, demanded, demanded_in: span, suggested }) => ({
        key: period,
        cells: [
          labelOf(period),
          kW(contracted),
          demanded === null ? (
            '–'
          ) : (
            <span className="power-demand">
              {kW(demanded)}
              {span ? <span className="power-when small soft">{spanOf(span)}</span> : null}
            </span>
          ),
          ...(suggests ? [suggested === null ? '–' : kW(suggested)] : []),
        ],
      }))}
    />
  )
}
