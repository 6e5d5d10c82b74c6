import { createHmac, generateKeyPairSync } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import type { SessionClaims } from '@endoll/api/session.ts'
import { sessionClaims } from '@endoll/api/session.ts'
import { deviceCookieName } from './cookies.ts'
import { cookieOf, openOffice, payloadOf, type Office } from './test-office.ts'
import { announcedMs, dropKey, keysOf, rotateKeys, signingKey, type Key } from '../../platform/links/keys.ts'
import { readToken, signToken } from '../../platform/links/signed-token.ts'

let office: Office
let good: string
let claims: SessionClaims
let key: Uint8Array
let deviceToken: string

beforeAll(async () => {
  office = await openOffice()
  await office.addCustomer({
    email: 'nuria@correu.example',
    mobile: '+34612345678',
    locale: 'ca',
    roles: ['gestora'],
    groups: ['cooperativa', 'Vic'],
    image: '/nuria.png',
  })
  const answer = await office.signIn('nuria@correu.example')
  good = answer.json().token
  deviceToken = cookieOf(answer, deviceCookieName('-3000')).split('=')[1]!
  key = (await signingKey(office.services.db, office.clock.nowMs())).secret
  claims = payloadOf(good) as SessionClaims
})
afterAll(() => office.close())

function refresh(authorization: string) {
  return office.call({ method: 'GET', url: '/api/v1/user/refresh', headers: { authorization } })
}

function encode(value: unknown) {
  return Buffer.from(typeof value === 'string' ? value : JSON.stringify(value)).toString('base64url')
}

/** A token signed by hand, with the real key unless another is given. */
function forge(header: unknown, payload: unknown, secret: Uint8Array | string = key, hash = 'sha256') {
  const body = `${encode(header)}.${encode(payload)}`
  return `${body}.${createHmac(hash, secret).update(body).digest('base64url')}`
}
const header = { alg: 'HS256', typ: 'JWT' }

test('the token carries what the contract says, for fifteen minutes [c3.auth-session]', () => {
  expect(sessionClaims.parse(claims)).toEqual(claims)
  expect(claims).toMatchObject({
    typ: 'session',
    email: 'nuria@correu.example',
    name: expect.stringMatching(/^Cliente \d+$/),
    mobile: '+34612345678',
    roles: ['gestora'],
    groups: ['cooperativa', 'Vic'],
    image: '/nuria.png',
    locale: 'ca',
    scope: 'all',
    login: 'plain',
  })
  expect(claims.exp - claims.iat).toBe(900)
})

test('it brings the name by which a person is greeted, where that is known [r.given-name]', async () => {
  expect(claims).not.toHaveProperty('given_name')
  const { db } = office.services
  await db.updateTable('customer').set({ given_name: 'Núria' }).where('name', '=', claims.name).execute()
  const { token } = (await office.signIn('nuria@correu.example')).json()
  expect(payloadOf(token)).toMatchObject({ name: claims.name, given_name: 'Núria' })
})

test('a token forged by hand with the real key and honest claims is accepted: the table below tests what it says', async () => {
  expect((await refresh(`Bearer ${forge(header, claims)}`)).statusCode).toBe(200)
})

function without(name: keyof SessionClaims) {
  const { [name]: _, ...rest } = claims
  return rest
}
const [head, body, signature] = [0, 1, 2].map((at) => () => good.split('.')[at]!) as [
  () => string,
  () => string,
  () => string,
]
function rsa() {
  return generateKeyPairSync('rsa', { modulusLength: 2048 }).publicKey
}

