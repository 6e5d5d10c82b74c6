import { strFromU8, unzipSync } from 'fflate'
import type { LightMyRequestResponse } from 'fastify'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { officeReadings } from './metrics.ts'
import { makeExports } from './modules/own-data/operations/make-exports.ts'
import { asOffice } from './platform/db/who-asks.ts'
import type { ApiDocument } from './platform/http/open-api.ts'
import { createLogger } from './platform/log.ts'
import { openMetrics, type Metrics } from './platform/metrics/open-metrics.ts'
import { filledByCalls, plain } from './testing/canary-tables.fixture.ts'
import {
  describedCalls,
  fittingCalls,
  wordyCall,
  type DescribedCall,
  type FilledCall,
} from './testing/api-calls.ts'
import { ownedTables } from './testing/canaries.ts'
import { addPerson, type Person } from './testing/canary-person.ts'
import { testPassword } from './testing/factories.ts'
import { readPdf } from './testing/read-pdf.ts'
import { testWeb } from './testing/test-web.ts'
import { offerReadings, openTestCase, sendTestClaim } from './testing/test-cases.ts'
import { startTestServer, type TestServer } from './testing/test-server.ts'

/**
 * Readings of a contract that is being made: found by 128 random bits that no other reading tells, so that nobody who
 * only asks comes to them. `modules/leads/routes.test.ts` walks to them, and
 * `modules/procedures/change-holder.test.ts` to what a new holder signs.
 */
const bySecret: ReadonlySet<string> = new Set(
  [
    'leads/dni-validation/{id}',
    'leads/solvencia/{id}',
    'contract_drafts/{id}/summary/',
    'contract_drafts/{id}/',
    'contract_drafts/{id}/contract/',
    'contract_drafts/{id}/bonus_renunciation/',
    'contract_drafts/{id}/conditions/',
    'holder_changes/{token}/document/',
  ].flatMap((path) => ['v1', 'v2'].map((version) => `GET /api/${version}/${path}`)),
)

/**
 * Not there for a person who asks for themselves: `modules/invoices/invoice-ubl.test.ts` asks as a firm,
 * `modules/delegations/delegations.test.ts` for another.
 */
const ofOthers: ReadonlySet<string> = new Set(
  ['invoices/{id}/ubl/', 'delegations/acting/'].flatMap((path) =>
    ['v1', 'v2'].map((version) => `GET /api/${version}/${path}`),
  ),
)

let server: TestServer
let metrics: Metrics
let calls: DescribedCall[]
let laia: Person
let other: Person
const lines: string[] = []
/** What the pages of the build under test begin with, and what they cannot draw. */
let firstCalls: readonly string[] = []
const drawn = { fails: false }

const web = testWeb({
  renderer: {
    firstCalls: async () => firstCalls,
    renderAnswer: async (_, page) => {
      if (drawn.fails) throw new Error(`no heading of ${page.token}`, { cause: new TypeError('no place') })
      return `<p>${JSON.stringify(page.replies)}</p>`
    },
  },
})

beforeAll(async () => {
  const destination = { write: (line: string) => void lines.push(line) }
  server = await startTestServer({}, { web, logger: createLogger({ level: 'debug', destination }) })
  metrics = openMetrics(server.services, officeReadings)
  calls = describedCalls((await server.inject({ url: '/api/docs/openapi.json' })).json<ApiDocument>())
  laia = await addPerson(server.db, 'laia', plain)
  other = await addPerson(server.db, 'pol', plain)
  await offerReadings(server)
  for (const person of [laia, other]) {
    await askForPower(person)
    await openCase(person)
    await sendClaim(person)
    await askForCopy(person)
    person.learned.learn('ine', '08')
    for (const secret of [person.dataToken, ...person.learned.for('secret')])
      person.canaries.keep(secret, 'data token')
    person.learned.learn('tipus', '02')
    person.learned.learn('cups', 'ES0031000000000001')
  }
})
afterAll(async () => {
  metrics.close()
  await server.stop()
})

