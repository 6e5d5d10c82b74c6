import { randomUUID } from 'node:crypto'
import type { Deployment } from '@endoll/api/deployment/deployment.ts'
import type { Switches } from '@endoll/api/deployment/switches.ts'
import type { AskedSignIn, HostileProvider } from '../../../gateways/identity/hostile-provider.fixture.ts'
import { startHostileProvider } from '../../../gateways/identity/hostile-provider.fixture.ts'
import { openIdProvider } from '../../../gateways/identity/openid.ts'
import { systemClock } from '../../../platform/clock.ts'
import { startTestServer, type TestServer, type TestServerOptions } from '../../../testing/test-server.ts'
import { browserCookieName } from './cookies.ts'

export interface ProviderOffice {
  readonly server: TestServer
  readonly provider: HostileProvider
  stop(): Promise<void>
}

/** An office whose identity provider a test controls. */
export async function openProviderOffice(
  settings: Partial<Deployment['openid']> = {},
  {
    longestMs,
    switches,
    ...more
  }: Pick<TestServerOptions, 'logger' | 'web'> & {
    readonly longestMs?: number
    readonly switches?: Partial<Switches>
  } = {},
): Promise<ProviderOffice> {
  const provider = await startHostileProvider()
  const { issuer, clientId } = provider
  const openid: Deployment['openid'] = {
    issuer,
    clientId,
    clientSecret: 'secret of the office at its provider',
    name: null,
    scope: 'openid email',
    customerClaim: null,
    rolesClaim: null,
    roles: [],
    ownPasswords: true,
    ...settings,
  }
  const identity = openIdProvider(
    { ...openid, issuer, clientId, keysAgainMs: 0, ...(longestMs !== undefined && { longestMs }) },
    systemClock,
  )
  const server = await startTestServer(
    { oidc: true, ...switches },
    { identity, deployment: { openid }, ...more },
  )
  return {
    server,
    provider,
    stop: async () => {
      await server.stop()
      await provider.stop()
    },
  }
}

/** A sign-in that was begun: what stands in the provider's address, and the browser's cookie. */
export interface Begun extends AskedSignIn {
  readonly cookie: string
  readonly address: URL
}

export async function begin({ server }: ProviderOffice, cookie?: string): Promise<Begun> {
  const reply = await server.inject({
    method: 'POST',
    url: '/api/v1/user/openid/start/?lang=ca',
    ...(cookie !== undefined && { headers: { cookie } }),
  })
  const { address: text = '', state } = reply.json<{ address?: string; state: string }>()
  if (reply.statusCode !== 200) throw new Error(`the start answered ${reply.statusCode}`)
  const address = new URL(text)
  const given = reply.cookies.find(({ name }) => name === browserCookieName(''))
  return {
    address,
    state,
    nonce: address.searchParams.get('nonce') ?? '',
    challenge: address.searchParams.get('code_challenge') ?? '',
    cookie: `${given?.name}=${given?.value}`,
  }
}

export async function finish(
  { server }: ProviderOffice,
  body: { readonly code: string; readonly state?: string; readonly nonce?: string; readonly iss?: string },
  cookie?: string,
) {
  const reply = await server.inject({
    method: 'POST',
    url: '/api/v1/user/openid',
    payload: body,
    ...(cookie !== undefined && { headers: { cookie } }),
  })
  return { status: reply.statusCode, body: reply.json<Record<string, unknown>>(), reply }
}

/** Signs in as somebody the provider vouches for, from the beginning. */
export async function signInAs(office: ProviderOffice, claims: Record<string, unknown>) {
  const begun = await begin(office)
  const code = office.provider.codeFor(begun, { claims })
  return finish(office, { code, state: begun.state }, begun.cookie)
}

/** An unknown person. */
export function someone(): { sub: string; email: string } {
  const sub = randomUUID()
  return { sub, email: `${sub}@provider.endoll.test` }
}
