import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { RequestOutboxEvent } from '@endoll/api/retailer.ts'
import { asSealedJson } from '../../platform/at-rest/sealed.ts'
import { sha256OfJson } from '../../platform/sha256.ts'
import { addContract } from '../../testing/factories.ts'
import { readPdf } from '../../testing/read-pdf.ts'
import { startTestServer, type TestServer } from '../../testing/test-server.ts'
import {
  addCaller,
  lastCode,
  otherCode,
  sign,
  type SubmittedBody,
  type TestCaller,
} from '../../testing/test-requests.ts'
import { submissionOf } from './request.ts'

const minuteMs = 60_000

let server: TestServer
let caller: TestCaller

beforeAll(async () => {
  server = await startTestServer()
  caller = await addCaller(server)
})
afterAll(() => server.stop())

/** A request of its own for a test: a change of power on a new contract, waiting for its signature. */
async function ask(one = caller) {
  const { name } = await addContract(server.db, one.customer)
  const body = { phone: '600000001', power_p1: 5000, power_p2: 5000 }
  const reply = (await one.send('POST', `contracts/${name}/power/`, body)).body as SubmittedBody
  return { ...reply.request, contract: name }
}
function at(id: number, path = '') {
  return `requests/${id}/${path}`
}
function post(id: number, path: string, body?: object, one = caller) {
  return one.send('POST', at(id, path), body)
}
function file(id: number, path: string) {
  return server.inject({ url: `/api/v1/${at(id, path)}`, headers: caller.headers })
}
function answer(reference: string, body: object, key = server.apiKey) {
  return server.inject({
    method: 'POST',
    url: `/api/v1/retailer/requests/${reference}/answer/`,
    headers: { 'x-api-key': key },
    payload: body,
  })
}

describe('my requests', () => {
  it('are listed newest first, by contract and by being open, with what waits [c2.requests] [GET requests/]', async () => {
    const one = await addCaller(server)
    const first = await ask(one)
    server.clock.advance(1000)
    const second = await ask(one)
    await post(first.id, 'withdraw/', undefined, one)
    const list = async (query = '') =>
      (await one.send('GET', `requests/${query}`)).body as {
        items: { id: number; withdrawable: boolean }[]
        total_items: number
        summary: object
      }
    const all = await list()
    expect(all.items.map(({ id, withdrawable }) => [id, withdrawable])).toEqual([
      [second.id, true],
      [first.id, false],
    ])
    expect(all.summary).toEqual({ waiting_signature: 1, under_way: 0 })
    expect((await list('?open=true')).items.map(({ id }) => id)).toEqual([second.id])
    expect((await list(`?contract=${first.contract}`)).items.map(({ id }) => id)).toEqual([first.id])
    expect((await list('?offset=1&limit=1')).items.map(({ id }) => id)).toEqual([first.id])
    expect((await list()).total_items).toBe(2)
    await sign(server, one, second.id)
    await answer(second.reference, { answer: 'accepted' })
    expect((await list()).summary).toEqual({ waiting_signature: 0, under_way: 1 })
  })

  it('say what comes next and what has to be done [c2.request] [GET requests/{id}/]', async () => {
    const { id, reference, contract } = await ask()
    expect(await caller.request(id)).toMatchObject({
      reference,
      procedure: 'power',
      state: 'waiting_signature',
      contract: { name: contract },
      due_date: '2026-12-01',
      withdrawable: true,
      signature: {
        provider: 'embedded',
        expires_at: '2026-12-01T23:00:00Z',
        code_to: 'c•••@example.test',
        code_expires_at: null,
        sendings_left: 3,
        tries_left: 0,
      },
    })
  })

  it('can be withdrawn; a second time changes nothing, and the retailer gets one event [POST requests/{id}/withdraw/]', async () => {
    const { id, reference } = await ask()
    await sign(server, caller, id)
    expect((await post(id, 'withdraw/')).body).toMatchObject({ state: 'withdrawn' })
    expect((await post(id, 'withdraw/')).body).toMatchObject({ state: 'withdrawn' })
    expect(await eventsOf(reference)).toEqual(['request.submitted', 'request.signed', 'request.withdrawn'])
    expect((await answer(reference, { answer: 'effective' })).json()).toMatchObject({
      error: 'request_ended',
    })
  })

  it('cannot be withdrawn once they are accepted', async () => {
    const { id, reference } = await ask()
    await sign(server, caller, id)
    await answer(reference, { answer: 'accepted' })
    expect(await post(id, 'withdraw/')).toMatchObject({ status: 409, body: { error: 'request_ended' } })
  })

  it('keep their history as it is', async () => {
    const { id } = await ask()
    const change = server.db.updateTable('request_event').set({ why: 'x' }).where('request_id', '=', id)
    await expect(change.execute()).rejects.toThrow('only added to')
    const removal = server.db.deleteFrom('request_event').where('request_id', '=', id)
    await expect(removal.execute()).rejects.toThrow('only added to')
  })

  it('of another customer are not there, whatever is done to them', async () => {
    const { id } = await ask()
    const stranger = await addCaller(server)
    for (const [path, body] of [
      ['withdraw/', undefined],
      ['signature/code/', undefined],
      ['signature/', { code: '000000' }],
      ['signature/open/', undefined],
    ] as const) {
      const theirs = await post(id, path, body, stranger)
      expect(theirs).toEqual(await post(987_654_321, path, body, stranger))
      expect(theirs.status).toBe(404)
    }
    expect((await caller.request(id)).state).toBe('waiting_signature')
  })
})

