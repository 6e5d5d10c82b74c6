import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { testPassword, type TestCustomer } from '../../testing/factories.ts'
import { issueHandOff } from './operations/hand-offs.ts'
import { cookieOf, openOffice, type Office } from './test-office.ts'
import { opened } from '../../testing/opened.ts'

let office: Office
let customer: TestCustomer

beforeAll(async () => {
  office = await openOffice()
})
afterAll(() => office.close())

const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0'
const iphone = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Version/18.0 Mobile Safari/604.1'

async function signIn(agent: string, device?: string, password = testPassword) {
  const headers = { 'user-agent': agent, ...(device ? { cookie: device } : {}) }
  const reply = await office.signIn(customer.email, password, { headers })
  return reply.statusCode === 200 ? cookieOf(reply, '__Host-endoll-device-3000') : undefined
}
async function notices() {
  const rows = await office.services.db
    .selectFrom('mail_outbox')
    .select('data')
    .where('recipient', '=', customer.email)
    .where('template', '=', 'new_device')
    .orderBy('id')
    .execute()
  return rows.map(({ data }) => data as { device: string })
}

describe('a sign-in from a browser that was never here [r.new-device]', () => {
  it('is told to the owner with browser and time, and nothing else; the first of all is not', async () => {
    customer = await office.addCustomer()
    const own = await signIn(firefox)
    expect(await notices()).toEqual([])
    await signIn(firefox, own)
    expect(await notices()).toEqual([])
    await signIn(iphone)
    expect(await notices()).toEqual([
      { customer: expect.any(String), device: 'Safari · iOS', atMs: office.clock.nowMs() },
    ])
  })

  it('is told once an hour for a kind of browser, however often somebody signs in', async () => {
    customer = await office.addCustomer()
    await signIn(firefox)
    for (let time = 1; time <= 3; time += 1) await signIn(iphone)
    expect(await notices()).toHaveLength(1)
    office.clock.advance(3_600_000)
    await signIn(iphone)
    expect(await notices()).toHaveLength(2)
  })

  it('is not told when it fails, nor when the retailer’s own systems send somebody', async () => {
    customer = await office.addCustomer()
    await signIn(firefox)
    await signIn(iphone, undefined, 'not the password')
    const token = await issueHandOff(office.services, customer.email, opened)
    await office.call({ method: 'POST', url: '/api/v1/user/hand_off', payload: { token } })
    expect(await notices()).toEqual([])
  })

  it('is told of a browser that another account made known, or a password before', async () => {
    customer = await office.addCustomer()
    const foreign = await signIn(firefox)
    customer = await office.addCustomer()
    const own = await signIn(firefox)
    await signIn(firefox, foreign)
    expect(await notices()).toHaveLength(1)
    office.clock.advance(3_600_000)
    const { token } = await office.arrive(customer.email)
    await office.changePassword(token, testPassword, 'Lluna-i-mar-27')
    office.clock.advance(3_600_000)
    const before = (await notices()).length
    await signIn(firefox, own, 'Lluna-i-mar-27')
    expect(await notices()).toHaveLength(before + 1)
  })
})
