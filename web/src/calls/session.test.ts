import { afterAll, afterEach, beforeEach, expect, it, vi } from 'vitest'
import { getToken } from '@endoll/api/session.ts'
import { nowMs } from '../site/clock.ts'
import { call, configureCalls } from './call.ts'
import { setPassword, signInByHandOff } from './session-changes.ts'
import {
  onSessionEnd,
  onSessionRenewed,
  renewSession,
  restoreSession,
  sessionRejected,
  signIn,
  takeLastEnd,
} from './session.ts'
import { signOut } from './sign-out.ts'
import { dropToken, freshToken, holdToken, sessionState } from './session-state.ts'

const fetchMock = vi.fn<(address: string, init: RequestInit) => Promise<Response>>()
const ended = vi.fn()
const renewed = vi.fn()
const reload = vi.fn()
onSessionEnd(ended)
onSessionRenewed(renewed)

function token(sub: string, expiresInMs = 900_000) {
  return `h.${btoa(JSON.stringify({ typ: 'session', sid: `session of ${sub}`, sub, iat: nowMs() / 1000, email: `${sub}@example.test`, exp: (nowMs() + expiresInMs) / 1000 }))}.s`
}
function granted(accessToken: string) {
  return async () => Response.json({ token: accessToken, change_password: false })
}
function refused(status: number, error: string) {
  return async () => Response.json({ status: 'ERROR', status_code: status, error }, { status })
}

beforeEach(() => {
  vi.stubGlobal('fetch', fetchMock)
  vi.stubGlobal('location', { reload, search: '' })
  configureCalls({ rejected: sessionRejected, renew: renewSession, locale: () => '' })
  dropToken()
  takeLastEnd()
  for (const mock of [fetchMock, ended, renewed, reload]) mock.mockReset()
})
afterEach(() => vi.unstubAllGlobals())
// Test files share modules, so the reloaded ones here have a session.
afterAll(() => vi.resetModules())

it('signing in holds the token of the reply', async () => {
  const mine = token('laia')
  fetchMock.mockImplementation(granted(mine))
  await expect(signIn({ user: 'laia', password: 'x' })).resolves.toMatchObject({ sub: 'laia' })
  expect(freshToken()).toBe(mine)
})

it('a wrong password leaves nobody signed in [c4.authentication]', async () => {
  fetchMock.mockImplementation(refused(403, 'bad_credentials'))
  await expect(signIn({ user: 'laia', password: 'x' })).rejects.toMatchObject({
    code: 'bad_credentials',
    status: 403,
  })
  expect(sessionState()).toEqual({ status: 'signed-out' })
})

it('a token made for something else is no session [c4.token-validity]', async () => {
  const device = `h.${btoa(JSON.stringify({ typ: 'device', sub: 'laia', exp: nowMs() }))}.s`
  fetchMock.mockImplementation(granted(device))
  await expect(signIn({ user: 'laia', password: 'x' })).rejects.toMatchObject({ code: 'unauthenticated' })
  expect(sessionState()).toEqual({ status: 'signed-out' })
})

it('the end of a session clears what the tab keeps [c4.logout-clears]', async () => {
  const stored = new Map([['draft', 'iban']])
  vi.stubGlobal('sessionStorage', { clear: () => stored.clear() })
  holdToken(token('laia'))
  fetchMock.mockImplementation(async () => Response.json({ status: 'OK' }))
  await signOut()
  expect([...stored]).toEqual([])
})

it('an undecodable token is no session [c4.token-validity]', async () => {
  fetchMock.mockImplementation(granted('rubbish'))
  await expect(signIn({ user: 'laia', password: 'x' })).rejects.toMatchObject({ code: 'unauthenticated' })
  expect(sessionState()).toEqual({ status: 'signed-out' })
})

/** Fresh modules: the state is unknown only before the first reply. */
async function freshPage() {
  vi.resetModules()
  return { ...(await import('./session.ts')), ...(await import('./session-state.ts')) }
}

it('restoring asks once; only a 401 says that there is no session', async () => {
  const fresh = await freshPage()
  fetchMock.mockImplementation(refused(401, 'unauthenticated'))
  expect(fresh.sessionState()).toEqual({ status: 'unknown' })
  const both = await Promise.all([fresh.restoreSession(), fresh.restoreSession()])
  expect(both).toEqual([{ status: 'signed-out' }, { status: 'signed-out' }])
  await fresh.restoreSession()
  expect(fetchMock).toHaveBeenCalledOnce()
})