const hostile: readonly (readonly [string, () => string])[] = [
  ['nothing', () => ''],
  ['a space', () => ' '],
  ['one part', () => 'abc'],
  ['two parts', () => `${head()}.${body()}`],
  ['four parts', () => `${good}.${signature()}`],
  ['five parts, as encrypted tokens have', () => `${head()}..${body()}.${signature()}.x`],
  ['no signature', () => `${head()}.${body()}.`],
  ['only dots', () => '..'],
  ['no payload', () => `${head()}..${signature()}`],
  ['no header', () => `.${body()}.${signature()}`],
  ['alg none', () => `${encode({ alg: 'none', typ: 'JWT' })}.${body()}.`],
  ['alg none with the old signature', () => `${encode({ alg: 'none' })}.${body()}.${signature()}`],
  ['alg None in other case', () => `${encode({ alg: 'nOnE', typ: 'JWT' })}.${body()}.`],
  ['alg empty', () => forge({ alg: '', typ: 'JWT' }, claims)],
  ['alg missing', () => forge({ typ: 'JWT' }, claims)],
  ['alg as a list', () => forge({ alg: ['HS256'], typ: 'JWT' }, claims)],
  ['HS384', () => forge({ alg: 'HS384', typ: 'JWT' }, claims, key, 'sha384')],
  ['HS512', () => forge({ alg: 'HS512', typ: 'JWT' }, claims, key, 'sha512')],
  ['RS256 named, HMAC made', () => forge({ alg: 'RS256', typ: 'JWT' }, claims)],
  ['HMAC with a public key', () => forge(header, claims, rsa().export({ type: 'spki', format: 'pem' }))],
  ['the empty key', () => forge(header, claims, '')],
  ['a guessed key', () => forge(header, claims, 'secret')],
  ['the key as text', () => forge(header, claims, Buffer.from(key).toString('base64'))],
  ['a key of its own in the header', () => forge({ ...header, jwk: { kty: 'oct', k: 'AA' } }, claims, '\0')],
  ['kid that leaves the folder', () => forge({ ...header, kid: '../../../../dev/null' }, claims, '')],
  ['kid that is SQL', () => forge({ ...header, kid: "x' union select 'a'--" }, claims, 'a')],
  ['jku elsewhere', () => forge({ ...header, jku: 'https://evil.example/keys' }, claims, 'a')],
  ['a critical extension', () => forge({ ...header, crit: ['exp'], exp: 1 }, claims)],
  ['payload not encoded', () => forge({ ...header, b64: false, crit: ['b64'] }, claims)],
  ['typ of the header missing', () => forge({ alg: 'HS256' }, claims)],
  ['the signature of another payload', () => `${head()}.${encode({ ...claims, sub: '2' })}.${signature()}`],
  ['one bit of the signature', () => `${head()}.${body()}.${flipped(signature())}`],
  ['signature cut', () => good.slice(0, -4)],
  ['payload no JSON', () => forge(header, 'not json')],
  ['payload a list', () => forge(header, [claims])],
  ['payload null', () => forge(header, 'null')],
  ['purpose of a device', () => forge(header, { ...claims, typ: 'device' })],
  ['a real device token', () => deviceToken],
  ['purpose missing', () => forge(header, without('typ'))],
  ['session missing', () => forge(header, without('sid'))],
  ['end missing', () => forge(header, without('exp'))],
  ['start missing', () => forge(header, without('iat'))],
  ['end as text', () => forge(header, { ...claims, exp: '9999999999' })],
  ['end as infinity', () => forge(header, JSON.stringify(claims).replace(/"exp":\d+/, '"exp":1e999'))],
  ['ended a minute ago', () => forge(header, { ...claims, exp: claims.iat - 60 })],
  ['begins in a minute', () => forge(header, { ...claims, iat: claims.iat + 61 })],
  ['a session that never was', () => forge(header, { ...claims, sid: crypto.randomUUID() })],
  ['longer than any of ours', () => forge(header, { ...claims, name: 'x'.repeat(5000) })],
]
function flipped(text: string) {
  return `${text.startsWith('A') ? 'B' : 'A'}${text.slice(1)}`
}

describe('hostile tokens [c4.token-validity] [v2.guard-token] [v8.token]', () => {
  test.each(hostile)('%s', async (_, make) => {
    const token = make()
    const refused = await refresh(`Bearer ${token}`)
    expect(refused.statusCode).toBe(401)
    expect(refused.body).toBe('{"status":"ERROR","status_code":401,"error":"unauthenticated"}')
    const asked = await office.call({ method: 'POST', url: '/api/v1/is_token_valid', payload: { token } })
    expect(asked.json()).not.toMatchObject({ valid: true })
  })

  test('they are at least forty', () => {
    expect(hostile.length).toBeGreaterThanOrEqual(40)
  })

  test.each([
    ['another scheme', () => `Basic ${good}`],
    ['no scheme', () => good],
    ['two tokens', () => `Bearer ${good}, Bearer ${good}`],
    ['trailing text', () => `Bearer ${good} x`],
  ])('header with %s', async (_, make) => {
    expect((await refresh(make())).statusCode).toBe(401)
  })
})

test('the scheme may be written in any case', async () => {
  expect((await refresh(`bearer ${good}`)).statusCode).toBe(200)
})

test('a token ends after fifteen minutes, with half a minute for clocks that differ', async () => {
  const { db } = office.services
  const inTime = async (seconds: number) =>
    (await readToken(db, good, sessionClaims, (claims.iat + seconds) * 1000))?.inTime
  expect(await inTime(0)).toBe(true)
  expect(await inTime(929)).toBe(true)
  expect(await inTime(930)).toBe(false)
  expect(await inTime(-30)).toBe(true)
  expect(await inTime(-31)).toBe(false)
})

