import { setImmediate } from 'node:timers/promises'
import { sql } from 'kysely'
import { isOffered } from '@endoll/api/endpoint.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { apiModules } from '../../app.ts'
import { addContract, testPassword } from '../../testing/factories.ts'
import { sessionCookieName } from './cookies.ts'
import { hashPassword, verifiedSoFar } from '../../platform/password-hash.ts'
import { cookieOf, openOffice, payloadOf, type Office } from './test-office.ts'

const sessionCookie = sessionCookieName('-3000')
const newPassword = 'mareny-2!vk'
let office: Office

beforeAll(async () => {
  office = await openOffice()
})
afterAll(() => office.close())

async function statusOf(proof: Parameters<Office['refresh']>[0]) {
  return (await office.refresh(proof)).statusCode
}

async function someoneWaits(db: Office['services']['db']) {
  const { rows } = await sql<{ waits: boolean }>`
    select exists (
      select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'
    ) as waits`.execute(db)
  return rows[0]!.waits
}

describe('changing the password [c4.password-change] [POST user/password]', () => {
  test('ends every session, also the tokens of this one; the answer carries on', async () => {
    const { email } = await office.addCustomer()
    const here = await office.arrive(email)
    const elsewhere = await office.arrive(email)
    const answer = await office.changePassword(here.token, testPassword, newPassword)
    expect(answer.json()).toEqual({ status: 'OK', token: expect.any(String) })
    const { token } = answer.json()
    expect(await statusOf({ token })).toBe(200)
    expect(await statusOf({ cookie: cookieOf(answer, sessionCookie) })).toBe(200)
    for (const old of [here, elsewhere]) {
      expect(await statusOf({ token: old.token })).toBe(401)
      expect(await statusOf({ cookie: old.cookie })).toBe(401)
    }
    expect((await office.signIn(email)).statusCode).toBe(403)
    await office.arrive(email, newPassword)
  })

  test('needs the current one, ten times at most [c5.new-password]', async () => {
    const { email } = await office.addCustomer()
    const { token } = await office.arrive(email)
    for (let time = 0; time < 10; time += 1) {
      const answer = await office.changePassword(token, 'not-this-one', newPassword)
      expect(answer.json()).toMatchObject({ status_code: 403, error: 'current_password_wrong' })
    }
    const before = verifiedSoFar()
    const answer = await office.changePassword(token, testPassword, newPassword)
    expect(answer.statusCode).toBe(429)
    expect(verifiedSoFar()).toEqual(before)
    await office.arrive(email)
  })

  test.each([
    ['zq7!k', 'password_too_short'],
    ['123456', 'password_not_valid'],
    ['Llum-Propera-26', 'password_not_valid'],
    ['x00000000t', 'password_not_valid'],
    ['es0031406543210987XY', 'password_not_valid'],
    [testPassword, 'password_not_valid'],
  ])('%s is refused: %s', async (password, code) => {
    const customer = await office.addCustomer()
    const { email } = customer
    await addContract(office.services.db, customer, { cups: 'ES0031406543210987XY' })
    const { token } = await office.arrive(email)
    const answer = await office.changePassword(token, testPassword, password)
    expect(answer.json()).toEqual({
      status: 'ERROR',
      status_code: 400,
      error: 'invalid_request',
      errors: { password: [code] },
    })
    await office.arrive(email)
  })

  test('a sign-in that has begun when the password changes opens nothing', async () => {
    const { email, accountId } = await office.addCustomer()
    const { db } = office.services
    const signingIn = await db.transaction().execute(async (transaction) => {
      const values = { password_hash: await hashPassword(newPassword) }
      await transaction.updateTable('account').set(values).where('id', '=', accountId).execute()
      const answer = office.signIn(email)
      const over = answer.then(() => true)
      // Until it waits for us, or is over because it did not.
      while (!(await Promise.race([over, someoneWaits(db)]))) await setImmediate()
      return { answer }
    })
    expect((await signingIn.answer).statusCode).toBe(403)
  })

  test('of two changes at once one wins, and no session of the old password survives', async () => {
    const { email, accountId: id } = await office.addCustomer()
    const { token } = await office.arrive(email)
    const answers = await Promise.all([
      office.changePassword(token, testPassword, newPassword),
      office.changePassword(token, testPassword, `${newPassword}-2`),
      ...Array.from({ length: 6 }, () => office.signIn(email)),
    ])
    expect(answers.slice(0, 2).filter(({ statusCode }) => statusCode === 200)).toHaveLength(1)
    const live = await office.services.db
      .selectFrom('session')
      .select('id')
      .where('account_id', '=', id)
      .where('ended_at', 'is', null)
      .execute()
    expect(live).toHaveLength(1)
  })
})

describe('a password that must be changed first', () => {
  test('is stated at sign-in, at refresh and in the token', async () => {
    const { email } = await office.addCustomer({ must_change_password: true })
    const { answer, token } = await office.arrive(email)
    expect(answer.json().change_password).toBe(true)
    expect(payloadOf(token).scope).toBe('pwchange')
    expect((await office.refresh({ token })).json().change_password).toBe(true)
  })

  test('every other operation is refused', async () => {
    const { email } = await office.addCustomer({ must_change_password: true })
    const { token } = await office.arrive(email)
    const others = apiModules(office.services)
      .flatMap(({ endpoints }) => endpoints)
      .map(({ endpoint }) => endpoint)
      .filter((endpoint) => isOffered(endpoint, office.services.deployment.switches))
      .filter(({ access }) => access === 'customer')
    expect(others.length).toBeGreaterThan(3)
    for (const { method, path } of others) {
      for (const version of [1, 2]) {
        const url = `/api/v${version}/${path.replaceAll(/\{\w+\}/g, '1')}`
        const answer = await office.call({ method, url, token, ...(method === 'GET' ? {} : { payload: {} }) })
        expect([url, answer.statusCode, answer.json().error]).toEqual([url, 403, 'password_change_required'])
      }
    }
  })

  test('is not the same one in other Unicode: what is typed on another keyboard is no change', async () => {
    const composed = 'Camí-del-s\u00F2l-26'
    const password_hash = await hashPassword(composed)
    const { email } = await office.addCustomer({ must_change_password: true, password_hash })
    const { token } = await office.arrive(email, composed)
    const answer = await office.changePassword(token, composed, composed.normalize('NFD'))
    expect([answer.statusCode, answer.json().errors]).toEqual([400, { password: ['password_not_valid'] }])
  })

  test('also binds a session that was open when the change was asked for', async () => {
    const { email, accountId: id } = await office.addCustomer()
    const { token } = await office.arrive(email)
    await office.services.db
      .updateTable('account')
      .set({ must_change_password: true })
      .where('id', '=', id)
      .execute()
    const answer = await office.call({ method: 'GET', url: '/api/v1/contracts/', token })
    expect(answer.json().error).toBe('password_change_required')
  })

  test('once changed, everything is open', async () => {
    const { email } = await office.addCustomer({ must_change_password: true })
    const { token } = await office.arrive(email)
    const answer = await office.changePassword(token, testPassword, newPassword)
    const renewed = answer.json().token as string
    expect(payloadOf(renewed).scope).toBe('all')
    expect((await office.refresh({ token: renewed })).json().change_password).toBe(false)
    const contracts = await office.call({ method: 'GET', url: '/api/v1/contracts/', token: renewed })
    expect(contracts.statusCode).toBe(200)
  })
})
