import { request, type OutgoingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import { brotliDecompressSync, gunzipSync, inflateSync } from 'node:zlib'
import fc from 'fast-check'
import type { InjectOptions, LightMyRequestResponse } from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { errorStatus } from '@endoll/api/errors.ts'
import { heldNow } from './platform/http/held.ts'
import { createLogger } from './platform/log.ts'
import type { ApiDocument, ApiOperation, JsonSchema } from './platform/http/open-api.ts'
import {
  addAttachment,
  addBattery,
  addContract,
  addCurveDay,
  addCustomer,
  addInvoice,
  type TestCustomer,
} from './testing/factories.ts'
import { addDataToken } from './testing/add-data-token.ts'
import { beyondGuessing, takenByLuck } from './testing/beyond-guessing.ts'
import { hostileHeaders } from './testing/hostile-headers.ts'
import { hostileJson, hostileText, hostileTexts, rawBodies } from './testing/hostile-values.ts'
import { sendTestClaim } from './testing/test-cases.ts'
import { startTestServer, type TestServer } from './testing/test-server.ts'

/** Cases per call of the API, over both versions. */
const casesPerCall = 200
/** Of them, so many once more over a connection that ends within a few milliseconds. */
const brokenOffPerCall = 5
/** Enough for what ends sessions: the calls after the last one meet an ended session, which is worth a try too. */
const mostSignIns = 15
/** Some ten thousand calls, one after the other: three minutes on a busy machine, and only what hangs takes longer. */
const longestMs = 600_000

let server: TestServer
let document: ApiDocument
let customer: TestCustomer
/** How often each status was answered; printed at the end. */
const answered = new Map<number, number>()
/** What names things of the caller, so that the hostile rest of a call reaches the code behind the look-up. */
let ownNames: string[]

/** Log lines that raise an alert; no input may cause them. */
const errorLines: string[] = []
const logger = createLogger({ level: 'error', destination: { write: (line) => void errorLines.push(line) } })

beforeAll(async () => {
  server = await startTestServer({ sso: true }, { logger })
  customer = await addCustomer(server.db)
  const contract = await addContract(server.db, customer, { self_consumption: '41' })
  const invoice = await addInvoice(server.db, contract)
  const { request } = await askForPower(contract.name)
  const attachment = await addAttachment(server.db, contract)
  const battery = await addBattery(server.db, [[contract, 50]])
  const opened = await sendTestClaim(server, await server.signIn(customer), contract.name)
  const ids = [contract.id, invoice.id, request.id, attachment, battery, opened.id]
  ownNames = [contract.name, invoice.number, request.reference, opened.reference, '08', ...new Set(ids)].map(
    String,
  )
  for (const day of ['2026-11-20', '2026-11-21']) await addCurveDay(server.db, contract.id, day)
  document = (await server.inject({ url: '/api/docs/openapi.json' })).json<ApiDocument>()
})
afterAll(async () => {
  const statuses = Object.fromEntries([...answered].toSorted(([a], [b]) => a - b))
  const asked = [...answered.values()].reduce((sum, count) => sum + count, 0)
  process.stdout.write(`hostile: ${JSON.stringify({ calls: calls().length, asked, statuses })}\n`)
  await server.stop()
})

async function askForPower(name: string) {
  const answer = await server.inject({
    method: 'POST',
    url: `/api/v1/contracts/${name}/power/`,
    headers: await server.signIn(customer),
    payload: { phone: '600000001', power_p1: 5000, power_p2: 5000 },
  })
  return answer.json<{ request: { id: number; reference: string } }>()
}

/** What a pattern lets through, and as often the strangest of it: the schema is no defence against that. */
function ofPattern(pattern: RegExp) {
  const strange = hostileTexts.filter((text) => pattern.test(text))
  return fc.oneof(fc.stringMatching(pattern), ...(strange.length > 0 ? [fc.constantFrom(...strange)] : []))
}

/** Values as a schema asks for them. */
function asAsked(schema: JsonSchema): fc.Arbitrary<unknown> {
  if (schema.enum) return fc.constantFrom<unknown>(...schema.enum)
  if (schema.const !== undefined) return fc.constant<unknown>(schema.const)
  if (schema.anyOf) return fc.oneof(...schema.anyOf.map(asAsked))
  switch (schema.type) {
    case 'integer':
      return fc.integer({ min: schema.minimum ?? -1e9, max: schema.maximum ?? 1e9 })
    case 'number':
      return fc.double()
    case 'boolean':
      return fc.boolean()
    case 'array':
      return fc.array(asAsked((schema.items ?? {}) as JsonSchema), { maxLength: 5 })
    case 'object': {
      const fields = Object.entries(schema.properties ?? {}) as [string, JsonSchema][]
      const requiredKeys = schema.required ?? []
      return fc.record(Object.fromEntries(fields.map(([name, field]) => [name, asAsked(field)])), {
        requiredKeys,
      })
    }
    case 'string':
      return schema.pattern
        ? ofPattern(new RegExp(schema.pattern, 'u'))
        : fc.string({ minLength: schema.minLength ?? 0, maxLength: Math.min(schema.maxLength ?? 40, 40) })
    default:
      return fc.jsonValue()
  }
}

function mostly<T>(usual: fc.Arbitrary<T>, hostile: fc.Arbitrary<T>): fc.Arbitrary<T> {
  return fc.oneof({ weight: 3, arbitrary: usual }, { weight: 2, arbitrary: hostile })
}

/** A text as it may stand in an address: encoded, or raw as no browser would send it. */
function inAddress(text: fc.Arbitrary<string>): fc.Arbitrary<string> {
  return fc.oneof(
    { weight: 6, arbitrary: text.map((value) => encodeURIComponent(value.toWellFormed())) },
    {
      weight: 1,
      arbitrary: fc.constantFrom(
        '%00',
        '%ff',
        '%2',
        '%c0%ae',
        '%2e%2e',
        '..',
        '%2F',
        ';a=b',
        '%u0000',
        'a+b',
        '%E0%A4',
      ),
    },
  )
}

function asText(value: unknown) {
  return typeof value === 'string' ? value : String(value)
}

function addressOf(path: string, { parameters }: ApiOperation): fc.Arbitrary<string> {
  const valueOf = (schema: JsonSchema) => inAddress(mostly(asAsked(schema).map(asText), hostileText))
  const inPath = parameters.filter(({ in: where }) => where === 'path')
  const asked = parameters.filter(({ in: where }) => where === 'query')
  const fillings = inPath.map(({ schema }) =>
    mostly(fc.constantFrom(...ownNames.map(encodeURIComponent)), valueOf(schema)),
  )
  const pairs = asked.map(({ name, schema }) =>
    // The same name twice, and as lists are written elsewhere.
    fc.tuple(fc.constantFrom(name, name, name, `${name}[]`, `${name}[a]`), valueOf(schema)),
  )
  const strange = fc.constantFrom(['__proto__', '1'], ['constructor[prototype]', '1'], ['', ''], ['%', '%'])
  const queries = fc.array(fc.oneof(...pairs, strange), { maxLength: 5 })
  return fc.tuple(fc.tuple(...fillings), queries).map(([values, query]) => {
    const filled = inPath.reduce(
      (url, { name }, index) => url.replace(`{${name}}`, () => values[index]!),
      path,
    )
    return query.length === 0
      ? filled
      : `${filled}?${query.map(([name, value]) => `${name}=${value}`).join('&')}`
  })
}

function bodyOf({ requestBody }: ApiOperation): fc.Arbitrary<string | Buffer> {
  const schema = requestBody?.content['application/json']?.schema ?? {}
  const fields = Object.entries(schema.properties ?? {}) as [string, JsonSchema][]
  const named = Object.fromEntries(fields.map(([name, field]) => [name, mostly(asAsked(field), hostileJson)]))
  const more = fc.dictionary(
    fc.constantFrom('role', 'id', 'customer_id', 'amount_debt', 'state'),
    hostileJson,
    { maxKeys: 2 },
  )
  const records = fc.record(named, { requiredKeys: [] })
  return fc.oneof(
    { weight: 4, arbitrary: records.map((value) => JSON.stringify(value)) },
    {
      weight: 1,
      arbitrary: fc.tuple(records, more).map((both) => JSON.stringify(Object.assign({}, ...both))),
    },
    { weight: 1, arbitrary: hostileJson.map((value) => JSON.stringify(value)) },
    { weight: 1, arbitrary: rawBodies },
  )
}

interface FuzzedCall {
  readonly name: string
  readonly method: 'GET' | 'POST' | 'PUT'
  readonly path: string
  readonly operation: ApiOperation
}

/** Every call of the document once; the versions share their handlers and take turns in the cases. */
function calls(): FuzzedCall[] {
  return Object.entries(document.paths)
    .filter(([path]) => /^\/api\/(data\/)?v1\//.test(path))
    .flatMap(([path, item]) =>
      Object.entries(item).map(([method, operation]) => {
        const upper = method.toUpperCase() as FuzzedCall['method']
        return { name: `${upper} ${path}`, method: upper, path, operation }
      }),
    )
}

/** Of the customer, or of a program of theirs. */
async function headersOf({ path }: FuzzedCall, token: string): Promise<Record<string, string>> {
  return path.startsWith('/api/data/') ? { authorization: `Bearer ${token}` } : server.signIn(customer)
}

function requestOf({ method, path, operation }: FuzzedCall): fc.Arbitrary<InjectOptions> {
  return fc
    .tuple(
      fc.constantFrom('/api/v1/', '/api/v2/'),
      addressOf(path, operation),
      bodyOf(operation),
      // A network of its own each time: the budget of attempts must not answer in the place of what stands behind it.
      fc.ipV4(),
      method === 'GET'
        ? fc.constantFrom('GET' as const, 'HEAD' as const, 'OPTIONS' as const)
        : fc.constant(method),
      hostileHeaders,
    )
    .map(([version, address, payload, remoteAddress, verb, { type, more }]) => ({
      method: verb,
      url: address.replace('/api/v1/', version),
      remoteAddress,
      headers: { ...(method === 'GET' ? {} : { 'content-type': type }), ...more },
      ...(method === 'GET' ? {} : { payload }),
    }))
}

const machinery = /node_modules|\bat \/|\.ts:\d|\bselect \w+|syntax error|pg_|violates/i

/** The text of an answer, which comes packed where the call took it so. */
function bodyText({ headers, rawPayload }: LightMyRequestResponse): string {
  const unpack = { gzip: gunzipSync, deflate: inflateSync, br: brotliDecompressSync }[
    String(headers['content-encoding'])
  ]
  return (unpack?.(rawPayload) ?? rawPayload).toString()
}

/** What is wrong with an answer; nothing if it is one of those the document declares. */
function faultOf(
  answer: LightMyRequestResponse,
  { responses }: ApiOperation,
  verb: unknown,
): string | undefined {
  const { statusCode, headers } = answer
  const body = bodyText(answer)
  // No provider of payments or of identities stands behind this office.
  const isWithoutProvider = statusCode === 503 && /"(?:identity_)?provider_unavailable"/.test(body)
  if (statusCode >= 500 && !isWithoutProvider) return `answers ${statusCode}`
  if (machinery.test(statusCode === 200 ? '' : body)) return 'shows internals'
  if (headers['x-content-type-options'] !== 'nosniff') return 'lacks the headers every answer carries'
  if (statusCode === 200 || (verb === 'OPTIONS' && statusCode === 204)) return undefined
  if (statusCode === 304 && body === '' && responses[304]) return undefined
  if (verb === 'HEAD' || body === '')
    return verb === 'HEAD' ? undefined : `answers ${statusCode} without a body`
  const { status, status_code, error, errors } = JSON.parse(body) as Record<string, unknown>
  const declared = responses[statusCode]?.description.split(', ') ?? []
  if (!declared.includes(String(error)))
    return `answers ${statusCode} ${String(error)}, which is not declared`
  if (status !== 'ERROR' || status_code !== statusCode) return 'answers an error of another shape'
  if (errorStatus[error as keyof typeof errorStatus] !== statusCode) return 'mixes code and status'
  const codes = Object.values(errors ?? {}).flat()
  return codes.every((code) => typeof code === 'string')
    ? undefined
    : 'answers field errors that are no codes'
}

describe('hostile input', () => {
  it(
    'never makes a call fail, and causes no error in the log: every answer is one the document declares',
    async () => {
      const taken = new Map<string, number>()
      for (const call of calls()) {
        const token = await addDataToken(server.db, customer)
        let headers = await headersOf(call, token)
        let signIns = 1
        const ask = () =>
          fc.assert(
            fc.asyncProperty(requestOf(call), async (request) => {
              const answer = await server.inject({
                ...request,
                headers: { ...headers, 'x-api-key': server.apiKey, ...request.headers },
              })
              answered.set(answer.statusCode, (answered.get(answer.statusCode) ?? 0) + 1)
              expect(faultOf(answer, call.operation, request.method), call.name).toBeUndefined()
              if (answer.statusCode !== 200) return
              taken.set(call.name, (taken.get(call.name) ?? 0) + 1)
              if (call.method !== 'GET' && signIns++ < mostSignIns) headers = await headersOf(call, token)
            }),
            { numRuns: casesPerCall, endOnFailure: true },
          )
        await ask()
        // Chance may miss the few good words of a call: it gets more of them before it counts as unreached.
        for (
          let more = 0;
          more < 39 && !taken.has(call.name) && !beyondGuessing.includes(call.name);
          more += 1
        )
          await ask()
      }
      expect(errorLines).toEqual([])
      // Calls that took nothing at all were not reached behind their first check.
      const neverTaken = calls().filter(({ name }) => !taken.has(name))
      const byLuck = new Set(takenByLuck)
      const unreached = neverTaken.map(({ name }) => name).filter((name) => !byLuck.has(name))
      expect(unreached.toSorted()).toEqual(beyondGuessing.toSorted())
    },
    longestMs,
  )

  it(
    'holds nothing of calls that are broken off',
    async () => {
      await server.app.listen({ port: 0, host: '127.0.0.1' })
      const { port } = server.app.server.address() as AddressInfo
      const signedIn = await server.signIn(customer)
      let brokenOff = 0
      for (const call of calls()) {
        for (const [index, hostile] of fc.sample(requestOf(call), brokenOffPerCall).entries()) {
          const { method, url, headers, payload } = hostile
          try {
            const asking = request({
              port,
              method,
              path: url as string,
              headers: { ...signedIn, ...(headers as OutgoingHttpHeaders) },
            })
            asking.on('error', () => undefined)
            asking.end(payload as string | Buffer | undefined)
            await pause(index * 2)
            asking.destroy()
            brokenOff += 1
          } catch (error) {
            // What Node itself refuses to send.
            expect(error).toBeInstanceOf(TypeError)
          }
        }
      }
      expect(brokenOff).toBeGreaterThan(calls().length)
      const held = () => Object.entries(heldNow()).filter(([, count]) => count !== 0)
      await expect.poll(held, { timeout: 30_000 }).toEqual([])
    },
    longestMs,
  )
})
