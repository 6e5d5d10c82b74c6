import { afterAll, beforeAll, expect, it } from 'vitest'
import { gatherMs } from '@endoll/domain/notifications/digest.ts'
import type { MailData } from '../../mails/queue-mail.ts'
import { addContract, addCustomer, addInvoice } from '../../testing/factories.ts'
import { startTestServer, type TestServer } from '../../testing/test-server.ts'
import { mailNotifications } from './operations/mail-notifications.ts'
import { tellNews } from './operations/tell-news.ts'

let server: TestServer

beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.stop())

it('sums are said until their reader wants none, in the list and in mails [r.hidden-sums] [PUT notifications/sums/]', async () => {
  const [laia, other] = [await addCustomer(server.db), await addCustomer(server.db)]
  for (const one of [laia, other])
    await addInvoice(server.db, await addContract(server.db, one), { day: '2026-11-21' })
  const headers = await server.signIn(laia)
  const send = async (method: 'GET' | 'PUT', path: string, payload?: object) =>
    (
      await server.inject({
        method,
        url: `/api/v1/notifications/${path}`,
        headers,
        ...(payload && { payload }),
      })
    ).json<{ sums_shown: boolean }>()
  expect((await send('GET', 'choices/')).sums_shown).toBe(true)
  expect((await send('PUT', 'sums/', { shown: false })).sums_shown).toBe(false)
  expect((await send('GET', '')).sums_shown).toBe(false)
  for (const work of [tellNews, mailNotifications]) await work(server.services)
  server.clock.advance(gatherMs)
  await mailNotifications(server.services)
  const mails = await server.db
    .selectFrom('mail_outbox')
    .select(['recipient', 'data'])
    .where('template', '=', 'notifications')
    .execute()
  const hides = Object.fromEntries(
    mails.map(({ recipient, data }) => [recipient, (data as MailData['notifications']).hidesSums ?? false]),
  )
  expect(hides).toEqual({ [laia.email]: true, [other.email]: false })
})