/** A request that waits for its signature, so that it and its papers can be asked for. */
async function askForPower(person: Person) {
  const [name = ''] = person.learned.for('name')
  const reply = await server.inject({
    method: 'POST',
    url: `/api/v1/contracts/${encodeURIComponent(name)}/power/`,
    headers: await headersOf(person),
    payload: { phone: '600000001', power_p1: 5000, power_p2: 5000 },
  })
  person.learned.learn('id', reply.json<{ request: { id: number } }>().request.id)
}

/** A case with a file, in words of the person's. */
async function openCase(person: Person) {
  const { canaries, customerId } = person
  const { id: contractId } = await server.db
    .selectFrom('contract')
    .select('id')
    .where('customer_id', '=', customerId)
    .executeTakeFirstOrThrow()
  const opened = await openTestCase(server, await headersOf(person), contractId, {
    subject: canaries.word('crm_case.subject'),
    description: canaries.word('crm_message.text'),
    file: canaries.word('uploaded_file.name'),
  })
  person.learned.learn('id', opened.id)
  person.learned.learn('number', 1)
}

/** A claim, so that its acknowledgement can be asked for. */
async function sendClaim(person: Person) {
  const [name = ''] = person.learned.for('name')
  const comments = person.canaries.word('crm_message.text')
  const { id } = await sendTestClaim(server, await headersOf(person), name, { comments })
  person.learned.learn('id', id)
}

/** A copy of everything, so that it can be downloaded. */
async function askForCopy(person: Person) {
  const headers = await headersOf(person)
  await server.inject({ method: 'POST', url: '/api/v1/own_data/copy/', headers })
  expect(await asOffice('job', () => makeExports(server.services))).toEqual({ failed: [] })
}

/** Values with a form, of a person: what a body asks for when it asks for an e-mail, an IBAN and the like. */
function formsOf({ canaries, email }: Person) {
  return [email, ...[...canaries.planted.keys()].map((value) => value.toUpperCase()), '2026-11-20']
}

/** Resets attempts and sessions left by the test before. */
async function headersOf(person: Person, call?: DescribedCall) {
  await server.db.deleteFrom('attempt_budget').execute()
  if (call?.operation.security.some((way) => 'token' in way))
    return { authorization: `Bearer ${person.dataToken}` }
  const headers = await server.signIn(person)
  person.canaries.keep(headers['authorization']!.slice('Bearer '.length), 'token')
  return headers
}

function send(call: FilledCall, headers: Record<string, string>) {
  return server.inject({ ...call, headers })
}

/** What an answer says, documents and spreadsheets read: everything a canary could stand in. */
async function textOf({ headers, rawPayload }: LightMyRequestResponse): Promise<string> {
  const type = String(headers['content-type'])
  const inside = type.startsWith('application/pdf')
    ? JSON.stringify(await readPdf(rawPayload))
    : type.includes('spreadsheet')
      ? Object.values(unzipSync(rawPayload))
          .map((part) => strFromU8(part))
          .join('')
      : ''
  return JSON.stringify(headers) + rawPayload.toString('latin1') + inside
}

/** Sends every call as a person would, and with words of theirs in every place; answers what came back, call by call. */
async function askEverything(
  person: Person,
  received: (name: string, reply: LightMyRequestResponse) => Promise<void>,
) {
  for (const call of calls) {
    const word = person.canaries.word(call.name)
    const headers = await headersOf(person, call)
    for (const fitting of fittingCalls(call, person.learned, { word, forms: formsOf(person) })) {
      const reply = await send(fitting, headers)
      await received(call.name, reply)
      if (reply.statusCode !== 200) continue
      if (String(reply.headers['content-type']).startsWith('application/json'))
        person.learned.learnFrom(reply.json())
      // One that is found says what there is to say; of readings all are asked, they teach.
      if (call.method !== 'GET') break
    }
    const reply = await send(wordyCall(call, word), await headersOf(person, call))
    await received(call.name, reply)
  }
}