async function eventsOf(reference: string) {
  const events = await outbox()
  return events.filter((event) => event.request.reference === reference).map(({ type }) => type)
}
async function outbox(after = 0): Promise<RequestOutboxEvent[]> {
  const { events, next } = (
    await server.inject({
      url: `/api/v1/retailer/outbox/?after=${after}`,
      headers: { 'x-api-key': server.apiKey },
    })
  ).json<{ events: RequestOutboxEvent[]; next: number }>()
  return events.length === 0 ? [] : [...events, ...(await outbox(next))]
}

describe('signing with a code', () => {
  it('sends six digits, and the right ones sign', async () => {
    const { id, reference } = await ask()
    expect((await post(id, 'signature/code/')).body).toMatchObject({
      signature: { sendings_left: 2, tries_left: 5, code_expires_at: '2026-11-21T11:10:01Z' },
    })
    const code = await lastCode(server, caller.customer.email)
    expect(code).toMatch(/^\d{6}$/)
    const signed = await post(id, 'signature/', { code })
    expect(signed.body).toMatchObject({ state: 'sent', signature: null })
    // An answer that was lost on the way is asked for again.
    expect(await post(id, 'signature/', { code })).toEqual(signed)
    expect(await eventsOf(reference)).toEqual(['request.submitted', 'request.signed'])
  })

  it('counts wrong tries, also over several calls, and ends the code at the fifth [POST requests/{id}/signature/]', async () => {
    const { id } = await ask()
    await post(id, 'signature/code/')
    const code = await lastCode(server, caller.customer.email)
    for (let tried = 0; tried < 5; tried += 1) {
      expect((await post(id, 'signature/', { code: otherCode(code) })).body).toMatchObject({
        error: 'code_wrong',
      })
    }
    expect((await post(id, 'signature/', { code })).body).toMatchObject({ error: 'code_expired' })
    await post(id, 'signature/code/')
    expect((await caller.request(id)).signature).toMatchObject({ sendings_left: 1, tries_left: 5 })
    const second = await lastCode(server, caller.customer.email)
    expect((await post(id, 'signature/', { code: second })).body).toMatchObject({ state: 'sent' })
  })

  it('five tries are five also when they are sent at the same time', async () => {
    const { id } = await ask()
    await post(id, 'signature/code/')
    const wrong = otherCode(await lastCode(server, caller.customer.email))
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => post(id, 'signature/', { code: wrong })),
    )
    const codes = answers.map(({ body }) => (body as { error: string }).error)
    expect(codes.filter((code) => code === 'code_wrong')).toHaveLength(5)
    expect(codes.filter((code) => code === 'code_expired')).toHaveLength(15)
  })

  it('a code counts ten minutes, three are sent, and a new one ends the one before [POST requests/{id}/signature/code/]', async () => {
    const { id } = await ask()
    await post(id, 'signature/code/')
    const first = await lastCode(server, caller.customer.email)
    await post(id, 'signature/code/')
    const second = await lastCode(server, caller.customer.email)
    if (first !== second) {
      expect((await post(id, 'signature/', { code: first })).body).toMatchObject({ error: 'code_wrong' })
    }
    server.clock.advance(10 * minuteMs)
    expect((await post(id, 'signature/', { code: second })).body).toMatchObject({ error: 'code_expired' })
    await post(id, 'signature/code/')
    expect(await post(id, 'signature/code/')).toMatchObject({
      status: 429,
      body: { error: 'too_many_attempts' },
    })
  })

  it('the code is nowhere but in the mail', async () => {
    const { id } = await ask()
    await post(id, 'signature/code/')
    const code = await lastCode(server, caller.customer.email)
    const row = await server.db
      .selectFrom('signature')
      .selectAll()
      .where('request_id', '=', id)
      .executeTakeFirst()
    expect(JSON.stringify({ ...row, document: null })).not.toContain(code)
    expect(row?.code_hash).toHaveLength(32)
  })

  it('signs the document that was shown, and keeps the evidence [GET requests/{id}/document/] [GET requests/{id}/receipt/]', async () => {
    const { id, reference } = await ask()
    const shown = (await file(id, 'document/')).rawPayload
    const paper = await readPdf(shown)
    const text = paper.text.join(' ')
    // Long words are broken anywhere.
    const letters = text.replaceAll(/[\s\u200B]/g, '')
    expect(text).toContain(reference)
    expect(text).toContain('4,6 kW')
    expect(text).toContain('5 kW')
    await sign(server, caller, id)
    expect((await file(id, 'document/')).rawPayload.equals(shown)).toBe(true)
    const { evidence, document } = await server.db
      .selectFrom('signature')
      .select(['evidence', 'document'])
      .where('request_id', '=', id)
      .executeTakeFirstOrThrow()
    expect(document?.equals(shown)).toBe(true)
    const request = await server.db
      .selectFrom('request')
      .selectAll()
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
    expect(request.submission_hash.equals(sha256OfJson(submissionOf(request)))).toBe(true)
    expect(letters).toContain(request.submission_hash.toString('hex'))
    expect(evidence).toMatchObject({
      reference,
      provider: 'embedded',
      submission_sha256: request.submission_hash.toString('hex'),
      method: 'one-time code by mail',
      code_sent_to: caller.customer.email,
      account_id: caller.customer.accountId,
    })
    const receipt = (await readPdf((await file(id, 'receipt/')).rawPayload)).text.join(' ')
    expect(receipt).toContain(reference)
    expect(receipt).toContain('Enviada')
  })

  it('refuses to sign when the submission was altered', async () => {
    const { id } = await ask()
    await post(id, 'signature/code/')
    await server.db
      .updateTable('request')
      .set({ submission: asSealedJson('{"procedure": "power", "powers_w": [9000, 9000]}') })
      .where('id', '=', id)
      .execute()
    const code = await lastCode(server, caller.customer.email)
    expect((await post(id, 'signature/', { code })).status).toBe(500)
    expect((await caller.request(id)).state).toBe('waiting_signature')
  })
})

