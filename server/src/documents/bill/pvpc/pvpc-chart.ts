import { monthOf } from '@endoll/domain/time/day.ts'
import type { BillData, BilledSpan } from '../../bill-data.ts'
import { energyPeriodName, mainMonth, type BillWords } from '../bill-words.ts'
import type { TariffPeriod } from '@endoll/domain/supply/tariff-periods.ts'

export interface ChartContent {
  readonly title: string
  readonly drawing: string
  readonly alt: string
  /** What the colours are. */
  readonly legend: readonly { readonly name: string; readonly colour: string }[]
  readonly mean: { readonly name: string; readonly colour: string }
  /** The highest of the axis, in kWh. */
  readonly highest: string
  readonly months: readonly { readonly label: string; readonly energy: string }[]
}

/** Of P1, P2 and P3, read and estimated; of what is not known by period. Apart by lightness too, for grey print. */
const colours = {
  read: ['#22225c', '#17698a', '#4bc2b8'],
  estimated: ['#9a97c0', '#a3c9d8', '#c9ece8'],
} as const
const unread = '#8b9296'
const meanColour = '#a43600'

/** Fourteen months, and one that is cut at its beginning (Resolución of 2021-04-28, Tercero.1.f.5). */
export const mostMonths = 14

const column = 100
const height = 300
const width = 58

interface Piece {
  readonly wh: number
  readonly colour: string
  readonly name: string
}

function piecesOf({ energyWh, estimated, periodsWh }: BilledSpan, tariff: string, words: BillWords): Piece[] {
  const { use: t } = words.t.pvpc
  if (!periodsWh || periodsWh.length > colours.read.length) {
    return [{ wh: Math.max(0, energyWh), colour: unread, name: t.unread }]
  }
  return periodsWh.map((wh, index) => {
    const period = energyPeriodName(tariff, (index + 1) as TariffPeriod, words)
    return {
      wh: Math.max(0, wh),
      colour: colours[estimated ? 'estimated' : 'read'][index] ?? unread,
      name: estimated ? t.estimatedOf(period) : t.of(period),
    }
  })
}

/** The bars of the months, one over the other by period, with the line of their mean, as SVG. */
function drawingOf(bars: readonly (readonly Piece[])[], highestWh: number, meanWh: number): string {
  const drawn = bars.flatMap((pieces, index) => {
    let below = 0
    return pieces.map(({ wh, colour }) => {
      const tall = (wh / highestWh) * height
      below += tall
      const x = index * column + (column - width) / 2
      return `<rect x="${x}" y="${(height - below).toFixed(1)}" width="${width}" height="${tall.toFixed(1)}" fill="${colour}"/>`
    })
  })
  const whole = bars.length * column
  const level = (height - (meanWh / highestWh) * height).toFixed(1)
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${whole} ${height}" preserveAspectRatio="none">` +
    `${drawn.join('')}<rect x="0" y="${level}" width="${whole}" height="4" fill="${meanColour}"/></svg>`
  )
}

/**
 * The energy of the last fourteen months in bars of the tariff's periods, with their mean (Resolución of 2021-04-28,
 * Tercero.1.f.5). Null without a past.
 */
export function pvpcChart({ history, supply }: BillData, words: BillWords): ChartContent | null {
  const shown = history.slice(-mostMonths)
  if (shown.length === 0) return null
  const { t, format } = words
  const { use } = t.pvpc
  const bars = shown.map((span) => piecesOf(span, supply.tariff, words))
  const sums = bars.map((pieces) => pieces.reduce((sum, { wh }) => sum + wh, 0))
  const highestWh = Math.max(1, ...sums)
  const meanWh = sums.reduce((sum, wh) => sum + wh, 0) / sums.length
  const energy = (wh: number) => `${format.number(wh / 1000, 0)}\u00a0kWh`
  const months = shown.map(({ span }, index) => {
    const month = mainMonth(span)
    return {
      label: use.month(format.shortMonth(month), monthOf(`${month}-01`).slice(2, 4)),
      energy: format.number((sums[index] ?? 0) / 1000, 0),
    }
  })
  const legend = [...new Map(bars.flat().map(({ name, colour }) => [name, { name, colour }])).values()]
  return {
    title: use.chart,
    drawing: drawingOf(bars, highestWh, meanWh),
    alt: use.alt(months.map(({ label, energy: of }) => `${label} ${of}\u00a0kWh`).join(', '), energy(meanWh)),
    legend,
    mean: { name: use.mean(energy(meanWh)), colour: meanColour },
    highest: format.number(highestWh / 1000, 0),
    months,
  }
}
