import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { HomeMove } from '@endoll/api/home-moves.ts'
import type { LeadReply } from '@endoll/api/lead-parts.ts'
import { spanishIban } from '@endoll/domain/identity/iban.ts'
import { sealedIban } from './platform/contract-iban.ts'
import { unsealJson } from './platform/at-rest/seal.ts'
import { addContract, addCustomer } from './testing/factories.ts'
import { addCaller, lastCode, mailsTo, type TestCaller } from './testing/test-requests.ts'
import { startTestServer, type TestServer } from './testing/test-server.ts'
import { addOffers, answersOfHome, payloadOf, supply } from './modules/leads/leads.fixture.ts'
import { askEndsOfMoves } from './modules/home-moves/operations/ask-ends.ts'
import { sweepMoves } from './modules/home-moves/operations/sweep.ts'

const iban = spanishIban('2100', '0418', '0200051332')
const dayMs = 86_400_000
let server: TestServer
let product: number
let supplies = 300

beforeAll(async () => {
  server = await startTestServer({ moving: true })
  product = (await addOffers(server)).home
})
afterAll(() => server.stop())
beforeEach(async () => {
  await server.db.deleteFrom('attempt_budget').execute()
})

const days = { last_day: '2026-12-10', first_day: '2026-12-01' }
function bodyOf(caller: TestCaller, more: object = {}) {
  return {
    supplies: [{ name: caller.contract.name }],
    ...days,
    mobile: '600 000 001',
    follower: null,
    cut_accepted: true,
    ...more,
  }
}

async function addMover() {
  const caller = await addCaller(server)
  const { name } = caller.contract
  await server.db
    .updateTable('contract')
    .set({ iban: sealedIban(name, iban) })
    .where('name', '=', name)
    .execute()
  return caller
}

async function begin(caller: TestCaller, more: object = {}): Promise<HomeMove> {
  const { status, body } = await caller.send('POST', 'home_moves/', bodyOf(caller, more))
  expect([status, body]).toMatchObject([200, {}])
  return body
}

/** Asks for the contract of the new home, without a word of who asks or how it is paid; its id. */
async function askForHome(caller: TestCaller, { reference }: HomeMove) {
  supplies += 1
  const { vat: _vat, name: _name, iban: _iban, email: _email, mobile: _mobile, ...home } = answersOfHome()
  const answers = { ...home, cups: supply(supplies), selectedProduct: product }
  const { status, body } = await caller.send(
    'POST',
    `leads?home_move=${reference}`,
    payloadOf(answers, { signedIn: true }),
  )
  if (status === 400) throw new Error(JSON.stringify(body))
  return { status, body, id: (body as LeadReply).result?.contract?.id ?? '' }
}

async function signHome(caller: TestCaller, id: string) {
  await server.db.updateTable('mail_outbox').set({ sent_at: '2026-11-21T11:00:00Z' }).execute()
  await caller.send('POST', `contract_drafts/${id}/signature/code/`)
  const code = await lastCode(server, caller.customer.email)
  return caller.send('POST', `contract_drafts/${id}/signature/`, { code })
}

async function move(caller: TestCaller, more: object = {}) {
  const begun = await begin(caller, more)
  const { id } = await askForHome(caller, begun)
  await signHome(caller, id)
  await askEndsOfMoves(server.services)
  return { begun, id }
}

function read(caller: TestCaller, { reference }: HomeMove) {
  return caller.send('GET', `home_moves/${reference}/`)
}

function requestsOf({ contract }: TestCaller) {
  return server.db.selectFrom('request').selectAll().where('contract_id', '=', contract.id).execute()
}

