import { expect, it } from 'vitest'
import { formatterOf } from '../../platform/formatter.ts'
import { texts } from '../../texts.ts'
import { firstYearSection } from './pre-contract-document.ts'

function noteOf(basis: string, surplus_kwh?: number) {
  const first_year = { total: 436, from: 300, to: 620, kwh: 2100, basis, surplus_kwh }
  const t = texts.es.newContract.summary
  const [section] = firstYearSection({ product: { first_year }, kind: 'electricity' }, t, formatterOf('es'))
  return section?.facts[0]?.note
}

it('the first year says what it rests on, and that with panels of which nothing is known much is assumed', () => {
  expect(noteOf('profile', 0)).toContain('el consumo de un hogar medio. Entre')
  expect(noteOf('profile_sun', 2000)).toContain(
    'lo que compra un hogar medio con placas, porque no se conoce lo de este suministro, y un excedente supuesto de 2.000 kWh. Entre 300,00',
  )
  expect(noteOf('measured')).toContain('el consumo del último año de este suministro. Entre')
})

it('[law.13.n] the first year of a product that follows the market says the month before, what it rests on and its risk', () => {
  const market = {
    from_date: '2025-11-21',
    to_date: '2026-11-20',
    hours_missing: 24,
    month: 51.2,
    cheapest_month: 22.4,
    dearest_month: 88.3,
  }
  const first_year = { total: 610, from: 420, to: 900, kwh: 3487, basis: 'profile', market }
  const t = texts.es.newContract.summary
  const source = { product: { first_year }, kind: 'electricity' } as const
  const [section] = firstYearSection(source, t, formatterOf('es'))
  expect(section?.facts.map(({ label, lines }) => [label, lines[0]])).toEqual([
    ['Coste estimado', expect.stringMatching(/^610,00/)],
    ['Factura del mes anterior', expect.stringMatching(/^51,20/)],
  ])
  const note = section?.facts[1]?.note
  for (const said of [
    'del 21 de noviembre de 2025 al 20 de noviembre de 2026',
    '24 horas',
    '22,40',
    '88,30',
    'no tiene tope',
  ])
    expect(note).toContain(said)
  // What was kept of a draft before it was said.
  const before = { ...first_year, market: undefined }
  expect(
    firstYearSection({ ...source, product: { first_year: before } }, t, formatterOf('es'))[0]?.facts,
  ).toHaveLength(1)
})
