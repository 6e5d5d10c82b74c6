import { expect, it } from 'vitest'
import { fingerprints, tableOf, type Cells } from './testing/folder.ts'
import { importsIntoOwnDatabase } from './testing/imports.ts'

const { db, run, all, problemsOf } = importsIntoOwnDatabase()

const home: Cells = {
  cups: 'ES0031999900000021LK0F',
  distributor_code: 'R1-299',
  tariff: '2.0TD',
  power_p1: '4,6',
  power_p2: '3.45',
  power_p3: '',
  self_consumption: '41',
  yearly_p1: '702,5',
  yearly_p2: '648',
  yearly_p3: '0',
  yearly_p4: '',
  yearly_until: '30/09/2026',
  postal_code: '08500',
  municipality: '',
}

function file(...rows: Partial<Cells>[]) {
  return { 'supply-points.csv': tableOf(rows.map((row) => ({ ...home, ...row }) as Cells)) }
}

it('supply points come in as the distributor has them, and the second time nothing changes [r.import-supply-points]', async () => {
  await run(file({}))
  const before = await fingerprints(db())
  await run(file({}))
  expect(await fingerprints(db())).toEqual(before)
  expect(await all('supply_point')).toMatchObject([
    {
      cups20: 'ES0031999900000021LK',
      tariff: '2.0TD',
      powers_w: [4600, 3450],
      self_consumption: '41',
      yearly_until: '2026-09-30',
      postal_code: '08500',
      municipality: null,
    },
  ])
  const { rows } = await run(file({ yearly_p1: '', yearly_p2: '', yearly_p3: '', power_p1: '5,75' })).then(
    async () => ({ rows: await all('supply_point') }),
  )
  expect(rows).toMatchObject([{ powers_w: [5750, 3450], yearly_wh: null }])
})

const gas = { tariff: 'RL.2', power_p1: '', power_p2: '', yearly_p1: '8400', yearly_p2: '', yearly_p3: '' }

it('of gas they have no powers, and the use of a year in one figure', async () => {
  await run(file(gas))
  expect(await all('supply_point')).toMatchObject([{ tariff: 'RL.2', powers_w: [], yearly_wh: [8_400_000] }])
  await run(file({ ...gas, yearly_p1: '' }))
  expect(await all('supply_point')).toMatchObject([{ yearly_wh: null }])
})

it.each<[Partial<Cells>, string]>([
  [{ ...gas, power_p1: '4,6' }, 'power_p1 powers_not_valid'],
  [{ ...gas, yearly_p2: '1' }, 'yearly_p1 periods_not_valid'],
  [{ cups: 'ES0031999900000021XX' }, 'cups cups_field_not_valid'],
  [{ tariff: '9.9TD' }, 'tariff unknown_tariff'],
  [{ power_p2: '' }, 'power_p1 powers_not_valid'],
  [{ power_p1: '' }, 'power_p1 powers_not_valid'],
  [{ power_p3: '4,6' }, 'power_p1 powers_not_valid'],
  [{ yearly_p3: '' }, 'yearly_p1 periods_not_valid'],
  [{ yearly_p2: '' }, 'yearly_p1 periods_not_valid'],
  [{ yearly_p4: '1' }, 'yearly_p1 periods_not_valid'],
  [{ yearly_p1: '-1' }, 'yearly_p1 number_not_valid'],
  [{ self_consumption: 'panels' }, 'self_consumption not_valid'],
  [{ postal_code: '99999' }, 'postal_code postal_code_not_valid'],
])('a supply point with %j is reported and not taken', async (row, problem) => {
  expect(await problemsOf(file(row))).toEqual([`supply-points.csv:2 ${problem}`])
  expect(await all('supply_point')).toEqual([])
})

it('of two lines for one supply the first is taken', async () => {
  expect(await problemsOf(file({}, { cups: 'ES0031999900000021LK', power_p1: '1' }))).toEqual([
    'supply-points.csv:3 cups duplicate',
  ])
  expect(await all('supply_point')).toMatchObject([{ powers_w: [4600, 3450] }])
})
