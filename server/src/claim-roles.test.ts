// Roles of the identity provider let somebody act for the customers that the deployment names with them.
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Delegations } from '@endoll/api/delegations.ts'
import { startIdentityTwin } from './gateways/identity/twin.ts'
import { openIdProvider } from './gateways/identity/openid.ts'
import { systemClock } from './platform/clock.ts'
import { addContract, addCustomer, type TestCustomer } from './testing/factories.ts'
import { mailsTo } from './testing/test-requests.ts'
import {
  openProviderOffice,
  signInAs,
  someone,
  type ProviderOffice,
} from './modules/session/openid/test-provider.fixture.ts'

let office: ProviderOffice
let firm: TestCustomer
let mother: TestCustomer
beforeAll(async () => {
  office = await openProviderOffice(
    {
      rolesClaim: 'realm_access.roles',
      roles: [
        { claim: 'firm-reads', customer: 'FIRM-1', role: 'look' },
        { claim: 'firm-signs', customer: 'FIRM-1', role: 'sign' },
        { claim: 'mother-pays', customer: 'MOTHER-1', role: 'pay' },
        { claim: 'mother-signs', customer: 'MOTHER-1', role: 'sign' },
        { claim: 'of-nobody', customer: 'NOBODY', role: 'pay' },
      ],
    },
    { switches: { delegation: true } },
  )
  const { db } = office.server
  ;[firm, mother] = [await addCustomer(db), await addCustomer(db)]
  for (const [{ customerId: id }, code, kind] of [
    [firm, 'FIRM-1', 'company'],
    [mother, 'MOTHER-1', 'person'],
  ] as const)
    await db.updateTable('customer').set({ code, kind }).where('id', '=', id).execute()
  for (const customer of [firm, mother]) await addContract(db, customer)
})
afterAll(() => office.stop())

type Person = ReturnType<typeof someone>

/** What somebody may do for whom, once they have signed in with these roles. */
async function rolesOf(person: Person, roles: unknown) {
  const claims = { ...person, email_verified: true, realm_access: { roles } }
  const { body } = await signInAs(office, claims)
  const headers = { authorization: `Bearer ${String(body['token'])}` }
  const reply = await office.server.inject({ url: '/api/v1/delegations/', headers })
  const { held } = reply.json<Delegations>()
  return { held: held.map(({ role }) => role).toSorted(), headers, ids: held.map(({ id }) => id) }
}

async function givenBy(customer: TestCustomer) {
  const headers = await office.server.signIn(customer)
  const reply = await office.server.inject({ url: '/api/v1/delegations/', headers })
  return { headers, given: reply.json<Delegations>().given }
}

describe('roles of the identity provider [r.claim-roles]', () => {
  it('let somebody act for the customer, who is told, and are taken at the next sign-in', async () => {
    const person = someone()
    expect((await rolesOf(person, ['firm-reads', 'firm-signs', 'offline_access'])).held).toEqual(['sign'])
    expect((await mailsTo(office.server, firm.email)).at(-1)).toBe('delegation provided')
    const { headers, given } = await givenBy(firm)
    expect(given).toMatchObject([{ email: person.email, role: 'sign', by_provider: true, state: 'active' }])
    // It is changed where it comes from.
    const change = await office.server.inject({
      method: 'PUT',
      url: `/api/v1/delegations/${given[0]!.id}/`,
      headers,
      payload: { role: 'look', contracts: null, end_date: null },
    })
    expect(change.statusCode).toBe(400)
    const less = await rolesOf(person, ['firm-reads'])
    expect(less.held).toEqual(['look'])
    expect(less.ids).toEqual([given[0]!.id])
    const bills = (id: number) =>
      office.server.inject({ url: `/api/v1/invoices/?for=${id}`, headers: less.headers })
    expect((await bills(less.ids[0]!)).statusCode).toBe(200)
    expect((await rolesOf(person, [])).held).toEqual([])
    expect((await bills(less.ids[0]!)).statusCode).toBe(403)
    expect((await mailsTo(office.server, firm.email)).at(-1)).toBe('delegation left')
  })

  it('that nobody named, of no customer, or for what the customer cannot give, grant nothing', async () => {
    for (const roles of [
      ['of-nobody'],
      ['FIRM-1', 'sign', 'admin'],
      ['mother-signs'],
      { 'firm-signs': true },
      [['firm-signs']],
      null,
      Array.from({ length: 2000 }, () => 'firm-signs'),
    ])
      expect((await rolesOf(someone(), roles)).held, JSON.stringify(roles).slice(0, 80)).toEqual([])
  })

  it('give the most of what the customer can give, also to who had less', async () => {
    const person = someone()
    expect((await rolesOf(person, ['mother-pays'])).held).toEqual(['pay'])
    expect((await rolesOf(person, ['mother-pays', 'mother-signs'])).held).toEqual(['pay'])
    expect((await rolesOf(person, ['mother-signs'])).held).toEqual([])
  })

  it('are not granted anew once the customer has ended them', async () => {
    const person = someone()
    const { ids } = await rolesOf(person, ['mother-pays'])
    const { headers } = await givenBy(mother)
    const end = await office.server.inject({
      method: 'POST',
      url: `/api/v1/delegations/${ids[0]}/end/`,
      headers,
      payload: {},
    })
    expect(end.statusCode).toBe(200)
    expect((await rolesOf(person, ['mother-pays'])).held).toEqual([])
  })
})

/** Goes through the pages of the provider as a browser does, up to the code. */
async function walk(address: string, email: string): Promise<URL> {
  const jar = new Map<string, string>()
  let [next, form] = [address, undefined as URLSearchParams | undefined]
  for (let steps = 0; steps < 10; steps += 1) {
    const reply = await fetch(next, {
      method: form ? 'POST' : 'GET',
      redirect: 'manual',
      headers: { cookie: [...jar].map(([name, value]) => `${name}=${value}`).join('; ') },
      ...(form && { body: form }),
    })
    for (const cookie of reply.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? []
      jar.set(name, value)
    }
    const location = reply.headers.get('location')
    form = location === null ? new URLSearchParams({ email }) : undefined
    if (location !== null) next = new URL(location, next).href
    if (new URL(next).searchParams.has('code')) return new URL(next)
  }
  throw new Error('the provider asks and asks')
}

it('come out of the claims of oidc-provider as Keycloak writes them [r.claim-roles]', async () => {
  const twin = await startIdentityTwin({
    officeAddress: () => 'https://office.endoll.test',
    rolesOf: (email) => (email.startsWith('nuria') ? ['firm-signs'] : []),
  })
  try {
    const { issuer, clientId, clientSecret } = twin
    const gateway = openIdProvider(
      {
        issuer,
        clientId,
        clientSecret,
        scope: 'openid email profile',
        customerClaim: null,
        rolesClaim: 'realm_access.roles',
      },
      systemClock,
    )
    const asked = { state: 's'.repeat(43), nonce: 'n'.repeat(43), verifier: 'v'.repeat(43) }
    const returnTo = 'https://office.endoll.test/connect'
    for (const [email, roles] of [
      ['nuria@firm.test', ['firm-signs']],
      ['marc@firm.test', []],
    ] as const) {
      const back = await walk(await gateway.signInAddress({ ...asked, returnTo, locale: 'es' }), email)
      const [code, iss] = [back.searchParams.get('code') ?? '', back.searchParams.get('iss') ?? undefined]
      expect(await gateway.exchange({ code, iss }, { ...asked, returnTo })).toMatchObject({ roles })
    }
  } finally {
    await twin.stop()
  }
})
