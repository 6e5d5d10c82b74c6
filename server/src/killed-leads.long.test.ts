import { fork, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { sql } from 'kysely'
import type { PoolConfig } from 'pg'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { LeadReply } from '@endoll/api/lead-parts.ts'
import { spanishIban } from '@endoll/domain/identity/iban.ts'
import { smtpMail } from './gateways/mail/smtp.ts'
import { inboxOf, startMailTwin } from './gateways/mail/twin.ts'
import type { OfficeAsked, OfficeMessage } from './testing/killed-office-messages.ts'
import { deliverMails } from './mails/deliver-mails.ts'
import {
  addOffers,
  answersOfHome,
  laia,
  payloadOf,
  send,
  supply,
  upload,
} from './modules/leads/leads.fixture.ts'
import { filesOfMail } from './modules/leads/operations/mail-files.ts'
import { addCompany, sendGroup, supplyOfCompany } from './modules/leads/several.fixture.ts'
import type { FailPoint } from './platform/fail-point.ts'
import { visitorCookieName } from './platform/http/visitor.ts'
import { lastCode } from './testing/test-requests.ts'
import { startTestServer, type TestServer } from './testing/test-server.ts'

const program = join(import.meta.dirname, 'testing/killed-office.ts')
const address = 'laia@example.test'
let server: TestServer
let connection: PoolConfig
let product: number
let child: ChildProcess | undefined

beforeAll(async () => {
  server = await startTestServer({}, { connect: async (database) => (connection = database) })
  product = (await addOffers(server)).home
})
afterAll(async () => {
  child?.kill('SIGKILL')
  await server.stop()
})
beforeEach(async () => {
  await server.db.deleteFrom('attempt_budget').execute()
})

async function startOffice(asked: Pick<OfficeAsked, 'point' | 'deliver'>) {
  const start: OfficeAsked = { connection, nowMs: server.clock.nowMs(), times: 1, how: 'die', ...asked }
  const office = fork(program, [JSON.stringify(start)], { stdio: ['ignore', 'ignore', 'inherit', 'ipc'] })
  child = office
  const ended = once(office, 'exit')
  const [message] = (await Promise.race([once(office, 'message'), ended.then(() => [undefined])])) as [
    OfficeMessage | undefined,
  ]
  return { ended, port: message && 'port' in message ? message.port : undefined }
}

/** Sends something to an office that dies of it; the answer where one came all the same. */
async function sendToDying(
  point: FailPoint,
  method: 'POST' | 'PUT',
  path: string,
  { body, key = 'none-is-needed' }: { readonly body: object; readonly key?: string },
): Promise<void> {
  const { ended, port } = await startOffice({ point })
  await fetch(`http://127.0.0.1:${port}/api/v1/${path}`, {
    method,
    headers: {
      'content-type': 'application/json',
      'idempotency-key': key,
      cookie: `${visitorCookieName('')}=${laia}`,
    },
    body: JSON.stringify(body),
  }).catch(() => undefined)
  expect((await ended)[1]).toBe('SIGKILL')
}

let supplies = 900
async function answers() {
  supplies += 1
  return answersOfHome({
    cups: supply(supplies),
    nifFaceup: [{ id: await upload(server, 'identity') }],
    selectedProduct: product,
    iban: spanishIban('2100', '0418', '0200051332'),
  })
}

/** What of leads and contracts is there by half: nothing may be. */
async function halves(): Promise<unknown[]> {
  const { rows } = await sql`
    select lead.id, 'confirmed without a contract, or a contract without being confirmed' as what
      from lead left join contract_draft on contract_draft.lead_id = lead.id
     where (lead.confirmed_at is null) <> (contract_draft.id is null)
    union all
    select contract_draft.id, 'not told once' from contract_draft
     where (select count(*) from outbox_event
             where contract_draft_id = contract_draft.id and type = 'contract.drafted') <> 1
    union all
    select contract_draft.id, 'not mailed once' from contract_draft
     where (select count(*) from mail_outbox where dedupe_key = 'contract:' || contract_draft.reference) <> 1
    union all
    select dedupe_key, 'of no contract' from mail_outbox
     where template = 'new_contract' and not exists (
       select from contract_draft where contract_draft.id = data ->> 'draft')
    union all
    select lead.id, 'a file that is not its own' from lead, jsonb_array_elements_text(
        jsonb_build_array(lead.payload -> 'nif_faceup')) as file
     where not exists (select from uploaded_file
                        where uploaded_file.id = file and (claimed_by = 'lead/' || lead.id or claimed_by in (
                          select 'lead/' || other.id from lead as other where other.group_id = lead.group_id)))
    union all
    select uploaded_file.id, 'of no lead' from uploaded_file
     where claimed_by like 'lead/%' and not exists (select from lead where 'lead/' || lead.id = claimed_by)
    union all
    select draft_id, 'signed by half' from contract_draft_signature
      join contract_draft on contract_draft.id = draft_id
     where (signed_at is not null) <> (state = 'signed')
        or (signed_at is not null) <> exists (
          select from outbox_event where contract_draft_id = draft_id and type = 'contract.signed')
        or (signed_at is not null) <> exists (
          select from mail_outbox where dedupe_key = 'contract-signed:' || contract_draft.reference)`.execute(
    server.db,
  )
  return rows
}

async function countOf(cups: string) {
  const { rows } = await sql<{ leads: number; drafts: number }>`
    select (select count(*) from lead where payload -> 'cups' ->> 'name' = ${cups})::int as leads,
           (select count(*) from contract_draft where cups20 = ${cups.slice(0, 20)})::int as drafts`.execute(
    server.db,
  )
  return rows[0]
}

describe('a server that is killed while somebody becomes a customer [r.leads-killed]', () => {
  const points: readonly FailPoint[] = ['lead-written', 'contract-drafted', 'before-commit', 'after-commit']

  it.each(points)('at %s: nothing is there by half, and sent again it is there once', async (point) => {
    const asked = await answers()
    const sent = { body: payloadOf(asked), key: `killed-at-${point}` }
    await sendToDying(point, 'POST', 'leads', sent)
    expect(await halves()).toEqual([])
    const again = () =>
      send(server, 'POST', 'leads', { body: sent.body, headers: { 'idempotency-key': sent.key } })
    const [first, second] = [await again(), await again()]
    expect(first).toMatchObject({ status: 200, body: { status: 'OK' } })
    expect(second.body).toEqual(first.body)
    expect(await countOf(asked.cups!)).toEqual({ leads: 1, drafts: 1 })
    expect(await halves()).toEqual([])
  })

  it.each(points)('at %s of a lead that was recorded before: its answers stay', async (point) => {
    const asked = await answers()
    const step = await send(server, 'POST', 'leads', {
      body: payloadOf(asked, { step: 3, confirm: false }),
    })
    const { lead_id: id } = step.body as LeadReply
    const body = payloadOf(asked)
    await sendToDying(point, 'PUT', `leads/${id}`, { body })
    expect(await halves()).toEqual([])
    expect(await send(server, 'PUT', `leads/${id}`, { body })).toMatchObject({
      status: 200,
      body: { lead_id: id, status: 'OK' },
    })
    expect(await countOf(asked.cups!)).toEqual({ leads: 1, drafts: 1 })
    expect(await halves()).toEqual([])
  })

  it.each(points)(
    'at %s of the first of several supplies: sent again each is there once [r.several-supplies]',
    async (point) => {
      const company = await addCompany(server, product)
      const all = [supplyOfCompany(company), supplyOfCompany(company)]
      const key = `several-killed-at-${point}`
      const body = { leads: all.map((one) => ({ id: null, lead: payloadOf(one) })) }
      await sendToDying(point, 'POST', 'lead_groups/', { body, key })
      expect(await halves()).toEqual([])
      const again = () => sendGroup(server, all, { headers: { 'idempotency-key': key } })
      const [first, second] = [await again(), await again()]
      expect(first.body.leads.map(({ reply }) => reply?.status)).toEqual(['OK', 'OK'])
      expect(second.body).toEqual(first.body)
      for (const { cups } of all) expect(await countOf(cups)).toEqual({ leads: 1, drafts: 1 })
      expect(await halves()).toEqual([])
    },
  )

  it('while several are signed: all of them are, or none [r.signed-at-once]', async () => {
    const company = await addCompany(server, product)
    const { body } = await sendGroup(server, [supplyOfCompany(company), supplyOfCompany(company)])
    const asked = body.leads.map(({ reply }) => reply!.result!.contract!)
    await server.db
      .updateTable('mail_outbox')
      .set({ sent_at: new Date(server.clock.nowMs()).toISOString() })
      .where('template', '=', 'new_contract')
      .execute()
    const [first, second] = asked
    await send(server, 'POST', `contract_drafts/${first!.id}/signature/code/`)
    const code = { code: await lastCode(server, address) }
    await sendToDying('contract-signed', 'POST', `contract_drafts/${first!.id}/signature/`, { body: code })
    expect(await halves()).toEqual([])
    const stateOf = async (id: string) =>
      ((await send(server, 'GET', `contract_drafts/${id}/`)).body as { state: string }).state
    expect([await stateOf(first!.id), await stateOf(second!.id)]).toEqual(Array(2).fill('waiting_signature'))
    await send(server, 'POST', `contract_drafts/${second!.id}/signature/`, { body: code })
    expect([await stateOf(first!.id), await stateOf(second!.id)]).toEqual(['signed', 'signed'])
    expect(await halves()).toEqual([])
  })

  it('while the summary is sent: it arrives once with its file, and then the contract is signed, or not', async () => {
    const mail = await startMailTwin()
    const asked = await answers()
    const { body } = await send(server, 'POST', 'leads', { body: payloadOf(asked) })
    const { id, reference } = (body as LeadReply).result!.contract!
    const retailer = { address: 'http://127.0.0.1:1', secret: 'never reached, as nothing is delivered there' }
    const { ended } = await startOffice({
      point: 'mail-sent',
      deliver: { smtp: mail.smtpAddress, retailer },
    })
    expect((await ended)[1]).toBe('SIGKILL')
    // The lease of a mail lasts three minutes at most.
    server.clock.advance(181_000)
    const gateway = smtpMail(mail.smtpAddress)
    await deliverMails(server.services, gateway, filesOfMail(server.services))
    gateway.close()
    const arrived = inboxOf(mail.ledger).filter(({ text }) => text.includes(reference))
    expect(arrived.map(({ files }) => files)).toEqual([[`${reference}.pdf`, `${reference}-conditions.pdf`]])
    await mail.stop()
    await send(server, 'POST', `contract_drafts/${id}/signature/code/`)
    const code = { code: await lastCode(server, address) }
    await sendToDying('contract-signed', 'POST', `contract_drafts/${id}/signature/`, { body: code })
    expect(await halves()).toEqual([])
    const signed = await send(server, 'POST', `contract_drafts/${id}/signature/`, { body: code })
    expect(signed.body).toMatchObject({ state: 'signed' })
    expect(await halves()).toEqual([])
  })
})
