import { expect, it } from 'vitest'
import { partNames, partsOf } from './contract-parts.ts'

const home: Parameters<typeof partsOf>[0] = {
  type: 'electricity',
  state: 'activa',
  start_date: '2019-10-07',
  bateria_virtual: [],
  tariff_options: null,
}
const without = (...names: readonly string[]) => partNames.filter((name) => !names.includes(name))

it.each<[string, Partial<typeof home>, readonly string[]]>([
  ['a home', {}, without('options', 'batteries')],
  [
    'a home with options',
    { tariff_options: { double_tariff: null, happy_hours: null, happy_day: null } },
    without('batteries'),
  ],
  ['gas', { type: 'gas' }, without('consumption', 'bill', 'power', 'optimal', 'options', 'batteries')],
  [
    'a draft',
    { state: 'esborrany', start_date: null },
    without('consumption', 'bill', 'invoices', 'optimal', 'options', 'batteries'),
  ],
  ['a closed one', { state: 'baixa' }, without('bill', 'optimal', 'options', 'batteries')],
])('%s', (_, changes, parts) => {
  expect(partsOf({ ...home, ...changes })).toEqual(parts)
})
