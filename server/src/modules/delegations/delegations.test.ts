import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Delegations } from '@endoll/api/delegations.ts'
import { delegateRoles, roleAllows, type DelegateRole } from '@endoll/domain/identity/delegate-role.ts'
import { apiModules } from '../../app.ts'
import { addContract, addCustomer, addInvoice } from '../../testing/factories.ts'
import { addCaller, mailsTo, type TestCaller } from '../../testing/test-requests.ts'
import { startTestServer, type TestServer } from '../../testing/test-server.ts'

const dayMs = 86_400_000

let server: TestServer
beforeAll(async () => {
  server = await startTestServer({ delegation: true, CRMcases: true, enablePayment: true })
})
afterAll(() => server.stop())

interface Asked {
  readonly role?: DelegateRole
  readonly contracts?: readonly string[] | null
  readonly end_date?: string | null
}

function invite(owner: TestCaller, to: TestCaller, asked: Asked = {}) {
  const terms = { role: 'look', contracts: null, end_date: null, ...asked }
  return owner.send('POST', 'delegations/', { email: to.customer.email, ...terms })
}

/** The token of the invitation that was mailed last. */
async function invitationTo({ customer }: TestCaller): Promise<string> {
  const { data } = await server.db
    .selectFrom('mail_outbox')
    .select('data')
    .where('recipient', '=', customer.email)
    .where('template', '=', 'delegation')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow()
  return (data as { token: string }).token
}

function answer(invited: TestCaller, token: string, accept = true) {
  return invited.send('POST', 'delegations/invitation/answer/', { token, accept })
}

interface Pair {
  readonly mother: TestCaller
  readonly daughter: TestCaller
  /** Id of the delegation. */
  readonly id: number
  /** A call of the daughter's for her mother. */
  readonly act: (
    method: 'GET' | 'POST' | 'PUT',
    path: string,
    body?: object,
  ) => Promise<{ status: number; body: never }>
}

/** A daughter who acts for her mother. */
async function actingPair(asked: Asked = {}): Promise<Pair> {
  const [mother, daughter] = [await addCaller(server), await addCaller(server)]
  // Nobody but a company lets others sign.
  if (asked.role === 'sign')
    await server.db
      .updateTable('customer')
      .set({ kind: 'company' })
      .where('id', '=', mother.customer.customerId)
      .execute()
  await invite(mother, daughter, asked)
  const { body } = await answer(daughter, await invitationTo(daughter))
  const { id } = (body as Delegations).held[0]!
  return {
    mother,
    daughter,
    id,
    act: (method, path, more) =>
      daughter.send(method, `${path}${path.includes('?') ? '&' : '?'}for=${id}`, more),
  }
}

/** The names in a list of contracts. */
async function namesOf(called: Promise<{ readonly body: never }>): Promise<string[]> {
  return JSON.stringify((await called).body).match(/(?<="name":")[^"]+/g) ?? []
}

const ended = { status: 403, body: { status: 'ERROR', status_code: 403, error: 'delegation_ended' } }
const refused = { status: 403, body: { status: 'ERROR', status_code: 403, error: 'delegation_refused' } }