describe('moving house [r.home-move]', () => {
  it('[GET home_moves/offer/] offers what can be left, with both days', async () => {
    const caller = await addMover()
    expect((await caller.send('GET', 'home_moves/offer/')).body).toMatchObject({
      leaving: { first: '2026-11-27', last: '2027-02-19' },
      arriving: { first: '2026-11-22', last: '2027-11-21' },
      supplies: [{ name: caller.contract.name, kind: 'electricity', registers: 3, refusal: null }],
      refusal: null,
      moves: [],
    })
  })

  it('[POST home_moves/] asks nobody for anything before the new home is signed, and then all of it at once', async () => {
    const caller = await addMover()
    const begun = await begin(caller, { supplies: [{ name: caller.contract.name, readings: [1, 2, 3] }] })
    expect(begun).toMatchObject({
      ...days,
      leaving: [{ request: null, refused: null, follower: null }],
      arriving: [],
    })
    const { id } = await askForHome(caller, begun)
    await askEndsOfMoves(server.services)
    expect(await requestsOf(caller)).toEqual([])
    const signed = await signHome(caller, id)
    expect(signed.body).toMatchObject({
      state: 'signed',
      home_move: { reference: begun.reference, last_day: days.last_day, contracts: [caller.contract.name] },
    })
    await askEndsOfMoves(server.services)
    await askEndsOfMoves(server.services)
    const [request, ...others] = await requestsOf(caller)
    expect([request, others]).toMatchObject([{ procedure: 'end_supply', state: 'sent' }, []])
    const { submission, reference } = request!
    expect(unsealJson('request.submission', { reference }, submission)).toMatchObject({
      day: days.last_day,
      reason: 'moving',
      last_bill_email: caller.customer.email,
      readings: [1, 2, 3],
    })
    expect((await read(caller, begun)).body).toMatchObject({
      leaving: [{ request: { id: request!.id, state: 'sent', due_date: days.last_day } }],
      arriving: [{ id, state: 'signed', wished_date: days.first_day }],
    })
  })

  it('is begun once, however often the same press arrives at once', async () => {
    const caller = await addMover()
    const headers = { ...caller.headers, 'idempotency-key': 'one-press-of-a-mover' }
    const replies = await Promise.all(
      Array.from({ length: 4 }, () =>
        server.inject({ method: 'POST', url: '/api/v1/home_moves/', headers, payload: bodyOf(caller) }),
      ),
    )
    expect(replies.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200])
    expect(new Set(replies.map((reply) => reply.json<HomeMove>().reference)).size).toBe(1)
  })

  it('is signed once: no code of its own, and the proof names the contract and what was signed with it', async () => {
    const caller = await addMover()
    const { begun, id } = await move(caller)
    const mails = await mailsTo(server, caller.customer.email)
    expect(mails.filter((mail) => mail === 'signature_code')).toHaveLength(1)
    expect(mails).not.toContain('request waiting_signature')
    const [request] = await requestsOf(caller)
    const { evidence, signed_at } = await server.db
      .selectFrom('signature')
      .selectAll()
      .where('request_id', '=', request!.id)
      .executeTakeFirstOrThrow()
    const { reference } = await server.db
      .selectFrom('contract_draft')
      .select('reference')
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
    expect(signed_at).not.toBeNull()
    expect(evidence).toMatchObject({ signed_with: reference, home_move: begun.reference })
    const draft = await server.db
      .selectFrom('contract_draft_signature')
      .select('evidence')
      .where('draft_id', '=', id)
      .executeTakeFirstOrThrow()
    expect(draft.evidence).toMatchObject({
      home_move: {
        shown: { reference: begun.reference },
        sha256: (evidence as { home_move_sha256: string }).home_move_sha256,
      },
    })
  })

  it('fills who signs and how it is paid from the account and the contract that is left', async () => {
    const caller = await addMover()
    const begun = await begin(caller)
    const { id } = await askForHome(caller, begun)
    const { submission, reference, early_start_at } = await server.db
      .selectFrom('contract_draft')
      .selectAll()
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
    expect(early_start_at).not.toBeNull()
    const customer = await server.db
      .selectFrom('customer')
      .selectAll()
      .where('id', '=', caller.customer.customerId)
      .executeTakeFirstOrThrow()
    const { lead } = unsealJson('contract_draft.submission', { reference }, submission) as {
      lead: { owner: { fisic_vat: string; first_name: string; surname1: string } }
    }
    const { fisic_vat, first_name, surname1 } = lead.owner
    expect([fisic_vat, `${first_name} ${surname1}`.trim()]).toEqual([customer.nif, customer.name])
    expect(lead).toMatchObject({
      bank: { iban, owner_is_bank_owner: true },
      owner_address: { email: caller.customer.email, mobile: '+34600000001' },
    })
  })

  it('goes to who follows, who is asked once the new home is signed', async () => {
    const caller = await addMover()
    const follower = {
      reason: 'rented',
      nif: '12345678Z',
      new_name: 'Pol Serra Vidal',
      email: 'pol.serra@example.test',
      mobile: '600000002',
    }
    const { begun } = await move(caller, { follower, cut_accepted: false })
    expect(await requestsOf(caller)).toMatchObject([
      { procedure: 'change_holder', state: 'waiting_acceptance' },
    ])
    expect(await mailsTo(server, follower.email)).toHaveLength(1)
    const left = [{ name: caller.contract.name, kind: 'electricity', follower: follower.new_name }]
    expect((await read(caller, begun)).body).toMatchObject({ leaving: left })
    // The page still says what became of it when the contract is the other's.
    const other = await addCustomer(server.db)
    await server.db
      .updateTable('contract')
      .set({ customer_id: other.customerId })
      .where('id', '=', caller.contract.id)
      .execute()
    expect((await read(caller, begun)).body).toMatchObject({ leaving: left })
  })

  it('waits for what is under way of the old supply, and then asks', async () => {
    const caller = await addMover()
    const begun = await begin(caller)
    const { id } = await askForHome(caller, begun)
    const power = { power_p1: 5500, power_p2: 5500, phone: '600000001' }
    const other = await caller.send('POST', `contracts/${caller.contract.name}/power/`, power)
    await signHome(caller, id)
    await askEndsOfMoves(server.services)
    const procedures = async () => (await requestsOf(caller)).map(({ procedure }) => procedure)
    if (other.status !== 200) throw new Error(JSON.stringify(other.body))
    expect(await procedures()).toEqual(['power'])
    const [{ id: open } = { id: 0 }] = await requestsOf(caller)
    await caller.send('POST', `requests/${open}/withdraw/`)
    await askEndsOfMoves(server.services)
    expect(await procedures()).toEqual(['power', 'end_supply'])
  })

  it('says why where a supply can no longer be left, by mail too and once, and asks for the rest [r.home-move]', async () => {
    const caller = await addMover()
    const gas = await addContract(server.db, caller.customer, { kind: 'gas', tariff: 'RL.1' })
    const begun = await begin(caller, { supplies: [{ name: caller.contract.name }, { name: gas.name }] })
    const { id } = await askForHome(caller, begun)
    await server.db.updateTable('contract').set({ state: 'baixa' }).where('id', '=', gas.id).execute()
    await signHome(caller, id)
    await askEndsOfMoves(server.services)
    const { leaving } = (await read(caller, begun)).body as HomeMove
    expect(leaving.find(({ kind }) => kind === 'gas')).toMatchObject({
      refused: 'contract_not_active',
      request: null,
    })
    expect(leaving.find(({ kind }) => kind === 'electricity')).toMatchObject({
      refused: null,
      request: { state: 'sent' },
    })
    await askEndsOfMoves(server.services)
    const told = await server.db
      .selectFrom('mail_outbox')
      .select('data')
      .where('template', '=', 'home_move')
      .where('recipient', '=', caller.customer.email)
      .execute()
    expect(told).toMatchObject([{ data: { contract: gas.name, reason: 'contract_not_active' } }])
  })

  it.each([
    ['a last day that is too near', { last_day: '2026-11-23' }, { last_day: ['date_not_valid'] }],
    ['a first day that is over', { first_day: '2026-11-21' }, { first_day: ['date_not_valid'] }],
    ['no mobile', { mobile: '938 700 000' }, { mobile: ['mobile_not_valid'] }],
    ['a cut that was not accepted', { cut_accepted: false }, { cut_accepted: ['cut_not_accepted'] }],
    ['no supply', { supplies: [] }, { supplies: ['required_field'] }],
  ])('refuses %s, and keeps nothing', async (_, more, errors) => {
    const caller = await addMover()
    const { status, body } = await caller.send('POST', 'home_moves/', bodyOf(caller, more))
    expect([status, body]).toMatchObject([400, { errors }])
    expect((await caller.send('GET', 'home_moves/offer/')).body).toMatchObject({ moves: [] })
  })

  it('is not for a firm, which says more of itself', async () => {
    const caller = await addMover()
    const { customerId } = caller.customer
    await server.db.updateTable('customer').set({ kind: 'company' }).where('id', '=', customerId).execute()
    expect((await caller.send('GET', 'home_moves/offer/')).body).toMatchObject({ refusal: 'company' })
    expect((await caller.send('POST', 'home_moves/', bodyOf(caller))).status).toBe(404)
  })

  it('the same sent again is one move, another under its key is none', async () => {
    const caller = await addMover()
    const key = { 'idempotency-key': 'move-again-1' }
    const sent = () => caller.send('POST', 'home_moves/', bodyOf(caller), key)
    const [first, second] = [(await sent()).body as HomeMove, (await sent()).body as HomeMove]
    expect(second.reference).toBe(first.reference)
    const other = await caller.send('POST', 'home_moves/', bodyOf(caller, { mobile: '600000009' }), key)
    expect(other.body).toMatchObject({ error: 'key_reused' })
  })

  it('[GET home_moves/{reference}/] is the customer’s alone: what it leaves, its page and its new home [r.home-move-own]', async () => {
    const [caller, other] = [await addMover(), await addMover()]
    const begun = await begin(caller)
    const foreign = await caller.send('POST', 'home_moves/', bodyOf(other))
    expect(foreign.status).toBe(404)
    const absent = { ...begun, reference: '0000-0000' }
    const theirs = await read(other, begun)
    expect([theirs.status, theirs.body]).toEqual([404, (await read(other, absent)).body])
    expect((await askForHome(other, begun)).status).toBe(404)
    const visitor = await addCustomer(server.db)
    expect(visitor.email).not.toBe(caller.customer.email)
    const anonymous = await server.inject({
      method: 'POST',
      url: `/api/v1/leads?home_move=${begun.reference}`,
      payload: payloadOf({ ...answersOfHome(), cups: supply(299), selectedProduct: product }),
    })
    expect(anonymous.statusCode).toBe(404)
  })

  it('goes with the days in which its contract could be signed, unless it was', async () => {
    const [left, done] = [await addMover(), await addMover()]
    const begun = await begin(left)
    const { begun: kept } = await move(done)
    const later = { ...server.services, clock: { nowMs: () => server.clock.nowMs() + 61 * dayMs } }
    await sweepMoves(server.services)
    expect((await read(left, begun)).status).toBe(200)
    await sweepMoves(later)
    expect([(await read(left, begun)).status, (await read(done, kept)).status]).toEqual([404, 200])
  })
})
