import { afterEach, beforeEach, expect, expectTypeOf, it, vi } from 'vitest'
import { getContract, listContracts } from '@endoll/api/contracts.ts'
import type { ContractDetail } from '@endoll/api/contracts.ts'
import { downloadCurve } from '@endoll/api/consumption.ts'
import { compareGasPrices, confirmGasComparison } from '@endoll/api/comparison.ts'
import {
  getGasSupplyPoint,
  listGasOriginRetailers,
  listGasProducts,
  listGasTariffs,
} from '@endoll/api/contracting.ts'
import { createGasLead, updateGasLead } from '@endoll/api/gas-leads.ts'
import { getToken } from '@endoll/api/session.ts'
import { nowMs } from '../site/clock.ts'
import { today } from '../site/today.ts'
import { ApiError } from './api-error.ts'
import { addressOf, call, configureCalls } from './call.ts'
import { checkThere, fileAddress } from './files.ts'
import { dropToken, holdToken } from './session-state.ts'

const fetchMock = vi.fn<(address: string, init: RequestInit) => Promise<Response>>()
const rejected = vi.fn()
const renew = vi.fn(async () => false)

function base64(value: unknown) {
  return btoa(JSON.stringify(value))
}
function token(expiresInMs: number) {
  return `h.${base64({ typ: 'session', sub: '7', email: 'laia@example.test', iat: nowMs() / 1000, exp: (nowMs() + expiresInMs) / 1000 })}.s`
}
function failure(status: number, error: string, errors = {}) {
  return Response.json(
    { status: 'ERROR', status_code: status, error, errors },
    { status, headers: { 'x-request-id': 'r1' } },
  )
}

beforeEach(() => {
  vi.stubGlobal('fetch', fetchMock)
  configureCalls({ version: 1, locale: () => 'ca', rejected, renew })
  for (const mock of [fetchMock, rejected, renew]) mock.mockReset()
})
afterEach(() => {
  dropToken()
  vi.unstubAllGlobals()
})

it('fills the path, appends the language and carries the token [c7.authorization] [c7.lang]', async () => {
  const mine = token(60_000)
  holdToken(mine)
  fetchMock.mockResolvedValue(Response.json({ name: '0042' }))
  const reply = await call(getContract, { params: { name: 'A 1/2' } })
  expectTypeOf(reply).toEqualTypeOf<ContractDetail>()
  const [address, init] = fetchMock.mock.calls[0]!
  expect(address).toBe('/api/v1/contracts/A%201%2F2/?lang=ca')
  expect(new Headers(init.headers).get('authorization')).toBe(`Bearer ${mine}`)
})

it('takes over the time that a reply says', async () => {
  holdToken(token(60_000))
  const headers = { date: 'Sat, 21 Nov 2026 22:50:00 GMT' }
  fetchMock.mockResolvedValue(Response.json({ name: '0042' }, { headers }))
  await call(getContract, { params: { name: '1' } })
  expect(today()).toBe('2026-11-21')
})

it('asks for another version and leaves out what is not given', async () => {
  holdToken(token(60_000))
  fetchMock.mockResolvedValue(Response.json({ items: [] }))
  await call(listContracts, { query: { filter: 'sant joan', type: undefined } }, { version: 2 })
  expect(fetchMock.mock.calls[0]![0]).toBe('/api/v2/contracts?filter=sant+joan&lang=ca')
})

/** Those that the specification marks v2 (visitor-area.md §7). */
it.each([
  [getGasSupplyPoint, 'gas/contractacio/config/cups/{cups}'],
  [listGasProducts, 'gas/pricelist'],
  [listGasOriginRetailers, 'gas/leads/comers'],
  [createGasLead, 'gas/leads'],
  [updateGasLead, 'gas/leads/{id}'],
  [compareGasPrices, 'gas/price-compare/'],
  [confirmGasComparison, 'gas/price-compare'],
])('asks for the version of the call itself: %o [v9.gas-version]', (endpoint, path) => {
  const input = { params: { cups: 'ES1', id: '1' } }
  const filled = path.replace('{cups}', 'ES1').replace('{id}', '1')
  expect(addressOf(endpoint, input, {})).toBe(`/api/v2/${filled}?lang=ca`)
  expect(addressOf(listGasTariffs, {}, {})).toBe('/api/v1/gas/tariff?lang=ca')
})