describe('an invitation [r.invitation] [POST delegations/] [POST delegations/invitation/] [POST delegations/invitation/answer/]', () => {
  it('is accepted once, by an account with the address that it went to', async () => {
    const [mother, daughter, stranger] = [
      await addCaller(server),
      await addCaller(server),
      await addCaller(server),
    ]
    expect(await invite(mother, daughter, { role: 'pay', end_date: '2027-03-31' })).toMatchObject({
      status: 200,
      body: {
        given: [
          {
            state: 'invited',
            email: daughter.customer.email,
            role: 'pay',
            contracts: null,
            end_date: '2027-03-31',
            accept_by: '2026-11-28',
          },
        ],
        held: [],
      },
    })
    const token = await invitationTo(daughter)
    for (const path of ['delegations/invitation/', 'delegations/invitation/answer/']) {
      const body = path.endsWith('answer/') ? { token, accept: true } : { token }
      expect(await stranger.send('POST', path, body)).toMatchObject({
        body: { error: 'invitation_of_another' },
      })
    }
    expect(await daughter.send('POST', 'delegations/invitation/', { token })).toMatchObject({
      body: { email: daughter.customer.email, role: 'pay', contracts: null, end_date: '2027-03-31' },
    })
    expect(await answer(daughter, token)).toMatchObject({
      body: { given: [], held: [{ role: 'pay', contracts: null, end_date: '2027-03-31' }] },
    })
    expect(await answer(daughter, token)).toMatchObject({ body: { error: 'confirmation_invalid' } })
    expect(await mailsTo(server, mother.customer.email)).toEqual(['delegation accepted'])
    expect((await mother.send('GET', 'delegations/')).body).toMatchObject({ given: [{ state: 'active' }] })
  })

  it('is over when it is taken back, refused, answered anew or a week old', async () => {
    const [mother, daughter] = [await addCaller(server), await addCaller(server)]
    await invite(mother, daughter)
    const first = await invitationTo(daughter)
    await invite(mother, daughter, { role: 'pay' })
    expect(await answer(daughter, first)).toMatchObject({ body: { error: 'confirmation_invalid' } })
    const { given } = (await mother.send('GET', 'delegations/')).body as Delegations
    expect(given).toHaveLength(1)
    const second = await invitationTo(daughter)
    await mother.send('POST', `delegations/${given[0]!.id}/end/`)
    expect(await answer(daughter, second)).toMatchObject({ body: { error: 'confirmation_invalid' } })
    await invite(mother, daughter)
    await answer(daughter, await invitationTo(daughter), false)
    expect(await mailsTo(server, mother.customer.email)).toEqual(['delegation refused'])
    expect(await answer(daughter, await invitationTo(daughter))).toMatchObject({
      body: { error: 'confirmation_invalid' },
    })
    await invite(mother, daughter)
    const late = await invitationTo(daughter)
    server.clock.advance(7 * dayMs + 1000)
    const headers = await server.signIn(daughter.customer)
    const reply = await server.inject({
      method: 'POST',
      url: '/api/v1/delegations/invitation/answer/',
      headers,
      payload: { token: late, accept: true },
    })
    expect(reply.json()).toMatchObject({ error: 'confirmation_invalid' })
    server.clock.advance(-7 * dayMs - 1000)
  })

  it('names contracts of one’s own alone, another’s mailbox, and an end that is to come', async () => {
    const [mother, daughter] = [await addCaller(server), await addCaller(server)]
    for (const [asked, errors] of [
      [{ contracts: [daughter.contract.name] }, { contracts: ['not_valid'] }],
      [{ contracts: [] }, { contracts: ['required_field'] }],
      [{ end_date: '2026-11-20' }, { end_date: ['date_not_valid'] }],
      [{ role: 'sign' as DelegateRole }, { role: ['not_valid'] }],
    ] as const)
      expect(await invite(mother, daughter, asked)).toMatchObject({ status: 400, body: { errors } })
    const nobody = await addCustomer(server.db)
    const reply = await server.inject({
      method: 'POST',
      url: '/api/v1/delegations/',
      headers: await server.signIn(nobody),
      payload: { email: daughter.customer.email, role: 'look', contracts: null, end_date: null },
    })
    expect(reply.json()).toMatchObject({ errors: { contracts: ['required_field'] } })
    expect(await invite(mother, mother)).toMatchObject({ body: { errors: { email: ['same_value'] } } })
    await invite(mother, daughter)
    await answer(daughter, await invitationTo(daughter))
    expect(await invite(mother, daughter)).toMatchObject({ body: { errors: { email: ['already_acts'] } } })
  })
})

