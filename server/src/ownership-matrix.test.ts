import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { ApiDocument, ApiOperation } from './platform/http/open-api.ts'
import { billService } from './testing/bill-service.ts'
import {
  addAttachment,
  addBattery,
  addContract,
  addCurveDay,
  addCustomer,
  addInvoice,
  addPayment,
  type TestContract,
} from './testing/factories.ts'
import { offerReadings, sendTestClaim } from './testing/test-cases.ts'
import { startTestServer, type TestServer } from './testing/test-server.ts'

/** A thing of another customer, something that never was, and the caller's own: the three ways to fill a parameter. */
interface Fillings {
  readonly foreign: string
  readonly absent: string
  readonly own: string
}

const methods = ['GET', 'HEAD', 'OPTIONS'] as const
/** Answers differ in these by their nature. */
const perRequest = ['date', 'x-request-id']

let server: TestServer
let document: ApiDocument
let caller: Record<string, string>
let own: TestContract
let foreign: TestContract
let ownInvoice: number
let foreignInvoice: number
let ownAttachment: number
let foreignAttachment: number
let ownBattery: number
let foreignBattery: number
let ownRequest: number
let foreignRequest: number
let ownBill: string
let foreignBill: string
let ownPayment: string
let foreignPayment: string
let ownCase: number
let foreignCase: number

beforeAll(async () => {
  server = await startTestServer({ enablePayment: true })
  const { db } = server
  const [mine, theirs] = [await addCustomer(db), await addCustomer(db)]
  own = await addContract(db, mine)
  foreign = await addContract(db, theirs, { name: 'SECRET-7', supply_street: 'Calle Ajena 7' })
  for (const { id } of [own, foreign]) await addCurveDay(db, id, '2026-11-20', { importWh: 4242 })
  ;({ id: ownInvoice, number: ownBill } = await addInvoice(db, own))
  ;({ id: foreignInvoice, number: foreignBill } = await addInvoice(db, foreign))
  // A firm's, so that it can be had as UBL too.
  for (const id of [ownInvoice, foreignInvoice]) await billService(db, id)
  ownPayment = await addPayment(db, mine, ownInvoice)
  foreignPayment = await addPayment(db, theirs, foreignInvoice)
  ownAttachment = await addAttachment(db, own)
  foreignAttachment = await addAttachment(db, foreign)
  ownBattery = await addBattery(db, [[own, 50]])
  foreignBattery = await addBattery(db, [[foreign, 50]])
  caller = await server.signIn(mine)
  ownRequest = await askForPower(own, caller)
  foreignRequest = await askForPower(foreign, await server.signIn(theirs))
  await offerReadings(server)
  ;({ id: ownCase } = await sendTestClaim(server, caller, own.name))
  ;({ id: foreignCase } = await sendTestClaim(server, await server.signIn(theirs), foreign.name))
  document = (await server.inject({ url: '/api/docs/openapi.json' })).json<ApiDocument>()
})
afterAll(() => server.stop())

/** A request that waits for its signature, so that it has a paper too. */
async function askForPower({ name }: TestContract, headers: Record<string, string>): Promise<number> {
  const reply = await server.inject({
    method: 'POST',
    url: `/api/v1/contracts/${name}/power/`,
    headers,
    payload: { phone: '600000001', power_p1: 5000, power_p2: 5000 },
  })
  return reply.json<{ request: { id: number } }>().request.id
}

function batteries(): Fillings {
  return {
    foreign: String(foreignBattery),
    absent: '987654321',
    own: String(ownBattery),
  }
}

/**
 * What fills each path parameter that names a thing of a customer, by the path before it. A call whose parameter
 * stands nowhere here fails below.
 */
