import { createHash } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { deviceCookieName, sessionCookieName } from './cookies.ts'
import { issueHandOff } from './operations/hand-offs.ts'
import { cookieOf, openOffice, payloadOf, type Office } from './test-office.ts'
import { opened } from '../../testing/opened.ts'

const sessionCookie = sessionCookieName('-3000')
let office: Office

beforeAll(async () => {
  office = await openOffice()
})
afterAll(() => office.close())

async function statusOf(proof: Parameters<Office['refresh']>[0]) {
  return (await office.refresh(proof)).statusCode
}

describe('a hand-off token', () => {
  const exchange = (token: string, cookie?: string) =>
    office.call({
      method: 'POST',
      url: '/api/v1/user/hand_off',
      payload: { token },
      ...(cookie && { headers: { cookie } }),
    })
  const refused = { status: 'ERROR', status_code: 403, error: 'hand_off_invalid' }

  test('signs in once [POST user/hand_off]', async () => {
    const { email } = await office.addCustomer()
    const token = (await issueHandOff(office.services, email.toUpperCase(), opened))!
    expect(Buffer.from(token, 'base64url')).toHaveLength(32)
    const answer = await exchange(token)
    expect(answer.json().change_password).toBe(false)
    expect(payloadOf(answer.json().token).email).toBe(email)
    expect(await statusOf({ cookie: cookieOf(answer, sessionCookie) })).toBe(200)
    // Access to the mailbox does not prove that the browser is the owner's.
    expect(answer.cookies.map(({ name }) => name)).not.toContain(deviceCookieName('-3000'))
    expect((await exchange(token)).json()).toEqual(refused)
  })

  test('is told to the owner: who asked for it, and why', async () => {
    const { email, accountId } = await office.addCustomer()
    await issueHandOff(office.services, email, opened)
    const mail = await office.services.db
      .selectFrom('mail_outbox')
      .select(['template', 'data'])
      .where('recipient', '=', email)
      .executeTakeFirstOrThrow()
    expect(mail).toMatchObject({ template: 'account_notice', data: { about: 'opened_for', ...opened } })
    const kept = await office.services.db
      .selectFrom('hand_off')
      .select(['opened_by', 'opened_why'])
      .where('account_id', '=', accountId)
      .executeTakeFirstOrThrow()
    expect(kept).toEqual({ opened_by: opened.by, opened_why: opened.why })
  })

  test('of twenty exchanges at once one succeeds', async () => {
    const { email } = await office.addCustomer()
    const token = (await issueHandOff(office.services, email, opened))!
    const answers = await Promise.all(Array.from({ length: 20 }, () => exchange(token)))
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1)
  })

  test('is good for a minute', async () => {
    const { email } = await office.addCustomer()
    const inTime = (await issueHandOff(office.services, email, opened))!
    office.clock.advance(59_000)
    const late = (await issueHandOff(office.services, email, opened))!
    expect((await exchange(inTime)).statusCode).toBe(200)
    office.clock.advance(60_000)
    expect((await exchange(late)).json()).toEqual(refused)
  })

  test('is bound to its purpose, kept as a hash, and nothing as an access token [c8.invalid-token]', async () => {
    const { email, accountId: id } = await office.addCustomer()
    const token = (await issueHandOff(office.services, email, opened))!
    const { db } = office.services
    const { token_hash } = await db
      .selectFrom('hand_off')
      .select('token_hash')
      .where('account_id', '=', id)
      .executeTakeFirstOrThrow()
    expect(token_hash).toEqual(createHash('sha256').update(token).digest())
    await db.updateTable('hand_off').set({ purpose: 'recovery' }).where('account_id', '=', id).execute()
    expect((await exchange(token)).json()).toEqual(refused)
    expect(await statusOf({ token })).toBe(401)
    expect((await exchange((await office.arrive(email)).token)).json()).toEqual(refused)
  })

  test('is not made for, nor accepted from, an account that may not sign in', async () => {
    const { email, accountId: id } = await office.addCustomer()
    const token = (await issueHandOff(office.services, email, opened))!
    await office.services.db
      .updateTable('account')
      .set({ disabled_at: '2026-01-01T00:00:00Z' })
      .where('id', '=', id)
      .execute()
    expect((await exchange(token)).json()).toEqual(refused)
    expect(await issueHandOff(office.services, email, opened)).toBeUndefined()
    expect(await issueHandOff(office.services, 'nobody@correu.example', opened)).toBeUndefined()
  })

  test('keeps who must change the password to that', async () => {
    const { email } = await office.addCustomer({ must_change_password: true })
    const answer = await exchange((await issueHandOff(office.services, email, opened))!)
    expect(answer.json().change_password).toBe(true)
  })
})