/** Nothing of a person, no token and no password in any line of the log. */
function expectCleanLog() {
  expectClean(lines.join(''))
}

function expectClean(text: string) {
  for (const { canaries } of [laia, other]) {
    const found = canaries.foundIn(text).map((canary) => `${canary} (${canaries.planted.get(canary)})`)
    expect(found).toEqual([])
  }
  expect(text).not.toContain(testPassword)
}

describe('what is seeded', () => {
  it('reaches every table that belongs to a customer [r.no-personal-data-in-logs]', async () => {
    const empty: string[] = []
    for (const [table, owned] of await ownedTables(server.db, laia.customerId)) {
      if (filledByCalls.has(table)) continue
      const { rows } = await sql`select 1 from ${sql.table(table)} where ${sql.raw(owned)} limit 1`.execute(
        server.db,
      )
      if (rows.length === 0) empty.push(table)
    }
    // A table that appears here needs a row in `addPerson`, or belongs into `filledByCalls`.
    expect(empty).toEqual([])
  })
})

describe('a page of a customer that carries their data', () => {
  const visit = { 'sec-fetch-dest': 'document', 'sec-fetch-mode': 'navigate', 'sec-fetch-site': 'none' }

  it.each([false, true])('leaves nothing of it in the log (and cannot be drawn: %s)', async (fails) => {
    await server.db.deleteFrom('attempt_budget').execute()
    const [name = ''] = laia.learned.for('name')
    firstCalls = [`/api/v1/contracts/${encodeURIComponent(name)}/`, '/api/v1/invoices/', '/api/v1/nothing/']
    drawn.fails = fails
    const before = lines.length
    const cookie = await server.cookiesOf(laia)
    const { body } = await server.inject({ url: '/contratos', headers: { ...visit, cookie } })
    expect(laia.canaries.foundIn(body).length).toBeGreaterThan(1)
    const [, token] = /"token":"([^"]+)"/.exec(body) ?? []
    laia.canaries.keep(token!, 'token of a page')
    expect(lines.slice(before).join('')).toContain('"route":"page"')
    expect(lines.slice(before).join('').includes('without its answer')).toBe(fails)
    expectCleanLog()
  })

  it('nor where its session cannot be read', async () => {
    const cookie = await server.cookiesOf(laia)
    await sql`alter table account rename to account_gone`.execute(server.db)
    const before = lines.length
    await server.inject({ url: '/contratos', headers: { ...visit, cookie } })
    await sql`alter table account_gone rename to account`.execute(server.db)
    expect(lines.slice(before).join('')).toContain('a page went without its data')
    for (const part of cookie.split(/; |=/)) expect(lines.join('')).not.toContain(part)
    expectCleanLog()
  })
})