function customerThings(): Readonly<Record<string, Fillings>> {
  return {
    'contracts/{name}': { foreign: foreign.name, absent: 'SECRET-8', own: own.name },
    'contracts/{contract}': { foreign: foreign.name, absent: 'SECRET-8', own: own.name },
    'contracts/{id}': { foreign: String(foreign.id), absent: '987654321', own: String(own.id) },
    'invoices/{id}': { foreign: String(foreignInvoice), absent: '987654321', own: String(ownInvoice) },
    'requests/{id}': { foreign: String(foreignRequest), absent: '987654321', own: String(ownRequest) },
    'download_attachment/{attachmentId}': {
      foreign: String(foreignAttachment),
      absent: '987654321',
      own: String(ownAttachment),
    },
    'bateria_virtual_percentages/{bateriaId}': batteries(),
    'bateria_virtual_movements/{bateriaId}': batteries(),
    'bateria_virtual_year/{bateriaId}': batteries(),
    // One of one's own beside it opens nothing.
    'virtual_batteries/{ids}': {
      foreign: `${ownBattery},${foreignBattery}`,
      absent: `${ownBattery},987654321`,
      own: String(ownBattery),
    },
    'payments/{invoiceNumber}': { foreign: foreignBill, absent: 'F-NOBODY', own: ownBill },
    'payment_receipts/{reference}': { foreign: foreignPayment, absent: '0000-0000', own: ownPayment },
    'cases/{id}': { foreign: String(foreignCase), absent: '987654321', own: String(ownCase) },
    // Of the case that stands before it.
    'files/{number}': { foreign: '1', absent: '1', own: '1' },
    'contract/{id}': { foreign: String(foreign.id), absent: '987654321', own: String(own.id) },
  }
}

/** Parameters that choose among public things or ways to show; one filling serves all. */
const publicChoices: Readonly<Record<string, string>> = {
  resolution: 'daily',
  zip: '08500',
  ine: '08',
  tipus: '02',
  // Told to everybody, within a budget (modules/contracting): a supply is of whoever takes it.
  cups: 'ES0031000000000001',
}

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
])

interface MatrixCall {
  readonly path: string
  readonly operation: ApiOperation
}

function pathPart(path: string, parameter: string): string {
  const segments = path.replace(/^\/api\/v\d+\//, '').split('/')
  const at = segments.indexOf(`{${parameter}}`)
  return segments.slice(Math.max(0, at - 1), at + 1).join('/')
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

function matrixCalls(): MatrixCall[] {
  return namedReads().filter((call) => !isOfRetailer(call))
}

function fill({ path, operation }: MatrixCall, which: keyof Fillings): string {
  let url = path
  for (const { name, in: where } of operation.parameters) {
    if (where !== 'path') continue
    const part = pathPart(path, name)
    const value = publicChoices[name] ?? customerThings()[part]?.[which]
    if (value === undefined) {
      throw new Error(
        `${operation.operationId}: this test does not know how to fill {${name}} of ${path}. ` +
          `Add '${part}' to customerThings in ownership-matrix.test.ts with a thing of another customer, one that ` +
          'does not exist and one of the caller, or the parameter to publicChoices if it names nothing of a customer.',
      )
    }
    url = url.replace(`{${name}}`, encodeURIComponent(value))
  }
  return url
}

async function ask(method: (typeof methods)[number], url: string, headers: Record<string, string>) {
  const { statusCode, headers: replied, rawPayload } = await server.inject({ method, url, headers })
  const kept = Object.entries(replied).filter(([name]) => !perRequest.includes(name))
  return { statusCode, headers: Object.fromEntries(kept), body: rawPayload.toString('latin1') }
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
        const [theirs, nobodys] = [fill(call, 'foreign'), fill(call, 'absent')]
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
        const theirs = await ask('GET', fill(call, 'foreign') + query, caller)
        expect(theirs, `${call.path}${query}`).toEqual(await ask('GET', fill(call, 'absent') + query, caller))
        expect(theirs.statusCode).toBeGreaterThanOrEqual(400)
      }
    }
  })

  it('is found where the thing is one’s own, so that the silence above means something', async () => {
    for (const call of matrixCalls()) {
      const expected = { GET: 200, HEAD: 200, OPTIONS: 204 }
      for (const method of methods) {
        const { statusCode } = await ask(method, fill(call, 'own'), caller)
        expect([call.path, method, statusCode]).toEqual([call.path, method, expected[method]])
      }
    }
  })
})

describe('without a session', () => {
  it('one’s own, another’s and nobody’s answer the same 401', async () => {
    for (const call of matrixCalls()) {
      for (const method of methods) {
        const replies = await Promise.all(
          (['own', 'foreign', 'absent'] as const).map((which) => ask(method, fill(call, which), {})),
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