it.each([
  ['no network', async () => Promise.reject(new TypeError('Failed to fetch')), 'offline'],
  ['a busy server', refused(503, 'busy'), 'busy'],
  ['a broken server', refused(500, 'internal'), 'internal'],
])('with %s nobody is signed out, and asking again may help', async (_, respond, code) => {
  const fresh = await freshPage()
  fetchMock.mockImplementation(respond)
  await expect(fresh.restoreSession()).rejects.toMatchObject({ code })
  await expect(fresh.restoreSessionIfLikely()).resolves.toEqual({ status: 'unknown' })
  fetchMock.mockImplementation(granted(token('laia')))
  await expect(fresh.restoreSession()).resolves.toMatchObject({ status: 'signed-in' })
})

/** A page that came with Laia's session, in a browser whose storage is that. */
async function pageOfLaia(stored: Map<string, string>) {
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
    removeItem: (key: string) => void stored.delete(key),
  })
  const fresh = await freshPage()
  const { readSignedInData, takeCarriedReply } = await import('./signed-in-data.ts')
  const textContent = JSON.stringify({ token: token('laia'), replies: { '/contracts': 'of laia' } })
  vi.stubGlobal('document', { getElementById: () => ({ remove: () => undefined, textContent }) })
  readSignedInData()
  return { ...fresh, takeCarriedReply }
}

it('the session that a page came with is taken where this browser still has it', async () => {
  const stored = new Map<string, string>()
  const before = await pageOfLaia(stored)
  fetchMock.mockImplementation(granted(token('laia')))
  await before.signIn({ user: 'laia', password: 'x' })
  fetchMock.mockReset()
  const page = await pageOfLaia(stored)
  await expect(page.restoreSession()).resolves.toMatchObject({ claims: { sub: 'laia' } })
  expect(page.takeCarriedReply('/contracts')).toBe('of laia')
  expect(fetchMock).not.toHaveBeenCalled()
})

it.each([
  ['somebody has left in another tab', new Map()],
  ['somebody else has signed in in another tab', new Map([['endoll-session', 'session of marc']])],
])('nothing that a page came with is taken where %s', async (_, stored) => {
  const page = await pageOfLaia(stored)
  fetchMock.mockImplementation(granted(token('marc')))
  await expect(page.restoreSession()).resolves.toMatchObject({ claims: { sub: 'marc' } })
  expect(fetchMock).toHaveBeenCalledOnce()
  expect(page.takeCarriedReply('/contracts')).toBeUndefined()
})

it('a session that was opened before the code of the page ran is asked for where anybody may be', async () => {
  const page = await pageOfLaia(new Map())
  page.expectSession()
  fetchMock.mockImplementation(granted(token('laia')))
  await expect(page.restoreSessionIfLikely()).resolves.toMatchObject({ claims: { sub: 'laia' } })
})

it('nothing that a page came with is taken where storage is switched off', async () => {
  const page = await pageOfLaia(new Map())
  vi.stubGlobal('localStorage', undefined)
  fetchMock.mockImplementation(granted(token('laia')))
  await page.restoreSession()
  expect(fetchMock).toHaveBeenCalledOnce()
})

it('a renewal is reported and keeps the session', async () => {
  holdToken(token('laia'))
  fetchMock.mockImplementation(granted(token('laia')))
  await expect(Promise.all([renewSession(), renewSession()])).resolves.toEqual([true, true])
  expect(fetchMock).toHaveBeenCalledOnce()
  expect(renewed).toHaveBeenCalledOnce()
  expect(ended).not.toHaveBeenCalled()
})

it('a renewal that brings another account throws away the page', async () => {
  holdToken(token('laia'))
  fetchMock.mockImplementation(granted(token('marc')))
  await renewSession()
  expect(reload).toHaveBeenCalledOnce()
  expect(ended).toHaveBeenCalledWith('switched')
})

it('a renewal that the server refuses ends the session [c4.unauthorised]', async () => {
  holdToken(token('laia'))
  fetchMock.mockImplementation(refused(401, 'unauthenticated'))
  await expect(renewSession()).resolves.toBe(false)
  expect(ended).toHaveBeenCalledExactlyOnceWith('expired')
  expect(takeLastEnd()).toBe('expired')
  expect(takeLastEnd()).toBeUndefined()
})

it('without network a renewal fails and the session stays', async () => {
  holdToken(token('laia'))
  fetchMock.mockRejectedValue(new TypeError('Failed to fetch'))
  await expect(renewSession()).rejects.toMatchObject({ code: 'offline' })
  expect(sessionState().status).toBe('signed-in')
})

