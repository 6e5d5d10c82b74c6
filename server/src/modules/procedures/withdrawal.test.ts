import { afterAll, beforeAll, describe, expect, it, test } from 'vitest'
import { addCaller, mailsTo, type SubmittedBody, type TestCaller } from '../../testing/test-requests.ts'
import type { MailData } from '../../mails/queue-mail.ts'
import { acknowledgedOf } from '../../mails/request-words.ts'
import { requestFilesOfMail } from '../requests/queries.ts'
import { startTestServer, type TestServer } from '../../testing/test-server.ts'

let server: TestServer

beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.stop())

// The office's clock stands on 2026-11-21.
async function signedOn(day: string | null, more: { state?: 'activa' | 'baixa'; kind?: 'company' } = {}) {
  const caller = await addCaller(server)
  await server.db
    .updateTable('contract')
    .set({ sign_day: day, ...(more.state ? { state: more.state } : {}) })
    .where('id', '=', caller.contract.id)
    .execute()
  if (more.kind) {
    await server.db
      .updateTable('customer')
      .set({ kind: more.kind })
      .where('id', '=', (one) =>
        one.selectFrom('contract').select('customer_id').where('id', '=', caller.contract.id),
      )
      .execute()
  }
  return caller
}

function ask(caller: TestCaller, afterwards = 'former_retailer') {
  return caller.send('POST', `contracts/${caller.contract.name}/withdrawal/`, { afterwards })
}
function look(caller: TestCaller) {
  return caller.send('GET', `contracts/${caller.contract.name}/withdrawal/`)
}

describe('a withdrawal from a contract [r.withdrawal]', () => {
  it('[law.15] is taken without a reason, told the retailer at once and acknowledged by mail [GET contracts/{name}/withdrawal/] [POST contracts/{name}/withdrawal/]', async () => {
    const caller = await signedOn('2026-11-20')
    expect((await look(caller)).body).toMatchObject({ last_day: '2026-12-04', refusal: null })
    const { request, waiting_for_signature } = (await ask(caller)).body as SubmittedBody
    expect(waiting_for_signature).toBe(false)
    const row = await server.db
      .selectFrom('request')
      .select(['procedure', 'state', 'submission'])
      .where('id', '=', request.id)
      .executeTakeFirstOrThrow()
    expect(row).toMatchObject({ procedure: 'withdrawal', state: 'sent' })
    expect(row.submission).toMatchObject({ sign_day: '2026-11-20', afterwards: 'former_retailer' })
    expect(await mailsTo(server, caller.customer.email)).toEqual(['request sent'])
    const { data } = await server.db
      .selectFrom('mail_outbox')
      .select('data')
      .where('recipient', '=', caller.customer.email)
      .executeTakeFirstOrThrow()
    // Of what and when, on a durable medium: Directive 2011/83 art. 11a.4.
    expect(data).toMatchObject({ withdrawal: { atMs: expect.any(Number), product: null } })
    const [receipt] = await requestFilesOfMail(server.services)('request', data as MailData['request'])
    expect(receipt?.content.subarray(0, 5).toString()).toBe('%PDF-')
    const ofProduct = { atMs: 0, product: { from: 'Llum igual', to: 'Llum clara' } }
    const told = { ...(data as MailData['request']), withdrawal: ofProduct }
    expect(acknowledgedOf(told, 'en')).toMatch(
      /change of product .* to Llum igual.* continues with Llum clara/,
    )
    expect((await look(caller)).body).toMatchObject({ refusal: { code: 'process_running' } })
    expect((await ask(caller)).status).toBe(409)
  })

  test.each([
    ['on its last day', '2026-11-07', {}, undefined],
    ['a day after it', '2026-11-06', {}, 'withdrawal_over'],
    ['of a contract that is not signed', null, {}, 'withdrawal_not_signed'],
    ['of a contract that is over', '2026-11-20', { state: 'baixa' }, 'withdrawal_not_signed'],
    ['of a company, which is no consumer', '2026-11-20', { kind: 'company' }, 'withdrawal_company'],
  ] as const)('%s', async (_, day, more, code) => {
    const caller = await signedOn(day, more)
    const { body } = await look(caller)
    expect((body as { refusal: { code: string } | null }).refusal?.code).toBe(code)
    expect((await ask(caller)).status).toBe(code === undefined ? 200 : 409)
  })

  it('says what is to become of the supply, and nothing else', async () => {
    const caller = await signedOn('2026-11-20')
    expect((await ask(caller, 'whatever')).status).toBe(400)
    expect((await ask(caller, 'end')).status).toBe(200)
  })
})
