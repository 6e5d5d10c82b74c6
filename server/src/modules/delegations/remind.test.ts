import { afterAll, beforeAll, expect, it } from 'vitest'
import { asOffice } from '../../platform/db/who-asks.ts'
import { addDelegation } from '../../testing/add-delegation.ts'
import { addCaller, mailsTo, type TestCaller } from '../../testing/test-requests.ts'
import { startTestServer, type TestServer } from '../../testing/test-server.ts'
import { remindOfDelegations } from './operations/remind.ts'

const dayMs = 86_400_000

let server: TestServer
beforeAll(async () => {
  server = await startTestServer({ delegation: true })
})
afterAll(() => server.stop())

/** A delegation accepted on the day of the test's clock, 21 November 2026. */
async function delegate(mother: TestCaller, daughter: TestCaller, end_day: string | null): Promise<void> {
  const now = new Date(server.clock.nowMs()).toISOString()
  await addDelegation(server.db, [mother.customer, daughter.customer], {
    end_day,
    invited_at: now,
    accepted_at: now,
  })
}

/** The job, so many days from now; twice, as on two servers. */
async function remindAfter(days: number): Promise<void> {
  server.clock.advance(days * dayMs)
  for (const _ of [1, 2]) await asOffice('job', () => remindOfDelegations(server.services))
  server.clock.advance(-days * dayMs)
}

it('tells both sides a month before the end, once for each end [r.acting-reminders]', async () => {
  const [mother, daughter] = [await addCaller(server), await addCaller(server)]
  await delegate(mother, daughter, '2027-03-31')
  await remindAfter(98)
  expect(await mailsTo(server, mother.customer.email)).toEqual([])
  await remindAfter(102)
  await remindAfter(110)
  expect(await mailsTo(server, mother.customer.email)).toEqual(['delegation ending'])
  expect(await mailsTo(server, daughter.customer.email)).toEqual(['delegation ends'])
  await server.db
    .updateTable('delegation')
    .set({ end_day: '2027-06-30' })
    .where('account_id', '=', daughter.customer.accountId)
    .execute()
  await remindAfter(200)
  expect(await mailsTo(server, mother.customer.email)).toEqual(['delegation ending', 'delegation ending'])
  // Over by then.
  await remindAfter(240)
  expect(await mailsTo(server, daughter.customer.email)).toHaveLength(2)
})

it('reminds of none that was given for a month or less [r.acting-reminders]', async () => {
  const [mother, daughter] = [await addCaller(server), await addCaller(server)]
  await delegate(mother, daughter, '2026-12-15')
  await remindAfter(5)
  expect(await mailsTo(server, mother.customer.email)).toEqual([])
})

it('says once a year who acts for a customer, while somebody does [r.acting-reminders]', async () => {
  const [mother, daughter, son] = [await addCaller(server), await addCaller(server), await addCaller(server)]
  await delegate(mother, daughter, null)
  await delegate(mother, son, null)
  await remindAfter(360)
  expect(await mailsTo(server, mother.customer.email)).toEqual([])
  await remindAfter(366)
  await remindAfter(400)
  expect(await mailsTo(server, mother.customer.email)).toEqual(['delegations'])
  const { data } = await server.db
    .selectFrom('mail_outbox')
    .select('data')
    .where('recipient', '=', mother.customer.email)
    .executeTakeFirstOrThrow()
  expect(data).toMatchObject({ people: [{ who: 'Aina Roca', role: 'look' }, { who: 'Aina Roca' }] })
  await remindAfter(731)
  expect(await mailsTo(server, mother.customer.email)).toEqual(['delegations', 'delegations'])
})