describe('whoever acts for a customer [r.acting] [GET delegations/] [GET delegations/acting/] [PUT delegations/{id}/] [POST delegations/{id}/end/]', () => {
  it('finds what is the customer’s where the call says for whom, and else their own', async () => {
    const { mother, daughter, act } = await actingPair()
    expect(await act('GET', 'delegations/acting/')).toMatchObject({
      status: 200,
      body: { role: 'look' },
    })
    expect(await daughter.send('GET', 'delegations/acting/')).toMatchObject({ status: 404 })
    expect(await namesOf(act('GET', 'contracts/'))).toEqual([mother.contract.name])
    expect(await namesOf(daughter.send('GET', 'contracts/'))).toEqual([daughter.contract.name])
    expect(await act('GET', `contracts/${mother.contract.name}/`)).toMatchObject({ status: 200 })
    expect(await act('GET', `contracts/${daughter.contract.name}/`)).toMatchObject({ status: 404 })
    expect(await daughter.send('GET', `contracts/${mother.contract.name}/`)).toMatchObject({ status: 404 })
  })

  it('finds nothing of contracts that the customer has not named [r.acting-scope]', async () => {
    const mother = await addCaller(server)
    const other = await addContract(server.db, mother.customer)
    const [named, hidden] = [await addInvoice(server.db, mother.contract), await addInvoice(server.db, other)]
    const daughter = await addCaller(server)
    await invite(mother, daughter, { contracts: [mother.contract.name], role: 'manage' })
    const { held } = (await answer(daughter, await invitationTo(daughter))).body as Delegations
    const ask = (path: string) =>
      daughter.send('GET', `${path}${path.includes('?') ? '&' : '?'}for=${held[0]!.id}`)
    expect(await namesOf(ask('contracts/'))).toEqual([mother.contract.name])
    const bills = JSON.stringify((await ask('invoices/')).body)
    expect(bills).toContain(named.number)
    expect(bills).not.toContain(hidden.number)
    expect(JSON.stringify((await ask('home/')).body)).not.toContain(other.name)
    for (const [theirs, absent] of [
      [`contracts/${other.name}/`, 'contracts/SECRET-9/'],
      [`contract/${other.id}/`, 'contract/987654321/'],
      [`invoices/${hidden.id}/bill/`, 'invoices/987654321/bill/'],
      [`contracts/${other.name}/cch/series/daily/`, 'contracts/SECRET-9/cch/series/daily/'],
    ] as const) {
      const reply = await ask(theirs)
      expect(reply.status, theirs).toBe(404)
      expect(reply).toEqual(await ask(absent))
    }
  })

  it('does what the role allows and nothing else, of every call [r.acting-role]', async () => {
    const endpoints = apiModules(server.services).flatMap((module) =>
      module.endpoints.map(({ endpoint }) => endpoint),
    )
    const called = endpoints.filter(({ access }) => access === 'customer' || access === 'session')
    // What binds the customer and what is signed takes the role to sign; what is of the account alone is never done for
    // another.
    const withRole = called.filter(
      ({ delegate, method }) => delegate && delegate !== 'sign' && method !== 'GET',
    )
    expect(
      withRole
        .map(({ path }) => path)
        .filter((path) => /sign|iban|holder|power|^(?!data_tokens).*end\b|user/.test(path)),
    ).toEqual([])
    for (const role of delegateRoles) {
      const { daughter, id } = await actingPair({ role })
      for (const { method, path, delegate } of called) {
        const filled = path.replaceAll(/\{\w+\}/g, '1')
        const reply = await server.inject({
          method,
          url: `/api/v1/${filled}?for=${id}`,
          headers: daughter.headers,
          ...(method !== 'GET' && { payload: {} }),
        })
        const title = `${role} ${method} ${path}`
        if (delegate && roleAllows(role, delegate)) expect(reply.statusCode, title).not.toBe(403)
        // One that is switched off is not there.
        else if (reply.statusCode !== 404) expect(reply.json(), title).toEqual(refused.body)
      }
    }
  })

  it('loses it at the next call, by whoever ends it, on the day, and by other terms [r.acting-end]', async () => {
    for (const ender of ['mother', 'daughter'] as const) {
      const pair = await actingPair()
      expect(await pair.act('GET', 'contracts/')).toMatchObject({ status: 200 })
      await pair[ender].send('POST', `delegations/${pair.id}/end/`)
      expect(await pair.act('GET', 'contracts/')).toEqual(ended)
      const told = ender === 'mother' ? pair.daughter : pair.mother
      expect((await mailsTo(server, told.customer.email)).at(-1)).toBe(
        ender === 'mother' ? 'delegation ended' : 'delegation left',
      )
      expect(await pair[ender].send('POST', `delegations/${pair.id}/end/`)).toMatchObject({ status: 404 })
    }
    const { mother, daughter, id, act } = await actingPair({ role: 'manage' })
    expect(await act('GET', 'crm/cases/')).toMatchObject({ status: 200 })
    const terms = { role: 'look', contracts: null, end_date: '2026-11-21' }
    await mother.send('PUT', `delegations/${id}/`, terms)
    expect(await act('GET', 'crm/cases/')).toEqual(refused)
    expect(await act('GET', 'contracts/')).toMatchObject({ status: 200 })
    server.clock.advance(12 * 3_600_000)
    const headers = await server.signIn(daughter.customer)
    expect(await server.get(`contracts/?for=${id}`, headers)).toEqual(ended)
    server.clock.advance(-12 * 3_600_000)
  })

  it('is told the same of what ended, never was, waits, and is another’s', async () => {
    const { daughter, id } = await actingPair()
    const [mother, stranger] = [await addCaller(server), await addCaller(server)]
    const { given } = (await invite(mother, daughter)).body as Delegations
    for (const asked of ['987654321', String(given[0]!.id), '0', 'x', '1e3', ''])
      expect(await daughter.send('GET', `contracts/?for=${asked}`), asked).toEqual(ended)
    expect(await stranger.send('GET', `contracts/?for=${id}`)).toEqual(ended)
    expect(await stranger.send('POST', `delegations/${id}/end/`)).toMatchObject({ status: 404 })
    const terms = { role: 'manage', contracts: null, end_date: null }
    expect(await daughter.send('PUT', `delegations/${id}/`, terms)).toMatchObject({ status: 404 })
  })
})
