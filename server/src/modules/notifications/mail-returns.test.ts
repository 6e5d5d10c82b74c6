import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { readOutbox } from '@endoll/api/retailer.ts'
import { gatherMs } from '@endoll/domain/notifications/digest.ts'
import { smtpMail } from '../../gateways/mail/smtp.ts'
import { inboxOf, startMailTwin, type MailTwin } from '../../gateways/mail/twin.ts'
import { deliverMails } from '../../mails/deliver-mails.ts'
import { queueMail } from '../../mails/queue-mail.ts'
import { resendMails } from '../../mails/resend-mails.ts'
import {
  addContract,
  addCustomer,
  addInvoice,
  testPassword,
  type TestContract,
  type TestCustomer,
} from '../../testing/factories.ts'
import { startTestServer, type TestServer } from '../../testing/test-server.ts'
import { answerAsks } from '../account/operations.ts'
import { mailNotifications } from './operations/mail-notifications.ts'
import { tellNews } from './operations/tell-news.ts'
import { makePriceNotices } from '../price-notices/operations/make-price-notices.ts'

let server: TestServer
let twin: MailTwin
let laia: TestCustomer
let headers: Record<string, string>
let home: TestContract

beforeEach(async () => {
  server = await startTestServer()
  twin = await startMailTwin()
  laia = await addCustomer(server.db)
  headers = await server.signIn(laia)
  home = await addContract(server.db, laia)
})
afterEach(async () => {
  await twin.stop()
  await server.stop()
})

const dayMs = 86_400_000
function retailer() {
  return { 'x-api-key': server.apiKey }
}

async function report(...returns: readonly object[]) {
  const reply = await server.inject({
    method: 'POST',
    url: '/api/v1/retailer/mails/returns/',
    headers: retailer(),
    payload: { returns },
  })
  return { status: reply.statusCode, body: reply.json<Record<string, unknown>>() }
}
function now() {
  return new Date(server.clock.nowMs()).toISOString()
}
/** Mails to an address came back for good. */
function gone(address = laia.email) {
  return report({ address, kind: 'bounce_permanent', at: now(), status: '5.1.1' })
}

async function send() {
  const gateway = smtpMail(twin.smtpAddress)
  return deliverMails(server.services, gateway).finally(() => gateway.close())
}
let queued = 0
async function notice(to = laia.email) {
  queued += 1
  await queueMail(server.db, server.services, {
    key: `notice ${queued}`,
    template: 'notice',
    locale: 'es',
    to,
    data: { about: 'iban', customer: 'Laia', contract: 'A-1', reference: '7K3M-0QZ9' },
  })
  await send()
}
function inbox(of = laia.email) {
  return inboxOf(twin.ledger).filter(({ to }) => to === of)
}

async function events() {
  const { body } = await server.get('retailer/outbox/', retailer())
  return readOutbox.reply.parse(body).events.filter(({ type }) => type.startsWith('mail.'))
}
async function problem() {
  headers = await server.signIn(laia)
  const { body } = await server.get('users/', headers)
  return (body as { email_problem: unknown }).email_problem
}
async function post(path: string, payload: object, of: Record<string, string> = {}) {
  const reply = await server.inject({ method: 'POST', url: `/api/v1/${path}`, headers: of, payload })
  return { status: reply.statusCode, body: reply.json<Record<string, unknown>>() }
}
/** The token of the last link that was mailed to an address. */
function mailedToken(of = laia.email) {
  const tokens = inbox(of).flatMap(({ text }) => /email_token=([\w-]+)/.exec(text)?.[1] ?? [])
  return tokens.at(-1) ?? ''
}

