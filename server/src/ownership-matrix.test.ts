import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { delegateRoles, roleAllows, type DelegateRole } from '@endoll/domain/identity/delegate-role.ts'
import { apiModules } from './app.ts'
import type { ApiDocument, ApiOperation } from './platform/http/open-api.ts'
import { addDataToken } from './testing/add-data-token.ts'
import { addDelegation } from './testing/add-delegation.ts'
import { fillWith, pathPart, publicChoices } from './testing/address-of-call.ts'
import { absentThings, addThings, type NamedThings } from './testing/customer-things.ts'
import { addCustomer, type TestCustomer } from './testing/factories.ts'
import { offerReadings } from './testing/test-cases.ts'
import { startTestServer, type TestServer } from './testing/test-server.ts'

const methods = ['GET', 'HEAD', 'OPTIONS'] as const
/** Answers differ in these by their nature. */
const perRequest = ['date', 'x-request-id']

let server: TestServer
let document: ApiDocument
let mine: TestCustomer
let theirs: TestCustomer
let caller: Record<string, string>
let own: NamedThings
/** Of another customer. */
let foreign: NamedThings
/** Of the same other customer, of another contract of theirs. */
let apart: Awaited<ReturnType<typeof addThings>>

beforeAll(async () => {
  server = await startTestServer({ enablePayment: true, delegation: true, dataAccess: true, moving: true })
  const { db } = server
  await offerReadings(server)
  ;[mine, theirs] = [await addCustomer(db), await addCustomer(db)]
  // Only for a company does every role hold.
  await db.updateTable('customer').set({ kind: 'company' }).where('id', '=', theirs.customerId).execute()
  ;({ named: own } = await addThings(server, mine))
  ;({ named: foreign } = await addThings(server, theirs, {
    name: 'SECRET-7',
    supply_street: 'Calle Ajena 7',
  }))
  apart = await addThings(server, theirs)
  caller = await server.signIn(mine)
  document = (await server.inject({ url: '/api/docs/openapi.json' })).json<ApiDocument>()
})
afterAll(() => server.stop())

/**
 * Things that are nobody's by session: a lead is there for the browser that made it, a summary for who has its 128 random
 * bits. Who finds them is held by modules/leads/routes.test.ts, and for a change
 * of holder by modules/procedures/change-holder.test.ts.
 */
const bySecret: ReadonlySet<string> = new Set([
  'dni-validation/{id}',
  'solvencia/{id}',
  'contract_drafts/{id}',
  'holder_changes/{token}',
  // Held by modules/data-access/calendar.test.ts.
  'calendar/{secret}',
])

interface MatrixCall {
  readonly path: string
  readonly operation: ApiOperation
}

/** Every read that has a parameter naming a thing of somebody, found in the document that describes the API. */
function namedReads(): MatrixCall[] {
  return Object.entries(document.paths).flatMap(([path, { get: operation }]) => {
    const named = operation?.parameters.some(
      (parameter) =>
        parameter.in === 'path' &&
        !(parameter.name in publicChoices) &&
        !bySecret.has(pathPart(path, parameter.name)),
    )
    return operation && named ? [{ path, operation }] : []
  })
}

/** Whether a call is for the retailer's systems alone, which see what belongs to everybody. */
function isOfRetailer({ operation }: MatrixCall): boolean {
  return operation.security.length === 1 && 'apiKey' in operation.security[0]!
}

function isByToken({ operation }: MatrixCall): boolean {
  return operation.security.some((one) => 'token' in one)
}

function matrixCalls(): MatrixCall[] {
  return namedReads().filter((call) => !isOfRetailer(call) && !isByToken(call))
}

/** Reads of a program by a token. */
function tokenCalls(): MatrixCall[] {
  return namedReads().filter(isByToken)
}

/** The address of a call that names these things. */
function fill({ path }: MatrixCall, things: NamedThings): string {
  return fillWith(path, things)
}

async function ask(method: (typeof methods)[number], url: string, headers: Record<string, string>) {
  const { statusCode, headers: replied, rawPayload } = await server.inject({ method, url, headers })
  const kept = Object.entries(replied).filter(([name]) => !perRequest.includes(name))
  return { statusCode, headers: Object.fromEntries(kept), body: rawPayload.toString('latin1') }
}

/** A battery of one's own beside it opens nothing. */
function beside(things: NamedThings): NamedThings {
  const ids = 'virtual_batteries/{ids}'
  return { ...things, [ids]: `${own[ids]},${things[ids]}` }
}