describe('a customer who asks for everything', { timeout: 600_000 }, () => {
  it('is answered with what is theirs, and nothing of it is logged', async () => {
    const replied = new Set<string>()
    const seen = new Set<string>()
    await askEverything(laia, async (name, reply) => {
      expect(reply.statusCode, name).not.toBe(500)
      // 501: the thing is there, but this machine cannot make documents.
      if ([200, 501].includes(reply.statusCode)) replied.add(name)
      for (const canary of laia.canaries.foundIn(await textOf(reply)))
        seen.add(laia.canaries.planted.get(canary)!)
    })
    // A reading that is never answered was not tried: `addPerson` must leave something for it to find.
    const forCustomers = calls.filter(({ operation }) => !operation.security.some((way) => 'apiKey' in way))
    const unanswered = forCustomers.filter(
      ({ name, method }) =>
        method === 'GET' && !replied.has(name) && !bySecret.has(name) && !ofOthers.has(name),
    )
    expect(unanswered.map(({ name }) => name)).toEqual([])
    // The canaries do come out where they may: otherwise their absence elsewhere would mean nothing.
    for (const shown of ['contract.supply_street', 'contract.fiscal_nif', 'invoice.number']) {
      expect(seen, shown).toContain(shown)
    }
    expect(lines.length).toBeGreaterThan(calls.length)
    expectCleanLog()
  })

  it('leaves nothing that another customer or a visitor can read, whatever they ask [r.no-cross-customer-leak]', async () => {
    const leaked: string[] = []
    const note = async (name: string, reply: LightMyRequestResponse) => {
      for (const canary of laia.canaries.foundIn(await textOf(reply))) {
        leaked.push(`${name}: ${canary} (${laia.canaries.planted.get(canary)})`)
      }
    }
    await askEverything(other, note)
    const asked = { word: other.canaries.word('visit'), forms: formsOf(laia) }
    for (const call of calls) {
      const headers = await headersOf(other, call)
      for (const foreign of fittingCalls(call, laia.learned, asked)) {
        await note(call.name, await send(foreign, headers))
        await note(call.name, await send(foreign, {}))
      }
    }
    expect(leaked).toEqual([])
    expectCleanLog()
  })
})

describe('what goes wrong is logged without what it was about', { timeout: 600_000 }, () => {
  const failures = () => lines.filter((line) => line.includes('unanticipated')).length
  /** All tables but those that signing in needs. */
  const tables = async () => {
    const { rows } = await sql<{ name: string }>`
      select relname as name from pg_class
       where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') and not relispartition
         and relname not in ('account', 'customer', 'session', 'attempt_budget', 'server_setting', 'hand_off', 'app_codes', 'mail_outbox', 'delegation')`.execute(
      server.db,
    )
    return rows.map(({ name }) => name)
  }
  /** Asks for everything while the tables are away; `replace` may put something else in the place of each. */
  const askWithoutTables = async (
    replace: (name: string, gone: string) => Promise<() => Promise<unknown>>,
  ) => {
    const restorations: (() => Promise<unknown>)[] = []
    for (const name of await tables()) {
      const gone = `${name}_gone`
      await sql`alter table ${sql.table(name)} rename to ${sql.table(gone)}`.execute(server.db)
      const restore = await replace(name, gone)
      restorations.push(async () => {
        await restore()
        await sql`alter table ${sql.table(gone)} rename to ${sql.table(name)}`.execute(server.db)
      })
    }
    try {
      await askEverything(laia, async () => undefined)
    } finally {
      for (const restore of restorations) await restore()
    }
  }

  it('tables that are not there', async () => {
    const before = failures()
    await askWithoutTables(async () => async () => undefined)
    expect(failures()).toBeGreaterThan(before)
    expectCleanLog()
  })

  it('rows that the database refuses, and names in its detail', async () => {
    await sql`create function refuse_row(line text) returns boolean language plpgsql volatile as $$
      begin
        raise exception 'the row violates a check' using errcode = '23514', detail = line, hint = line;
      end $$`.execute(server.db)
    const before = failures()
    await askWithoutTables(async (name, gone) => {
      await sql`create view ${sql.table(name)} as
        select t.* from ${sql.table(gone)} as t where refuse_row(t::text)`.execute(server.db)
      return () => sql`drop view ${sql.table(name)}`.execute(server.db)
    })
    expect(failures()).toBeGreaterThan(before)
    expectCleanLog()
  })
})

describe('metrics of all of it', () => {
  it('name nobody and nothing of anybody [r.no-personal-data-in-metrics]', async () => {
    const text = await metrics.text()
    expect(text).toContain('http_route="/api/v1/contracts/:name/"')
    expectClean(text)
    // Not more series than there are routes, statuses and buckets: no label takes what somebody sends.
    const routes = new Set([...text.matchAll(/http_route="([^"]*)"/g)].map(([, route]) => route))
    for (const route of routes) expect(route).toMatch(/^(page|\/[a-z0-9_/:.*-]*)$/i)
  })
})
