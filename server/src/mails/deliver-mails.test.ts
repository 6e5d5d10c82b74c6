import { createServer, type AddressInfo } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { MailRefusedError, type MailGateway, type OutgoingMail } from '../gateways/mail/gateway.ts'
import { smtpMail } from '../gateways/mail/smtp.ts'
import { inboxOf, startMailTwin, type MailTwin } from '../gateways/mail/twin.ts'
import { startTestServer, type TestServer } from '../testing/test-server.ts'
import { deliverMails, messageIdOf } from './deliver-mails.ts'
import { resendMails } from './resend-mails.ts'
import { queueMail } from './queue-mail.ts'

let server: TestServer
let twin: MailTwin
let mail: MailGateway

beforeEach(async () => {
  server = await startTestServer()
  twin = await startMailTwin()
  mail = smtpMail(twin.smtpAddress)
})
afterEach(async () => {
  mail.close()
  await twin.stop()
  await server.stop()
})

function queue(key: string, to = 'ana@example.test', customer = 'Ana') {
  return queueMail(server.db, server.services, {
    key,
    template: 'signature_code',
    locale: 'ca',
    to,
    data: {
      reference: '7K3M-0QZ9',
      procedure: 'iban',
      customer,
      contract: 'A-1',
      code: '123456',
      minutes: 10,
    },
  })
}
async function queueNotices(count: number, toOne?: string) {
  for (let index = 0; index < count; index += 1) {
    await queueMail(server.db, server.services, {
      key: `notice ${index}`,
      template: 'notice',
      locale: 'ca',
      to: toOne ?? `notice-${index}@example.test`,
      data: { about: 'iban', customer: 'Ana', contract: 'A-1', reference: '7K3M-0QZ9' },
    })
  }
}
function deliver(gateway = mail) {
  return deliverMails(server.services, gateway)
}
function rows() {
  return server.db
    .selectFrom('mail_outbox')
    .select(['attempts', 'sent_at', 'failed_because', 'data'])
    .orderBy('id')
    .execute()
}

