import { existsSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { verify } from '@node-rs/argon2'
import { decodeCurve } from '@endoll/domain/consumption/day-curve.ts'
import { hoursOf } from '@endoll/domain/consumption/hours-of-quarters.ts'
import { decodeQuality, isEstimated, isFinal } from '@endoll/domain/consumption/quality.ts'
import { isRestDay } from '@endoll/domain/supply/calendar.ts'
import { addDays, eachDay, type Day } from '@endoll/domain/time/day.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { movableClock } from '../platform/clock.ts'
import { createTestDatabase, type TestDatabase } from '../testing/database.ts'
import type { DemoContract } from './contract.ts'
import { curveSources } from './curve-days.ts'
import { CurveShape } from './curve-shape.ts'
import { demoCustomers } from './customers.ts'
import { loadDemo } from './load.ts'
import { profiles, solarBands, type Band } from './profiles.ts'
import { describeAgreement } from './testing/agreement/describe-agreement.ts'
import { describeBills } from './testing/bills.ts'
import { describeEstimates } from './testing/estimates.ts'
import { describePortfolio } from './testing/portfolio.ts'
import { describeSolarYear } from './testing/solar-year.ts'
import { demoContracts } from './write-folder.ts'

const today: Day = '2026-11-21'
const clock = movableClock(Date.UTC(2026, 10, 21, 11))

let database: TestDatabase
let folder: string
let firstLoad: boolean
const said: string[] = []
function load() {
  return loadDemo({ db: database.db, clock }, { folder, say: (line) => said.push(line) })
}

beforeAll(async () => {
  database = await createTestDatabase()
  folder = await mkdtemp(join(tmpdir(), 'endoll-demo-'))
  firstLoad = await load()
}, 240_000)
afterAll(async () => {
  await database.drop()
  await rm(folder, { recursive: true, force: true })
})

describe('customers', () => {
  it('sign in with the printed password', async () => {
    const accounts = await database.db.selectFrom('account').selectAll().orderBy('id').execute()
    expect(accounts.map(({ email }) => email)).toEqual(demoCustomers.map(({ email }) => email))
    expect(accounts.filter((account) => account.must_change_password).map(({ email }) => email)).toEqual([
      'canvi@demo.endoll.test',
    ])
    for (const { email, password_hash } of accounts) {
      const customer = demoCustomers.find((found) => found.email === email)
      expect(await verify(password_hash ?? '', customer?.password ?? '')).toBe(true)
    }
  })

  it('have the contracts that the list at start promises [r.figures-agree] [r.stored-supply] [r.market-billed]', async () => {
    const { rows } = await sql<{ code: string; contracts: string }>`
      select c.code, string_agg(k.kind || ' ' || k.tariff || ' ' || k.state ||
               case when k.sign_day is null then ' unsigned' else '' end, ', ' order by k.name) as contracts
        from customer c join contract k on k.customer_id = c.id
       where c.code <> 'gestoria' group by c.code order by c.code`.execute(database.db)
    expect(Object.fromEntries(rows.map(({ code, contracts }) => [code, contracts]))).toEqual({
      laia: 'electricity 2.0TD activa',
      marc: 'electricity 2.0TD activa, electricity 2.0TD activa',
      rosa: 'electricity 2.0TD activa, electricity 2.0TD activa, gas RL.2 activa, gas RL.1 activa',
      obrador: 'electricity 3.0TD activa',
      nou: 'electricity 2.0TD esborrany unsigned, electricity 2.0TD esborrany, electricity 2.0TD cancelada',
      antic: 'electricity 2.0TD baixa, electricity 2.0TD baixa, gas 3.2 baixa',
      canvi: 'electricity 2.0TD activa',
    })
    const { rows: gestoria } = await sql<{
      contracts: number
      zones: string[]
      clocks: string[]
      debts: number
      closed: number
    }>`
      select count(*) as contracts, array_agg(distinct zone order by zone) as zones,
             array_agg(distinct time_zone order by time_zone) as clocks,
             count(*) filter (where debt_cents > 0) as debts, count(*) filter (where state = 'baixa') as closed
        from contract k join customer c on c.id = k.customer_id where c.code = 'gestoria'`.execute(
      database.db,
    )
    expect(gestoria[0]).toMatchObject({
      contracts: 130,
      zones: ['baleares', 'canarias', 'ceuta', 'melilla', 'peninsula'],
      clocks: ['Atlantic/Canary', 'Europe/Madrid'],
    })
    expect(gestoria[0]?.debts).toBeGreaterThan(3)
    expect(gestoria[0]?.closed).toBeGreaterThan(1)
  })

  it('with gas have pressure and flow, and the bakery six powers', async () => {
    const gas = await database.db
      .selectFrom('contract')
      .selectAll()
      .where('name', '=', 'G100302')
      .executeTakeFirstOrThrow()
    expect([gas.pressure_bar, gas.flow_m3h, gas.distributor_name]).toEqual([
      '0.022',
      '6.000',
      'Nedgia (Naturgy)',
    ])
    const bakery = await database.db
      .selectFrom('contract')
      .selectAll()
      .where('name', '=', '100401')
      .executeTakeFirstOrThrow()
    expect(bakery.powers_w).toEqual([20_000, 20_000, 25_000, 25_000, 30_000, 34_500])
  })
})

describe('hours [r.demo-bills]', () => {
  const dayOf = async (name: string, day: Day) => {
    const row = await database.db
      .selectFrom('consumption_day')
      .innerJoin('contract', 'contract.id', 'consumption_day.contract_id')
      .selectAll('consumption_day')
      .where('contract.name', '=', name)
      .where('day', '=', day)
      .executeTakeFirstOrThrow()
    const values = decodeCurve(row.import_curve)
    return { values, quality: decodeQuality(row.quality, values.length) }
  }

  it('reach from three years ago to yesterday, without a missing day', async () => {
    const { rows } = await sql<{ first: Day; last: Day; days: number }>`
      select min(day) as first, max(day) as last, count(*) as days
        from consumption_day join contract on id = contract_id where name = '100101'`.execute(database.db)
    expect(rows).toEqual([{ first: '2023-11-21', last: '2026-11-20', days: 1096 }])
  })

  it.each([
    ['100101', '2026-03-29', 23],
    ['100101', '2026-10-25', 25],
    ['110004', '2026-03-29', 23],
    ['110004', '2026-10-25', 25],
    // Quarters of an hour since five weeks ago.
    ['100202', '2026-10-16', 24],
    ['100202', '2026-10-25', 100],
    ['100202', '2026-11-20', 96],
  ])('of %s on %s are %d', async (name, day, count) => {
    const { values } = await dayOf(name, day)
    expect(values).toHaveLength(count)
    expect(values).not.toContain(null)
  })

  it('are final up to ten days ago and provisional after', async () => {
    const billed = await dayOf('100101', addDays(today, -11))
    const validated = await dayOf('100101', addDays(today, -10))
    expect([...billed.quality].every(isFinal)).toBe(true)
    expect([...validated.quality].some(isFinal)).toBe(false)
  })

  it('are estimated now and then', async () => {
    const rows = await database.db.selectFrom('consumption_day').select('quality').execute()
    const share = rows.filter(({ quality }) => quality.some(isEstimated)).length / rows.length
    expect(share).toBeGreaterThan(0.004)
    expect(share).toBeLessThan(0.03)
  })
})

describe('shapes', () => {
  const withCurve = demoContracts(today).filter(({ curve }) => curve !== undefined)

  it('there are some of every kind', () => {
    expect(new Set(withCurve.map(({ curve }) => curve?.profile))).toEqual(new Set(Object.keys(profiles)))
  })

  it('lie within the bands that are declared for them', async () => {
    const outside: string[] = []
    for (const contract of withCurve) {
      const days = await readDays(database, contract.name)
      outside.push(...judge(contract, days).map((sentence) => `${contract.name}: ${sentence}`))
    }
    expect(outside).toEqual([])
  })

  it('the same days are drawn alike whenever they are written', () => {
    const draw = (on: Day) => {
      const source = curveSources(demoContracts(on), on).find(({ contract }) => contract.name === '100201')!
      return new CurveShape(source.supply).draw('2026-05-05')
    }
    expect(draw(addDays(today, 40))).toEqual(draw(today))
  })
})

describeBills(() => database, demoContracts(today))
describeEstimates(() => database)
describeAgreement(() => database)
describe('what the firms’ portfolio says [r.portfolio-recomputed]', () => {
  describePortfolio(() => database, clock, today)
})

describe('what the sun brought the house [r.solar-year-recomputed]', () => {
  describeSolarYear(() => database, clock)
})

type ReadDay = { day: Day; importWh: (number | null)[]; import_wh: number; export_wh: number }

async function readDays({ db }: TestDatabase, name: string): Promise<ReadDay[]> {
  const rows = await db
    .selectFrom('consumption_day')
    .innerJoin('contract', 'contract.id', 'consumption_day.contract_id')
    .select(['day', 'import_curve', 'import_wh', 'export_wh'])
    .where('contract.name', '=', name)
    .execute()
  return rows.map(({ import_curve, ...row }) => {
    const values = decodeCurve(import_curve)
    return { ...row, importWh: values.length > 25 ? hoursOf(values) : values }
  })
}

function total(values: readonly (number | null)[]) {
  return values.reduce<number>((sum, value) => sum + (value ?? 0), 0)
}
function meanOf(days: readonly ReadDay[]) {
  return total(days.map((day) => day.import_wh)) / days.length
}

/** What of a contract's hours lies outside its bands, in words. */
function judge({ curve, name }: DemoContract, days: readonly ReadDay[]): string[] {
  const profile = profiles[curve!.profile]
  const imported = total(days.map((day) => day.import_wh))
  const years = days.length / 365.25
  const inMonths = (...months: string[]) => days.filter(({ day }) => months.includes(day.slice(5, 7)))
  const measured: [string, number, Band][] = [
    ['night share', total(days.map((day) => total(day.importWh.slice(0, 8)))) / imported, profile.nightShare],
    [
      'weekend ratio',
      meanOf(days.filter(({ day }) => isRestDay(day))) / meanOf(days.filter(({ day }) => !isRestDay(day))),
      profile.restdayRatio,
    ],
    ['winter ratio', meanOf(inMonths('12', '01', '02')) / meanOf(inMonths('05', '06')), profile.winterRatio],
  ]
  const yearlyWh = curve!.yearlyKwh * 1000
  if (curve!.solar) {
    const exported = total(days.map((day) => day.export_wh))
    const sun = drawnSunWh(name, days)
    const { kilowattPeak, yieldPerKwp, surplusShare } = solarBands
    measured.push(
      ['yearly energy', (imported + sun - exported) / years / yearlyWh, profile.yearRatio],
      ['kWh a kWp', sun / 1000 / years / kilowattPeak, yieldPerKwp],
      ['surplus', exported / sun, surplusShare],
    )
  } else {
    measured.push(['yearly energy', imported / years / yearlyWh, profile.yearRatio])
  }
  return measured
    .filter(([, value, [from, to]]) => !(value >= from && value <= to))
    .map(
      ([what, value, band]) =>
        `${curve!.profile} ${what} is ${value.toFixed(3)}, not in ${band.join(' to ')}`,
    )
}

function drawnSunWh(name: string, days: readonly ReadDay[]): number {
  const source = curveSources(demoContracts(today), today).find(({ contract }) => contract.name === name)!
  const shape = new CurveShape(source.supply)
  const [first, last] = [days[0]!.day, days.at(-1)!.day]
  let sun = 0
  for (const day of eachDay(first, addDays(last, 1))) sun += shape.draw(day).sunWh
  return sun
}

it('is loaded once, and its files are gone', async () => {
  expect(firstLoad).toBe(true)
  expect(existsSync(join(folder, 'demo-files'))).toBe(false)
  expect(await load()).toBe(false)
})

it('passes its own import without a problem, with notices of neighbours, of its holes and of hours with energy both ways [r.demo]', () => {
  expect(said).toHaveLength(4)
  expect(said[2]).toBe(
    "Noticed in the demo's own files: coefficients_of_others, hours_lacking, both_ways_in_hour.",
  )
  expect(said.at(-1)).toMatch(/^Imported 3\d{6} hours and 2\d{3} bills in /)
})