it('leaving ends the session even when the server had forgotten it', async () => {
  holdToken(token('laia'))
  fetchMock.mockImplementation(async () => Response.json({ status: 'OK' }))
  await signOut()
  expect(ended).toHaveBeenCalledExactlyOnceWith('left')

  holdToken(token('laia'))
  fetchMock.mockImplementation(refused(401, 'unauthenticated'))
  await signOut()
  expect(sessionState()).toEqual({ status: 'signed-out' })
})

it('leaving that fails is reported, and the session stays [c4.authentication]', async () => {
  holdToken(token('laia'))
  fetchMock.mockImplementation(refused(500, 'internal'))
  await expect(signOut()).rejects.toMatchObject({ code: 'internal' })
  expect(sessionState().status).toBe('signed-in')
})

it('a hand-off of another account clears what was kept of the first [c4.logout-clears]', async () => {
  holdToken(token('laia'))
  fetchMock.mockImplementation(granted(token('marc')))
  await expect(signInByHandOff({ kind: 'token', token: 'one-time' })).resolves.toMatchObject({ sub: 'marc' })
  expect(ended).toHaveBeenCalledExactlyOnceWith('switched')
  expect(fetchMock.mock.calls[0]![1]).toMatchObject({ method: 'POST', body: '{"token":"one-time"}' })
})

it('a client id and its secret are exchanged together', async () => {
  fetchMock.mockImplementation(granted(token('marc')))
  const came = { kind: 'client', clientId: 'C-100', secret: 'one-time' } as const
  await expect(signInByHandOff(came)).resolves.toMatchObject({ sub: 'marc' })
  expect(fetchMock.mock.calls[0]![1]).toMatchObject({
    method: 'POST',
    body: '{"client_id":"C-100","secret":"one-time"}',
  })
})

it('a changed password goes on with the new token', async () => {
  holdToken(token('laia'))
  const next = token('laia', 800_000)
  fetchMock.mockImplementation(async () => Response.json({ status: 'OK', token: next }))
  await setPassword('old', 'new-one')
  expect(fetchMock.mock.calls[0]![1].body).toBe('{"current":"old","password":"new-one"}')
  expect(freshToken()).toBe(next)
})

it('an anonymous call never renews', async () => {
  fetchMock.mockImplementation(refused(401, 'unauthenticated'))
  await expect(call(getToken, { body: { user: 'a', password: 'b' } })).rejects.toMatchObject({ status: 401 })
  expect(ended).not.toHaveBeenCalled()
  await expect(restoreSession()).resolves.toEqual({ status: 'signed-out' })
})

it('the office of a customer that is read from the desk takes no session of this browser and ends none [r.inspection-apart]', async () => {
  vi.resetModules()
  vi.stubGlobal('location', { reload, search: '?for=inspection-7' })
  const fresh = await import('./session.ts')
  const calls = await import('./call.ts')
  const { holdInspection } = await import('./inspection-session.ts')
  const ended = vi.fn()
  fresh.onSessionEnd(ended)
  calls.configureCalls({ rejected: fresh.sessionRejected, renew: fresh.renewSession })
  vi.stubGlobal('document', { documentElement: { lang: 'ca' } })
  holdInspection()
  expect(await fresh.restoreSession()).toMatchObject({ status: 'signed-in', claims: { sub: '', email: '' } })
  expect(await fresh.restoreSessionIfLikely()).toMatchObject({ status: 'signed-in' })
  expect(fetchMock).not.toHaveBeenCalled()
  // Of the account, without a role for whoever acts: it is refused, and asked for in nobody else's name.
  fetchMock.mockImplementation(refused(403, 'delegation_refused'))
  const { getProfile } = await import('@endoll/api/profile.ts')
  await expect(calls.call(getProfile)).rejects.toMatchObject({ code: 'delegation_refused' })
  const [address, { headers }] = fetchMock.mock.calls[0]!
  expect(fetchMock).toHaveBeenCalledTimes(1)
  expect(address).toMatch(/\/users\/\?.*for=inspection-7/)
  expect(new Headers(headers).has('authorization')).toBe(false)
  // Once it is over.
  fetchMock.mockImplementation(refused(401, 'unauthenticated'))
  await expect(calls.call(getProfile)).rejects.toMatchObject({ code: 'unauthenticated' })
  expect(ended).not.toHaveBeenCalled()
})