describe('a mail', () => {
  it('arrives once for each key, in its language, from the organisation', async () => {
    await queue('a')
    await queue('a')
    expect(await deliver()).toEqual({ done: 1, failed: 0 })
    expect(await deliver()).toEqual({ done: 0, failed: 0 })
    const [received, ...more] = twin.ledger
    expect(more).toEqual([])
    expect(received).toMatchObject({
      to: 'ana@example.test',
      from: 'Llum del Vallès',
      subject: '123456 és el codi per signar',
    })
    expect(received?.text).toContain('Hola, Ana:')
    expect(received?.html).toContain('<html lang="ca">')
    expect(received?.raw).toMatch(/^auto-submitted: auto-generated/im)
  })

  it('keeps no code once it is sent', async () => {
    await queue('a')
    await deliver()
    expect(JSON.stringify(await rows())).not.toContain('123456')
  })

  it('whose sending was broken off comes again under the same Message-ID: the mailbox shows it once', async () => {
    await queue('a')
    const brokenOff: MailGateway = {
      close: () => undefined,
      send: async (outgoing) => {
        await mail.send(outgoing)
        throw new Error('the connection ended before the answer')
      },
    }
    expect(await deliver(brokenOff)).toEqual({ done: 0, failed: 1 })
    server.clock.advance(60_000)
    expect(await deliver()).toEqual({ done: 1, failed: 0 })
    expect(twin.ledger).toHaveLength(2)
    expect(inboxOf(twin.ledger)).toHaveLength(1)
  })

  it('of a slow server is sent once, although other servers send mails too', async () => {
    for (let key = 0; key < 10; key += 1) await queue(`key-${key}`)
    const slow: MailGateway = {
      close: () => undefined,
      send: async (outgoing) => {
        await mail.send(outgoing)
        server.clock.advance(15_000)
        await deliver()
      },
    }
    await deliver(slow)
    expect(twin.ledger).toHaveLength(10)
  })

  it('is kept while the server refuses our sign-in, and sent once it accepts it', async () => {
    await queue('a')
    const closed = createServer((socket) => {
      socket.on('error', () => undefined)
      socket.end('554 not for you\r\n')
    })
    await new Promise<void>((resolve) => closed.listen(0, '127.0.0.1', resolve))
    const turnedAway = smtpMail(`smtp://127.0.0.1:${(closed.address() as AddressInfo).port}`)
    try {
      expect(await deliver(turnedAway)).toEqual({ done: 0, failed: 1 })
    } finally {
      turnedAway.close()
      closed.close()
    }
    expect(await rows()).toMatchObject([{ sent_at: null, failed_because: null }])
    server.clock.advance(30_000)
    expect(await deliver()).toEqual({ done: 1, failed: 0 })
  })

  it('waits longer each time while the server takes none', async () => {
    await queue('a')
    twin.faults.down = true
    expect(await deliver()).toEqual({ done: 0, failed: 1 })
    expect(await deliver()).toEqual({ done: 0, failed: 0 })
    server.clock.advance(30_000)
    expect(await deliver()).toEqual({ done: 0, failed: 1 })
    server.clock.advance(30_000)
    expect(await deliver()).toEqual({ done: 0, failed: 0 })
    twin.faults.down = false
    server.clock.advance(30_000)
    expect(await deliver()).toEqual({ done: 1, failed: 0 })
    expect(await rows()).toMatchObject([{ attempts: 3, failed_because: null }])
  })

  it('with a code goes out before all others that wait [r.mails-at-once]', async () => {
    await queueNotices(15)
    await queue('code')
    await deliver()
    expect(twin.ledger[0]?.to).toBe('ana@example.test')
  })

  it('goes out together with a few others', async () => {
    await queueNotices(12)
    const together = Promise.withResolvers<void>()
    const underWay = { now: 0, most: 0 }
    const gateway: MailGateway = {
      close: () => undefined,
      send: async () => {
        underWay.now += 1
        underWay.most = Math.max(underWay.most, underWay.now)
        if (underWay.now === 4) together.resolve()
        await together.promise
        underWay.now -= 1
      },
    }
    expect(await deliver(gateway)).toEqual({ done: 12, failed: 0 })
    expect(underWay.most).toBe(4)
  })

  it('to one address goes out after the one that was written before it', async () => {
    const to = 'joan@example.test'
    await queueNotices(4, to)
    const before = await server.db.selectFrom('mail_outbox').select('dedupe_key').orderBy('id').execute()
    const arrived: string[] = []
    const gateway: MailGateway = {
      close: () => undefined,
      send: async ({ messageId }) => {
        // The first is on its way for long enough that the others would overtake it.
        if (arrived.length === 0) await pause(300)
        arrived.push(messageId)
      },
    }
    expect(await deliver(gateway)).toEqual({ done: 4, failed: 0 })
    const { organisation, mail: settings } = server.services.deployment
    const sender = settings.from ?? organisation.email
    expect(arrived).toEqual(before.map(({ dedupe_key: key }) => messageIdOf(key, sender)))
  })

  it('goes out once the codes are sent', async () => {
    await queueNotices(5)
    for (const key of ['a', 'b', 'c']) await queue(key)
    const said: string[] = []
    const gateway: MailGateway = {
      close: () => undefined,
      send: async ({ to }) => {
        const what = to === 'ana@example.test' ? 'code' : 'notice'
        said.push(`${what} begun`)
        // Long enough for the next mails to be taken meanwhile.
        if (what === 'code') await pause(500)
        said.push(`${what} sent`)
      },
    }
    expect(await deliver(gateway)).toEqual({ done: 8, failed: 0 })
    expect(said.indexOf('notice begun')).toBeGreaterThan(said.lastIndexOf('code sent'))
  })

  it('is tried for three days without a mail server', async () => {
    await queue('a')
    twin.faults.down = true
    for (let hour = 0; hour < 72; hour += 1) {
      await deliver()
      server.clock.advance(3_600_000)
    }
    twin.faults.down = false
    server.clock.advance(7_200_000)
    expect(await deliver()).toEqual({ done: 1, failed: 0 })
  })

  it('to an address that does not exist is given up, and the others go on', async () => {
    await queue('a', 'x@nobody.example')
    await queue('b')
    expect(await deliver()).toEqual({ done: 1, failed: 1 })
    server.clock.advance(86_400_000)
    expect(await deliver()).toEqual({ done: 0, failed: 0 })
    expect(await rows()).toMatchObject([
      { sent_at: null, failed_because: 'the mail server answered 550' },
      { failed_because: null },
    ])
  })

  it('that was given up is sent again by one command, unless it carried a secret', async () => {
    const refused = 'x@nobody.example'
    await queue('code', refused)
    await queueMail(server.db, server.services, {
      key: 'notice',
      template: 'notice',
      locale: 'ca',
      to: refused,
      data: { about: 'iban', customer: 'Ana', contract: 'A-1', reference: '7K3M-0QZ9' },
    })
    expect(await deliver()).toEqual({ done: 0, failed: 2 })
    expect(await resendMails(server.services)).toBe(1)
    await server.db.updateTable('mail_outbox').set({ recipient: 'ana@example.test' }).execute()
    expect(await deliver()).toEqual({ done: 1, failed: 0 })
    expect(await resendMails(server.services)).toBe(0)
    expect(await rows()).toMatchObject([{ sent_at: null }, { failed_because: null, attempts: 1 }])
  })

  it('of two deliveries at once is sent by one', async () => {
    for (let index = 0; index < 30; index += 1) await queue(`mail ${index}`)
    const outcomes = await Promise.all(Array.from({ length: 5 }, () => deliver()))
    expect(outcomes.reduce((sum, { done }) => sum + done, 0)).toBe(30)
    expect(new Set(twin.ledger.map(({ messageId }) => messageId)).size).toBe(30)
    expect(twin.ledger).toHaveLength(30)
  })

  it('cannot be led elsewhere by a name or an address', async () => {
    await queue('a', 'ana@example.test, spy@example.test', 'Ana\r\nBcc: spy@example.test')
    await deliver()
    await queue('b', 'ana@example.test', 'Ana\r\nBcc: spy@example.test')
    await deliver()
    expect(twin.ledger.map(({ to }) => to).join(' ')).not.toContain('spy')
    for (const { raw } of twin.ledger) expect(raw).not.toMatch(/^bcc:/im)
  })

  it('is not tried again where the server refuses the mail itself', async () => {
    const outgoing: OutgoingMail = {
      messageId: '<a@b>',
      from: { name: 'A', address: 'a@example.test' },
      to: 'x@nobody.example',
      subject: 's',
      text: 't',
      html: 'h',
    }
    await expect(mail.send(outgoing)).rejects.toThrow(MailRefusedError)
  })
})

describe('the inbox', () => {
  const page = async (path: string) => {
    const answer = await fetch(`${twin.inboxAddress}${path}`)
    return {
      status: answer.status,
      policy: answer.headers.get('content-security-policy'),
      html: await answer.text(),
    }
  }

  it('shows the mails, newest first, and runs nothing of them', async () => {
    expect((await page('/')).html).toContain('No mail yet')
    await queue('a')
    await queue('b', 'bea@example.test', '<script>alert(1)</script>')
    await deliver()
    const list = (await page('/')).html
    expect(list.indexOf('bea@example.test')).toBeLessThan(list.indexOf('ana@example.test'))
    expect((await page('/mail/1')).html).toContain('123456')
    const shown = await page('/mail/1/html')
    expect(shown.policy).toContain('sandbox')
    expect(shown.html).not.toContain('<script')
    expect((await page('/mail/9')).status).toBe(404)
    expect((await page('/etc/passwd')).status).toBe(404)
  })
})
