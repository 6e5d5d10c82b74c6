import type { Language } from '@endoll/api/language.ts'
import type { BillContent } from '../../../documents/bill/bill-document.ts'
import { billWordsOf } from '../../../documents/bill/bill-words.ts'
import type { Findings } from './findings.ts'
import { daysOf, numbersOf } from './printed.ts'
import type { StoredBill, StoredReading } from './stored.ts'

const units = { import: 'kWh', export: 'kWh', reactive: 'kvarh', demand: 'kW', gas_m3: 'm³' } as const

/** A reading of the meter and its day; a maximeter is reset each time and has neither. */
function stateOf(magnitude: StoredReading['magnitude'], figure: string | null, day: string | null) {
  if (figure === null && magnitude === 'demand') return ['', '']
  return [figure === null ? '' : inUnits(magnitude, figure), day ?? '']
}

function inUnits(magnitude: StoredReading['magnitude'], figure: string) {
  return (Number(figure) / (magnitude === 'gas_m3' ? 1 : 1000)).toFixed(3)
}

function storedKey(reading: StoredReading) {
  const { magnitude, tariff_period, quantity } = reading
  return [
    tariff_period === 0 ? '' : `P${tariff_period}`,
    ...stateOf(magnitude, reading.previous_reading, reading.previous_day),
    ...stateOf(magnitude, reading.current_reading, reading.current_day),
    inUnits(magnitude, quantity),
    units[magnitude],
  ].join(' ')
}

/** What the meter showed at both ends and what lies between, every row of it. */
export function readingsAgree(
  { readings }: BillContent,
  stored: StoredBill,
  { language, findings }: { readonly language: Language; readonly findings: Findings },
): void {
  const figure = (text: string) => numbersOf(text, language)[0]?.toFixed(3) ?? ''
  const state = (cell: string) => {
    const [day = ''] = daysOf(cell, language)
    return [figure(cell.replace(/\(?\d\d\/\d\d\/\d{4}\)?/, '')), day]
  }
  const printedKey = ([name = '', previous = '', current = '', quantity = '']: readonly string[]) =>
    [
      /\bP\d\b/.exec(name)?.[0] ?? '',
      ...state(previous),
      ...state(current),
      figure(quantity),
      quantity.split(/\s/).at(-1),
    ].join(' ')
  // Reactive energy and demand that there was none of are left out.
  const expected = stored.readings.filter(
    ({ magnitude, quantity }) => Number(quantity) !== 0 || !['reactive', 'demand'].includes(magnitude),
  )
  findings.same(
    'the readings',
    (readings?.rows ?? []).map(printedKey).toSorted(),
    expected.map(storedKey).toSorted(),
  )
  const { t } = billWordsOf(language)
  const estimated = (readings?.rows ?? []).filter((row) => row.at(-1) === t.readings.estimated).length
  findings.same(
    'how many readings are estimated',
    estimated,
    expected.filter(({ method }) => method === 'estimated').length,
  )
}
