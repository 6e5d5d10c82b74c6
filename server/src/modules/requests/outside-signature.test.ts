import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startSignatureTwin, type SignatureTwin, type SignedMessage } from '../../gateways/signature/twin.ts'
import { signMessage } from '../../platform/signed-message.ts'
import { addContract, addCustomer } from '../../testing/factories.ts'
import { somebody } from '../../testing/test-new-holder.ts'
import { startTestServer, type TestServer } from '../../testing/test-server.ts'
import { askProvider } from './operations/ask-provider.ts'
import { addCaller, type SubmittedBody, type TestCaller } from '../../testing/test-requests.ts'

const secret = 'secret-shared-with-the-signature-provider'

let twin: SignatureTwin
let server: TestServer
let caller: TestCaller
let nowMs: () => number

beforeAll(async () => {
  twin = await startSignatureTwin({ secret, nowMs: () => nowMs() })
  server = await startTestServer(
    {},
    {
      deployment: {
        signature: { provider: 'outside', days: 10, address: twin.address, secret, generalConditions: null },
      },
    },
  )
  nowMs = () => server.clock.nowMs()
  caller = await addCaller(server)
})
afterAll(async () => {
  await server.stop()
  await twin.stop()
})

async function ask() {
  const { name } = await addContract(server.db, caller.customer)
  const body = { phone: '600000001', power_p1: 5000, power_p2: 5000 }
  const { request } = (await caller.send('POST', `contracts/${name}/power/`, body)).body as SubmittedBody
  const { url } = (await caller.send('POST', `requests/${request.id}/signature/open/`)).body as {
    url: string
  }
  return { ...request, url, envelope: url.split('/').at(-1)! }
}
function send({ body, headers }: SignedMessage, payload: string | Buffer = body) {
  return server.inject({ method: 'POST', url: '/api/v1/signatures/callback/', headers, payload })
}
async function stateOf(id: number) {
  return (await caller.request(id)).state
}

describe('an outside provider', () => {
  it('gets the document once, and shows it at an address of its own [POST requests/{id}/signature/open/]', async () => {
    const { id, url, reference } = await ask()
    expect(url.startsWith(twin.address)).toBe(true)
    const again = await caller.send('POST', `requests/${id}/signature/open/`)
    expect(again.body).toEqual({ url })
    expect(twin.ledger.filter((one) => one.reference === reference)).toHaveLength(1)
    expect((await caller.request(id)).signature).toMatchObject({ provider: 'outside', code_to: null })
    expect((await caller.send('POST', `requests/${id}/signature/code/`)).status).toBe(409)
  })

  it('may send its message ten times: the request takes effect once [POST signatures/callback/]', async () => {
    const { id, envelope } = await ask()
    const message = twin.messageOf(envelope, 'signed')
    const answers = await Promise.all(Array.from({ length: 10 }, () => send(message)))
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array.from({ length: 10 }, () => 200))
    // The same in other words.
    expect((await send(twin.messageOf(envelope, 'signed'))).statusCode).toBe(200)
    expect((await send(twin.messageOf(envelope, 'declined'))).statusCode).toBe(200)
    const { state, history } = await caller.request(id)
    expect([state, history.length]).toEqual(['sent', 3])
    const events = await server.db
      .selectFrom('outbox_event')
      .select('type')
      .where('request_id', '=', id)
      .execute()
    expect(events.map(({ type }) => type)).toEqual(['request.submitted', 'request.signed'])
  })

  it('has both sign a change of holder outside, each their own document [POST holder_changes/signature/]', async () => {
    // Last, somebody becomes a customer by that tax id before the new holder's signature comes: it is not theirs.
    for (const [outcome, isCustomer] of [
      ['signed', false],
      ['declined', false],
      ['signed', true],
    ] as const) {
      const { name } = await addContract(server.db, caller.customer, { owner_nif: '00000000T' })
      const body = somebody()
      const asked = await caller.send('POST', `contracts/${name}/holder/`, body)
      const { id, reference } = (asked.body as SubmittedBody).request
      const first = await caller.send('POST', `requests/${id}/signature/open/`)
      const envelopeAt = ({ url }: { url: string }) => url.split('/').at(-1)!
      await send(twin.messageOf(envelopeAt(first.body), 'signed'))
      expect(await stateOf(id)).toBe('waiting_acceptance')
      // What was signed first is not taken again for the second.
      await askProvider(server.services)
      expect(await stateOf(id)).toBe('waiting_acceptance')
      const { data } = await server.db
        .selectFrom('mail_outbox')
        .select('data')
        .where('recipient', '=', body.email)
        .executeTakeFirstOrThrow()
      const { token } = data as { token: string }
      const post = async (path: string, more: object = {}) =>
        (await server.inject({ method: 'POST', url: `/api/v1/${path}`, payload: { token, ...more } })).json<{
          url: string
        }>()
      const account = {
        iban: 'ES9121000418450200051332',
        owner_is_bank_owner: true,
        conditions_accepted: true,
      }
      await post('holder_changes/accept/', account)
      const second = await post('holder_changes/signature/')
      expect(twin.ledger.map((one) => one.reference)).toContain(`${reference}-2`)
      if (isCustomer) {
        const { customerId } = await addCustomer(server.db)
        await server.db.updateTable('customer').set({ nif: body.nif }).where('id', '=', customerId).execute()
      }
      await send(twin.messageOf(envelopeAt(second), outcome))
      expect(await stateOf(id)).toBe(outcome === 'signed' && !isCustomer ? 'sent' : 'withdrawn')
    }
  })

  it('reports a refusal: the request is withdrawn', async () => {
    const { id, envelope } = await ask()
    await send(twin.messageOf(envelope, 'declined'))
    expect(await caller.request(id)).toMatchObject({
      state: 'withdrawn',
      history: [{}, {}, { why: 'declined' }],
    })
  })
})

