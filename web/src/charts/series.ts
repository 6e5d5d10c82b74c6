/** The colours of energy charts; a period has the same hue everywhere. */
export type Hue = 'peak' | 'flat' | 'valley' | 'p1' | 'p2' | 'p3' | 'p4' | 'p5' | 'p6' | 'surplus' | 'total'

export type Series = { key: string; label: string; hue: Hue }

/** How a chart writes its values; the caller knows language and unit. */
export type ValueFormat = {
  /** In the readout: "60.2 kWh". The value is negative below the axis. */
  formatValue: (value: number) => string
  /** All values of a bar, where they are parts of the total that stands beside them: as they add up to it. */
  formatParts?: (values: readonly number[]) => readonly string[]
  /** At the axis: "50". */
  formatTick: (value: number) => string
  /** Above the axis: "kWh". */
  unit: string
}

/** From this many series on the legend is hidden: it would be longer than the chart. */
export const legendLimit = 55

const byCount: Readonly<Record<number, readonly Hue[]>> = {
  1: ['total'],
  2: ['peak', 'valley'],
  3: ['peak', 'flat', 'valley'],
}
const sixHues = ['p1', 'p2', 'p3', 'p4', 'p5', 'p6'] as const

/** The fixed hue of each energy period of a tariff, P1 first. */
export function huesOf(periodNames: readonly string[]): readonly Hue[] {
  return byCount[periodNames.length] ?? sixHues.slice(0, periodNames.length)
}

/** Hues for series without one of their own (contracts in the invoice chart), repeating after six. */
export function hueInTurn(position: number): Hue {
  return sixHues[position % sixHues.length] ?? 'total'
}