describe('what belongs to another customer [c7.crm-not-shown]', () => {
  it('is asked for in both versions, by name and by id [r.both-versions]', () => {
    const paths = matrixCalls().map(({ path }) => path)
    expect(paths).toEqual(
      expect.arrayContaining([
        '/api/v1/contracts/{name}/',
        '/api/v2/contracts/{name}/',
        '/api/v1/contract/{id}/',
        '/api/v2/contract/{id}/',
        '/api/v1/contracts/{name}/cch/download/',
      ]),
    )
    expect(paths.filter((path) => path.startsWith('/api/v1/'))).toHaveLength(paths.length / 2)
  })

  it('answers byte for byte what does not exist answers [c6.own-things]', async () => {
    for (const call of matrixCalls()) {
      for (const method of methods) {
        const [theirs, nobodys] = [fill(call, beside(foreign)), fill(call, beside(absentThings))]
        const reply = await ask(method, theirs, caller)
        expect(reply.statusCode, `${method} ${theirs}`).toBe(404)
        expect(reply, `${method} ${theirs}`).toEqual(await ask(method, nobodys, caller))
      }
    }
  })

  it('is not distinguished by a query either', async () => {
    const queries = [
      '?start=2026-11-20&end=2026-11-19',
      '?start=2026-02-30',
      '?start=x',
      '?lang=ca',
      '?limit=1&limit=2',
    ]
    for (const call of matrixCalls()) {
      for (const query of queries) {
        const theirs = await ask('GET', fill(call, beside(foreign)) + query, caller)
        expect(theirs, `${call.path}${query}`).toEqual(
          await ask('GET', fill(call, beside(absentThings)) + query, caller),
        )
        expect(theirs.statusCode).toBeGreaterThanOrEqual(400)
      }
    }
  })

  it('is found where the thing is one’s own, so that the silence above means something', async () => {
    for (const call of matrixCalls()) {
      const expected = { GET: 200, HEAD: 200, OPTIONS: 204 }
      for (const method of methods) {
        const { statusCode } = await ask(method, fill(call, own), caller)
        expect([call.path, method, statusCode]).toEqual([call.path, method, expected[method]])
      }
    }
  })
})

interface Given {
  readonly role?: DelegateRole
  /** Chosen contracts; all without it. */
  readonly contracts?: readonly number[]
  readonly accepted?: boolean
  readonly endedSecondsAgo?: number
}

/** The id of a delegation that lets the caller act for the other customer. */
async function delegate({
  role = 'sign',
  contracts,
  accepted = true,
  endedSecondsAgo,
}: Given): Promise<number> {
  const instant = (ago: number) => new Date(server.clock.nowMs() - ago * 1000).toISOString()
  return addDelegation(server.db, [theirs, mine], {
    role,
    contracts,
    invited_at: instant(60),
    accepted_at: instant(60),
    ...(!accepted && { account_id: null, accepted_at: null, accepted_name: null }),
    ended_at: endedSecondsAgo === undefined ? null : instant(endedSecondsAgo),
  })
}