describe('a mail that came back for good', () => {
  it('ends the mails to its address, is told to the retailer and on the page, once [POST retailer/mails/returns/]', async () => {
    const sent = { address: laia.email.toUpperCase(), kind: 'bounce_permanent', at: now(), report: 'r-1' }
    expect(await report(sent, sent)).toEqual({ status: 200, body: { taken: 2 } })
    expect(await report(sent)).toEqual({ status: 200, body: { taken: 1 } })
    await notice()
    expect(inbox()).toEqual([])
    expect(await events()).toEqual([
      expect.objectContaining({
        type: 'mail.stopped',
        mail: { customer: { code: expect.any(String) }, email: laia.email, because: 'permanent' },
      }),
    ])
    const stopped = { kind: 'stopped', since: expect.any(String) }
    expect(await problem()).toEqual(stopped)
    expect((await server.get('home/', headers)).body).toMatchObject({ email_problem: stopped })
    expect((await server.get('notifications/choices/', headers)).body).toMatchObject({
      email_problem: stopped,
    })
  })

  it('is found by the Message-ID with which it arrived', async () => {
    await notice()
    const { messageId } = inbox()[0]!
    await report({
      message_id: messageId,
      kind: 'bounce_permanent',
      at: now(),
      address: 'other@example.test',
    })
    expect(await problem()).toMatchObject({ kind: 'stopped' })
  })

  it('is kept with the reason, and sent by command once the address works', async () => {
    await gone()
    await notice()
    const rows = await server.db.selectFrom('mail_outbox').select(['sent_at', 'failed_because']).execute()
    expect(rows).toEqual([{ sent_at: null, failed_because: 'mails to this address came back' }])
    expect(await resendMails(server.services)).toBe(1)
    await send()
    expect(inbox()).toEqual([])
    await server.db.updateTable('mail_address').set({ stopped_because: null, stopped_at: null }).execute()
    await resendMails(server.services)
    await send()
    expect(inbox()).toHaveLength(1)
  })

  it('counts by its status alone, also where only the server’s words have one', async () => {
    const at = now()
    const blocked = { address: laia.email, kind: 'bounce_permanent', at }
    await report({ ...blocked, status: '5.7.1' })
    await report({ ...blocked, diagnostic: 'smtp; 554 5.7.1 blocked by policy' })
    expect(await problem()).toBeNull()
    await report({ ...blocked, diagnostic: 'smtp; 550 5.1.1 no such user' })
    expect(await problem()).toMatchObject({ kind: 'stopped' })
  })

  it('refused by our own mail server counts as one', async () => {
    const nobody = 'laia@nobody.example'
    await server.db.updateTable('account').set({ email: nobody }).where('id', '=', laia.accountId).execute()
    for (let day = 0; day < 3; day += 1) {
      expect(
        await server.db
          .selectFrom('mail_address')
          .where('stopped_because', 'is not', null)
          .selectAll()
          .execute(),
      ).toEqual([])
      await notice(nobody)
      server.clock.advance(dayMs)
    }
    expect(await events()).toMatchObject([{ type: 'mail.stopped', mail: { because: 'temporary' } }])
  })

  it('does not hold back what somebody has just asked for', async () => {
    await gone()
    await post('recover', { email: laia.email })
    await answerAsks(server.services)
    await send()
    expect(inbox()).toHaveLength(1)
  })
})

describe('mails that came back but may arrive another day', () => {
  const full = () =>
    report({ address: laia.email, kind: 'bounce_temporary', at: now(), status: '4.2.2', report: `f${now()}` })

  it('end the mails on the third day within fifteen', async () => {
    await full()
    server.clock.advance(60_000)
    await full()
    server.clock.advance(dayMs)
    await full()
    expect(await problem()).toBeNull()
    server.clock.advance(dayMs)
    await full()
    expect(await problem()).toMatchObject({ kind: 'stopped' })
    expect(await events()).toMatchObject([{ mail: { because: 'temporary' } }])
  })

  it('do not where they are further apart', async () => {
    for (let time = 0; time < 4; time += 1) {
      await full()
      server.clock.advance(8 * dayMs)
    }
    expect(await problem()).toBeNull()
  })
})

describe('a complaint', () => {
  it('ends what the customer may end, and only that; choosing again takes it back [r.mail-complaint]', async () => {
    const choose = (mail: boolean) =>
      server.inject({
        method: 'PUT',
        url: '/api/v1/notifications/choices/',
        headers,
        payload: { kind: 'bill', shown: true, mail },
      })
    await choose(true)
    await report({ address: laia.email, kind: 'complaint', at: now() })
    const { body } = await server.get('notifications/choices/', headers)
    expect(body).toMatchObject({ email_problem: { kind: 'complained' } })
    const { kinds } = body as { kinds: { kind: string; mail: boolean }[] }
    expect(kinds.filter(({ mail }) => mail).map(({ kind }) => kind)).toEqual(['prices', 'renewal'])
    await notice()
    expect(inbox()).toHaveLength(1)
    expect(await events()).toEqual([])
    await choose(true)
    expect(await problem()).toBeNull()
  })
})