describe('the retailer', () => {
  it('needs its key', async () => {
    const { reference } = await ask()
    for (const key of ['', 'wrong', caller.headers['authorization']!]) {
      expect((await answer(reference, { answer: 'accepted' }, key)).statusCode).toBe(401)
    }
    const url = '/api/v1/retailer/outbox/'
    expect((await server.inject({ url, headers: caller.headers })).statusCode).toBe(401)
  })

  it('reads what was asked, in order, from a cursor on [GET retailer/outbox/]', async () => {
    const before = (await outbox()).at(-1)?.id ?? 0
    const { reference, id, contract } = await ask()
    const [event, ...rest] = await outbox(before)
    expect(rest).toEqual([])
    expect(event).toMatchObject({
      type: 'request.submitted',
      request: {
        reference,
        procedure: 'power',
        state: 'waiting_signature',
        locale: 'es',
        contract: { name: contract },
        submission: { powers_w: [5000, 5000], phone: '+34600000001' },
        changes: { powers_w: [5000, 5000] },
        before: { powers_w: [4600, 4600] },
        signature: null,
      },
    })
    expect(event?.request.submission_sha256).toBe(sha256OfJson(event?.request.submission).toString('hex'))
    expect(await outbox(event!.id)).toEqual([])
    await post(id, 'withdraw/')
    expect((await outbox(event!.id)).map(({ type }) => type)).toEqual(['request.withdrawn'])
  })

  it('reads how it was signed: by whom, when and which document', async () => {
    const { id, reference } = await ask()
    await sign(server, caller, id)
    const events = await outbox()
    const signed = events.findLast(({ request }) => request.reference === reference)?.request.signature
    const { document_hash } = await server.db
      .selectFrom('signature')
      .select('document_hash')
      .where('request_id', '=', id)
      .executeTakeFirstOrThrow()
    expect(signed).toEqual({
      provider: 'embedded',
      signed_at: expect.any(String),
      document_sha256: document_hash?.toString('hex'),
      acted_by: null,
    })
  })

  it('answers once: the same answer changes nothing, another one comes too late [POST retailer/requests/{reference}/answer/]', async () => {
    const { id, reference } = await ask()
    const early = await answer(reference, { answer: 'accepted' })
    expect([early.statusCode, early.json()]).toMatchObject([409, { error: 'request_not_sent' }])
    await sign(server, caller, id)
    for (let times = 0; times < 3; times += 1) {
      const reply = await answer(reference, {
        answer: 'rejected',
        reason_code: 'own-1',
        reason_text: 'Falta\nun dato\0',
      })
      expect(reply.json()).toEqual({ reference, state: 'rejected' })
    }
    const { reason_code, reason_text, history } = await caller.request(id)
    expect([reason_code, reason_text]).toEqual(['own-1', 'Falta un dato'])
    expect(history.filter(({ state }) => state === 'rejected')).toHaveLength(1)
    expect((await answer(reference, { answer: 'effective' })).statusCode).toBe(409)
    expect((await answer('0000-0000', { answer: 'effective' })).statusCode).toBe(404)
    expect((await answer(reference, { answer: 'maybe' })).statusCode).toBe(400)
  })
})