/** The role that a call takes, by its address in the document. */
function roleOf({ path }: MatrixCall): DelegateRole | undefined {
  const named = path.replace(/^\/api\/v\d+\//, '')
  return apiModules(server.services)
    .flatMap((module) => module.endpoints)
    .find(({ endpoint }) => endpoint.method === 'GET' && endpoint.path === named)?.endpoint.delegate
}

describe('whoever acts for another customer [r.acting-matrix]', () => {
  const withFor = (url: string, id: number | string) => `${url}?for=${id}`

  it.each(delegateRoles)('%s finds what the role allows, and no thing of a third', async (role) => {
    const id = await delegate({ role })
    for (const call of matrixCalls()) {
      const needed = roleOf(call)
      const expected = needed && roleAllows(role, needed) ? 200 : 403
      const { statusCode } = await ask('GET', withFor(fill(call, foreign), id), caller)
      expect([call.path, statusCode]).toEqual([call.path, expected])
      // What is the caller's own is there a thing of somebody else.
      const absent = await ask('GET', withFor(fill(call, absentThings), id), caller)
      expect(absent.statusCode, call.path).toBe(expected === 200 ? 404 : 403)
      expect(await ask('GET', withFor(fill(call, own), id), caller), call.path).toEqual(absent)
    }
  })

  it('finds of chosen contracts those alone', async () => {
    const id = await delegate({ contracts: [apart.contract.id] })
    for (const call of matrixCalls()) {
      if (!roleOf(call)) continue
      const inside = await ask('GET', withFor(fill(call, apart.named), id), caller)
      expect([call.path, inside.statusCode]).toEqual([call.path, 200])
      for (const method of methods) {
        const outside = await ask(method, withFor(fill(call, foreign), id), caller)
        const absent = await ask(method, withFor(fill(call, absentThings), id), caller)
        expect(outside.statusCode, `${method} ${call.path}`).toBe(404)
        expect(outside, `${method} ${call.path}`).toEqual(absent)
      }
    }
  })

  it('is told of one that ended a second ago, or is not accepted yet, what of one that never was', async () => {
    const ids = [await delegate({ endedSecondsAgo: 1 }), await delegate({ accepted: false })]
    for (const call of matrixCalls()) {
      const never = await ask('GET', withFor(fill(call, absentThings), 987_654_321), caller)
      expect(never.statusCode, call.path).toBe(403)
      for (const id of ids)
        for (const things of [foreign, absentThings])
          expect(await ask('GET', withFor(fill(call, things), id), caller), call.path).toEqual(never)
    }
  })
})

describe('a program that reads by a token [r.data-token-matrix]', () => {
  const bearing = (secret: string) => ({ authorization: `Bearer ${secret}` })

  it('finds its owner’s, and of another’s what there is of nobody’s', async () => {
    const headers = bearing(await addDataToken(server.db, mine))
    expect(tokenCalls().length).toBeGreaterThan(5)
    for (const call of tokenCalls()) {
      for (const method of methods) {
        const { statusCode } = await ask(method, fill(call, own), headers)
        expect([call.path, method, statusCode]).toEqual([call.path, method, method === 'OPTIONS' ? 204 : 200])
        const another = await ask(method, fill(call, foreign), headers)
        expect(another.statusCode, call.path).toBe(404)
        expect(another, call.path).toEqual(await ask(method, fill(call, absentThings), headers))
      }
    }
  })

  it('by a delegate’s token finds what the delegation is about, and nothing after its end', async () => {
    const delegation_id = await delegate({ role: 'look', contracts: [apart.contract.id] })
    const of = { customer_id: theirs.customerId, delegation_id }
    const headers = bearing(await addDataToken(server.db, mine, of))
    for (const call of tokenCalls()) {
      const inside = await ask('GET', fill(call, apart.named), headers)
      expect([call.path, inside.statusCode]).toEqual([call.path, 200])
      const outside = await ask('GET', fill(call, foreign), headers)
      expect(outside, call.path).toEqual(await ask('GET', fill(call, absentThings), headers))
      expect(outside.statusCode, call.path).toBe(404)
    }
    const endedLater = { ...of, delegation_id: await delegate({ role: 'look', endedSecondsAgo: 1 }) }
    const ended = await Promise.all([
      addDataToken(server.db, mine, endedLater),
      addDataToken(server.db, mine, { ended_at: '2026-11-21T10:59:59Z' }),
    ])
    for (const call of tokenCalls()) {
      const never = await ask('GET', fill(call, own), bearing('x'.repeat(43)))
      expect(never.statusCode, call.path).toBe(401)
      for (const secret of ended)
        for (const things of [own, apart.named, absentThings])
          expect(await ask('GET', fill(call, things), bearing(secret)), call.path).toEqual(never)
    }
  })

  it('is refused with a session, as without anything', async () => {
    for (const call of tokenCalls())
      expect(await ask('GET', fill(call, own), caller), call.path).toEqual(
        await ask('GET', fill(call, own), {}),
      )
  })
})

describe('without a session', () => {
  it('one’s own, another’s and nobody’s answer the same 401', async () => {
    for (const call of matrixCalls()) {
      for (const method of methods) {
        const replies = await Promise.all(
          [own, foreign, absentThings].map((things) => ask(method, fill(call, things), {})),
        )
        expect([call.path, method, replies[0]?.statusCode]).toEqual([call.path, method, 401])
        expect(replies[1]).toEqual(replies[0])
        expect(replies[2]).toEqual(replies[0])
      }
    }
  })
})

it('a call of the retailer’s systems answers a customer as it answers nobody', async () => {
  const calls = namedReads().filter(isOfRetailer)
  expect(calls.map(({ path }) => path)).toContain('/api/v1/files/{id}/')
  for (const { path } of calls) {
    for (const method of methods) {
      const url = path.replaceAll(/\{\w+\}/g, '0'.repeat(32))
      const reply = await ask(method, url, caller)
      expect([path, method, reply.statusCode]).toEqual([path, method, 401])
      expect(reply).toEqual(await ask(method, url, {}))
    }
  }
})