describe('what is not from the provider', () => {
  const refused = { status_code: 403, error: 'signature_invalid' }

  it.each<[string, (message: SignedMessage) => SignedMessage]>([
    ['no signature', ({ body }) => ({ body, headers: { 'content-type': 'application/json' } })],
    ['one byte changed', ({ body, headers }) => ({ body: body.replace('"signed"', '"signed" '), headers })],
    [
      'another outcome under the same signature',
      ({ body, headers }) => ({ body: body.replace('signed', 'declined'), headers }),
    ],
    [
      'another secret',
      ({ body, headers }) => ({
        body,
        headers: { ...headers, 'x-endoll-signature': signMessage('x'.repeat(40), body, nowMs()) },
      }),
    ],
    [
      'a time that was not signed',
      ({ body, headers }) => ({
        body,
        headers: {
          ...headers,
          'x-endoll-signature': headers['x-endoll-signature']!.replace(/t=\d+/, 't=1796000000'),
        },
      }),
    ],
  ])('%s', async (_, tamper) => {
    const { id, envelope } = await ask()
    expect((await send(tamper(twin.messageOf(envelope, 'signed')))).json()).toMatchObject(refused)
    expect(await stateOf(id)).toBe('waiting_signature')
  })

  it('a valid message, sent again when it is old', async () => {
    const { id, envelope } = await ask()
    const message = twin.messageOf(envelope, 'signed')
    server.clock.advance(6 * 60_000)
    expect((await send(message)).json()).toMatchObject(refused)
    expect(await stateOf(id)).toBe('waiting_signature')
  })

  it('the hash of another document, and an envelope that is not ours', async () => {
    const { id, envelope } = await ask()
    const signedBy = (fields: object) => {
      const body = JSON.stringify({
        ...(JSON.parse(twin.messageOf(envelope, 'signed').body) as object),
        ...fields,
      })
      return {
        body,
        headers: {
          'content-type': 'application/json',
          'x-endoll-signature': signMessage(secret, body, nowMs()),
        },
      }
    }
    expect((await send(signedBy({ document_sha256: '0'.repeat(64) }))).json()).toMatchObject(refused)
    expect((await send(signedBy({ envelope: randomUUID() }))).statusCode).toBe(404)
    expect((await send(signedBy({ outcome: 'maybe' }))).statusCode).toBe(400)
    const twice = '{"event_id":"a","event_id":"b"}'
    const headers = {
      'content-type': 'application/json',
      'x-endoll-signature': signMessage(secret, twice, nowMs()),
    }
    expect((await send({ body: twice, headers })).json()).toMatchObject({ error: 'invalid_json' })
    expect(await stateOf(id)).toBe('waiting_signature')
  })
})