it('sends a body, and no token to calls that anyone may make', async () => {
  holdToken(token(60_000))
  fetchMock.mockImplementation(async () => Response.json({ token: 't', change_password: false }))
  await call(getToken, { body: { user: 'laia', password: 'x' } })
  // @ts-expect-error -- the body lacks the password
  await call(getToken, { body: { user: 'laia' } })
  const [, init] = fetchMock.mock.calls[0]!
  expect(init.body).toBe('{"user":"laia","password":"x"}')
  expect(new Headers(init.headers).has('authorization')).toBe(false)
})

it('a 401 of a call that carried a session ends it [c4.unauthorised] [c8.unauthorised-elsewhere]', async () => {
  holdToken(token(60_000))
  fetchMock.mockResolvedValue(failure(401, 'unauthenticated'))
  await expect(call(listContracts)).rejects.toMatchObject({ code: 'unauthenticated', status: 401 })
  expect(rejected).toHaveBeenCalledOnce()
})

it('a token that only the server calls expired is renewed, and the call is sent again, once', async () => {
  holdToken(token(60_000))
  renew.mockImplementation(async () => holdToken(token(90_000)) !== undefined)
  fetchMock.mockResolvedValueOnce(failure(401, 'unauthenticated'))
  fetchMock.mockResolvedValueOnce(Response.json({ items: [] }))
  await call(listContracts)
  const [first, second] = fetchMock.mock.calls.map(([, { headers }]) =>
    new Headers(headers).get('authorization'),
  )
  expect([first === second, fetchMock.mock.calls.length]).toEqual([false, 2])
  expect(rejected).not.toHaveBeenCalled()

  fetchMock.mockImplementation(async () => failure(401, 'unauthenticated'))
  await expect(call(listContracts)).rejects.toMatchObject({ code: 'unauthenticated' })
  expect(fetchMock).toHaveBeenCalledTimes(4)
  expect(rejected).toHaveBeenCalledOnce()
})

it('other failures keep the session and say their code, fields and request', async () => {
  holdToken(token(60_000))
  fetchMock.mockResolvedValue(failure(400, 'invalid_request', { filter: ['too_long'] }))
  await expect(call(listContracts)).rejects.toMatchObject({
    code: 'invalid_request',
    errors: { filter: ['too_long'] },
    requestId: 'r1',
  })
  expect(rejected).not.toHaveBeenCalled()
})

it('gets a new token before a call whose token has run out, and gives up without one [c4.refresh-message]', async () => {
  holdToken(token(-1000))
  await expect(call(listContracts)).rejects.toMatchObject({ code: 'unauthenticated' })
  expect(fetchMock).not.toHaveBeenCalled()
  renew.mockImplementation(async () => holdToken(token(60_000)) !== undefined)
  fetchMock.mockResolvedValue(Response.json({ items: [] }))
  await call(listContracts)
  expect(fetchMock).toHaveBeenCalledOnce()
})

it.each([
  ['no reply at all', () => Promise.reject(new TypeError('Failed to fetch')), 'offline', 0],
  [
    'a page of some proxy',
    async () => new Response('<h1>Bad gateway</h1>', { status: 502 }),
    'internal',
    502,
  ],
  ['a busy proxy', async () => new Response('', { status: 503 }), 'busy', 503],
])('%s', async (_, respond, code, status) => {
  fetchMock.mockImplementation(respond)
  const error = await call(getToken, { body: { user: 'u', password: 'p' } }).catch(
    (thrown: unknown) => thrown,
  )
  expect(error).toBeInstanceOf(ApiError)
  expect(error).toMatchObject({ code, status })
})

it('names the address of a file for a plain link', () => {
  expect(fileAddress(downloadCurve, { params: { name: '0042' }, query: { start: '2026-01-01' } })).toBe(
    '/api/v1/contracts/0042/cch/download/?start=2026-01-01&lang=ca',
  )
})

it('asks whether a file is there without fetching it, and ends the session when there is none [c8.unauthorised-download]', async () => {
  holdToken(token(60_000))
  fetchMock.mockResolvedValueOnce(new Response(null, { status: 204 }))
  await checkThere(downloadCurve, { params: { name: '42' }, query: {} })
  expect(fetchMock.mock.calls[0]![1].method).toBe('OPTIONS')
  expect(rejected).not.toHaveBeenCalled()
  fetchMock.mockResolvedValueOnce(failure(401, 'unauthenticated'))
  await expect(checkThere(downloadCurve, { params: { name: '42' }, query: {} })).rejects.toThrow(ApiError)
  expect(rejected).toHaveBeenCalledOnce()
})