describe('what the law wants told', () => {
  async function newPrices() {
    const row = { product_code: 'TEST-electricity', concept: 'energy', unit: 'EUR/kWh' } as const
    await server.db
      .insertInto('product_price')
      .values([
        { ...row, from_day: '2026-01-01', price: '0.1', to_day: '2027-01-01' },
        { ...row, from_day: '2027-01-01', price: '0.2' },
      ])
      .execute()
    await tellAndMail()
  }
  async function tellAndMail() {
    await makePriceNotices(server.services)
    await tellNews(server.services)
    server.clock.advance(gatherMs)
    await mailNotifications(server.services)
    await send()
  }
  const owed = {
    type: 'mail.owed_by_post',
    mail: { items: [{ about: { kind: 'prices', from_day: '2027-01-01' } }] },
  }

  it('is owed by post where the address takes no mail', async () => {
    await gone()
    await newPrices()
    expect(inbox()).toEqual([])
    expect(await events()).toMatchObject([{ type: 'mail.stopped' }, owed])
  })

  it('is owed by post where its mail came back, whatever was reported of it, once', async () => {
    await newPrices()
    const message_id = inbox()[0]!.messageId
    await report({ message_id, kind: 'bounce_temporary', at: now(), status: '4.7.1' })
    await report({ message_id, kind: 'bounce_permanent', at: now(), status: '5.1.1' })
    expect(await events()).toMatchObject([owed, { type: 'mail.stopped' }])
  })

  it('is not where the mail was of something else', async () => {
    const payload = { kind: 'bill', shown: true, mail: true }
    await server.inject({ method: 'PUT', url: '/api/v1/notifications/choices/', headers, payload })
    await addInvoice(server.db, home, { day: '2026-11-20' })
    await tellAndMail()
    await report({ message_id: inbox()[0]!.messageId, kind: 'bounce_permanent', at: now(), status: '5.7.1' })
    expect(await events()).toEqual([])
  })
})

describe('an address works again', () => {
  async function askForLink() {
    const asked = await post('users/email/check/', {}, headers)
    await send()
    return asked
  }

  it('once the link that was mailed there is confirmed: mails go on, and the retailer is told [POST users/email/check/] [r.mails-that-came-back]', async () => {
    await gone()
    expect(await askForLink()).toEqual({ status: 200, body: { email: laia.email } })
    server.clock.advance(1000)
    expect(await post('users/email/confirm/', { token: mailedToken() })).toEqual({
      status: 200,
      body: { email: laia.email, changed: false },
    })
    expect(await problem()).toBeNull()
    await notice()
    expect(inbox().map(({ text }) => text)).toContainEqual(expect.stringContaining('7K3M-0QZ9'))
    expect((await events()).map(({ type }) => type)).toEqual(['mail.stopped', 'mail.works'])
  })

  it('and a report of before that comes late does not stop it, a new one does', async () => {
    const before = now()
    await gone()
    await askForLink()
    server.clock.advance(1000)
    await post('users/email/confirm/', { token: mailedToken() })
    await report({ address: laia.email, kind: 'bounce_permanent', at: before, report: 'late' })
    expect(await problem()).toBeNull()
    const token = mailedToken()
    server.clock.advance(1000)
    await gone()
    expect(await problem()).toMatchObject({ kind: 'stopped' })
    // The old link shows nothing of the present.
    expect((await post('users/email/confirm/', { token })).status).toBe(403)
  })

  it('is asked for with a pause, a few times a day; only the newest link counts, for three days [POST users/email/check/]', async () => {
    await gone()
    await askForLink()
    const first = mailedToken()
    expect((await askForLink()).body).toMatchObject({ error: 'link_sent_just_now' })
    server.clock.advance(2 * 60_000)
    await askForLink()
    expect((await post('users/email/confirm/', { token: first })).status).toBe(403)
    const second = mailedToken()
    server.clock.advance(3 * dayMs + 1)
    expect((await post('users/email/confirm/', { token: second })).status).toBe(403)
    expect(await problem()).toMatchObject({ kind: 'stopped' })
  })

  it('or the account has another one that was confirmed', async () => {
    await gone()
    const email = `new.${laia.email}`
    const asked = await server.inject({
      method: 'PUT',
      url: '/api/v1/users/',
      headers,
      payload: { email, current: testPassword },
    })
    expect(asked.statusCode).toBe(200)
    await send()
    const confirmed = await post('users/email/confirm/', { token: mailedToken(email) })
    expect(confirmed.body).toEqual({ email, changed: true })
    laia = { ...laia, email }
    expect(await problem()).toBeNull()
    expect(await events()).toMatchObject([{ type: 'mail.stopped' }, { type: 'mail.works', mail: { email } }])
  })
})

describe('what concerns others', () => {
  it('stays as it is: another customer’s address, mails and page', async () => {
    const pau = await addCustomer(server.db)
    await gone(pau.email)
    expect(await problem()).toBeNull()
    await post('users/email/check/', {}, headers)
    await send()
    await post('users/email/confirm/', { token: mailedToken() })
    await notice(pau.email)
    expect(inbox(pau.email)).toEqual([])
  })
})