describe('an outside provider that is away or loses messages', () => {
  async function submit() {
    const { name } = await addContract(server.db, caller.customer)
    const body = { phone: '600000001', power_p1: 5000, power_p2: 5000 }
    return ((await caller.send('POST', `contracts/${name}/power/`, body)).body as SubmittedBody).request
  }
  const open = (id: number) => caller.send('POST', `requests/${id}/signature/open/`)

  it('is asked again later, and fails nothing', async () => {
    const { id } = await submit()
    twin.faults.down = true
    try {
      expect(await open(id)).toMatchObject({ status: 503, body: { error: 'busy' } })
      await expect(askProvider(server.services)).rejects.toThrow('could not be asked about')
    } finally {
      twin.faults.down = false
    }
    expect((await open(id)).status).toBe(200)
  })

  it('has opened an envelope although its reply was lost: what was signed there counts', async () => {
    const { id, reference } = await submit()
    twin.faults.losesReplies = true
    try {
      expect((await open(id)).status).toBe(503)
    } finally {
      twin.faults.losesReplies = false
    }
    const opened = twin.ledger.filter((one) => one.reference === reference)
    expect(opened).toHaveLength(1)
    const { envelope } = opened[0]!
    // Its callback names an envelope that is not known here yet.
    twin.decide(envelope, 'signed')
    expect((await send(twin.messageOf(envelope, 'signed'))).statusCode).toBe(404)
    await askProvider(server.services)
    expect(await stateOf(id)).toBe('sent')
    await askProvider(server.services)
    expect((await send(twin.messageOf(envelope, 'signed'))).statusCode).toBe(200)
    expect((await caller.request(id)).history).toHaveLength(3)
  })

  it.each([
    ['signed', 'sent'],
    ['declined', 'withdrawn'],
  ] as const)('its list says what a callback that never came would have: %s', async (outcome, state) => {
    const { id, envelope } = await ask()
    await askProvider(server.services)
    expect(await stateOf(id)).toBe('waiting_signature')
    twin.decide(envelope, outcome)
    await askProvider(server.services)
    expect(await stateOf(id)).toBe(state)
  })
})

describe('two tabs at an outside provider that gives each call an envelope of its own', () => {
  it('open one envelope, and the one that was signed is known', async () => {
    twin.forget(50)
    const { name } = await addContract(server.db, caller.customer)
    const body = { phone: '600000001', power_p1: 5000, power_p2: 5000 }
    const { request } = (await caller.send('POST', `contracts/${name}/power/`, body)).body as SubmittedBody
    const open = () => caller.send('POST', `requests/${request.id}/signature/open/`)
    const urls = (await Promise.all([open(), open(), open()])).map(
      (reply) => (reply.body as { url: string }).url,
    )
    expect(new Set(urls).size).toBe(1)
    const opened = twin.ledger.filter(({ reference }) => reference === request.reference)
    expect(opened.map(({ key }) => key)).toEqual([request.reference])
    expect((await send(twin.messageOf(opened[0]!.envelope, 'signed'))).statusCode).toBe(200)
    expect(await stateOf(request.id)).toBe('sent')
  })

  it('open none for a contract that another customer has by now', async () => {
    const { id: contractId, name } = await addContract(server.db, caller.customer)
    const body = { phone: '600000001', power_p1: 5000, power_p2: 5000 }
    const { request } = (await caller.send('POST', `contracts/${name}/power/`, body)).body as SubmittedBody
    const other = await addCaller(server)
    await server.db
      .updateTable('contract')
      .set({ customer_id: other.customer.customerId })
      .where('id', '=', contractId)
      .execute()
    expect((await caller.send('POST', `requests/${request.id}/signature/open/`)).status).toBe(409)
    expect(twin.ledger.some(({ reference }) => reference === request.reference)).toBe(false)
  })
})