test('two servers that start at once make one key', async () => {
  const { db } = office.services
  await db.deleteFrom('server_setting').where('key', '=', 'token-secret').execute()
  const nowMs = office.clock.nowMs()
  const made = await Promise.all(Array.from({ length: 5 }, () => signingKey(db.withoutPlugins(), nowMs)))
  const keys = made.map(({ secret }) => secret)
  expect(new Set(keys.map((bytes) => Buffer.from(bytes).toString('hex'))).size).toBe(1)
  expect(keys[0]).toHaveLength(32)
})

describe('keys that take turns', () => {
  let office: Office
  beforeAll(async () => {
    office = await openOffice()
  })
  afterAll(() => office.close())
  const kidOf = (token: string) =>
    (JSON.parse(Buffer.from(token.split('.')[0] ?? '', 'base64url').toString()) as { kid?: string }).kid
  const pass = () => {
    const iat = Math.floor(office.clock.nowMs() / 1000)
    return signToken(office.services.db, { typ: 'maintenance', iat, exp: iat + 900 })
  }
  const passClaims = z.object({ typ: z.literal('maintenance'), iat: z.int(), exp: z.int() })
  const read = (token: string, db = office.services.db) =>
    readToken(db, token, passClaims, office.clock.nowMs())

  test('a new one signs once every server knows it, and signs nobody out [r.keys-take-turns]', async () => {
    const { email } = await office.addCustomer()
    const before = await office.arrive(email)
    const other = office.services.db.withoutPlugins()
    // The other server has read its keys a moment ago.
    await keysOf(other, office.clock.nowMs())
    const { id } = await rotateKeys(office.services.db, office.clock.nowMs())
    office.clock.advance(announcedMs - 1000)
    expect(kidOf(await pass())).toBeUndefined()
    office.clock.advance(1000)
    const token = await pass()
    expect(kidOf(token)).toBe(id)
    expect((await read(token, other))?.inTime).toBe(true)
    expect((await office.refresh({ token: before.token })).statusCode).toBe(200)
    expect((await office.refresh({ cookie: before.cookie })).statusCode).toBe(200)
    const after = await office.arrive(email)
    expect(kidOf(after.token)).toBe(id)
  })

  test('the name of one with the secret of another signs nothing', async () => {
    const [old, next] = (await keysOf(office.services.db, office.clock.nowMs())) as unknown as [Key, Key]
    const iat = Math.floor(office.clock.nowMs() / 1000)
    const payload = { typ: 'maintenance', iat, exp: iat + 900 }
    const named = { alg: 'HS256', typ: 'JWT', kid: next.id }
    expect(await read(forge(named, payload, next.secret))).toBeDefined()
    expect(await read(forge(named, payload, old.secret))).toBeUndefined()
    expect(await read(forge({ ...named, kid: 'none' }, payload, next.secret))).toBeUndefined()
    expect(await read(forge({ ...named, kid: '../token-secret' }, payload, next.secret))).toBeUndefined()
    expect(await read(forge({ alg: 'HS256', typ: 'JWT' }, payload, next.secret))).toBeUndefined()
  })

  test('one that is dropped verifies nothing within a minute; the first cannot be [r.keys-take-turns]', async () => {
    const token = await pass()
    const id = kidOf(token)!
    expect(await dropKey(office.services.db, office.clock.nowMs(), '')).toBe(false)
    expect(await dropKey(office.services.db, office.clock.nowMs(), 'none')).toBe(false)
    expect(await dropKey(office.services.db, office.clock.nowMs(), id)).toBe(true)
    office.clock.advance(60_000)
    expect(await read(token)).toBeUndefined()
    expect(kidOf(await pass())).toBeUndefined()
  })

  test('one is deleted once no token can have it, and not before', async () => {
    const day = 86_400_000
    const db = office.services.db
    const ids = async () => (await keysOf(db.withoutPlugins(), office.clock.nowMs())).map(({ id }) => id)
    const { id: old } = await rotateKeys(db, office.clock.nowMs())
    office.clock.advance(day)
    const { id: next } = await rotateKeys(db, office.clock.nowMs())
    office.clock.advance(399 * day)
    const { id: third } = await rotateKeys(db, office.clock.nowMs())
    expect(await ids()).toEqual(['', old, next, third])
    office.clock.advance(2 * day)
    const { id: fourth } = await rotateKeys(db, office.clock.nowMs())
    expect(await ids()).toEqual(['', next, third, fourth])
  })
})
