import { randomBytes } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { exportJWK, generateKeyPair } from 'jose'
import { Provider, type Adapter, type AdapterPayload, type Configuration } from 'oidc-provider'

export interface IdentityTwinOptions {
  /** Address of the office; read when the twin needs it. */
  readonly officeAddress: () => string
  /** Names of people by their e-mail; others have the e-mail alone. */
  readonly nameOf?: (email: string) => string | undefined
  /** Roles of people, as Keycloak writes them; nobody has any without it. */
  readonly rolesOf?: (email: string) => readonly string[]
}

export interface IdentityTwin {
  /** For `openid.issuer` of the deployment. */
  readonly issuer: string
  readonly clientId: string
  readonly clientSecret: string
  /** From now on nothing is answered, until it is called with true. */
  answer(answers: boolean): void
  stop(): Promise<void>
}

const clientId = 'endoll'

/** Everything the provider remembers, in memory. What expires is expired by the provider itself. */
function memory(clientOf: () => AdapterPayload): (name: string) => Adapter {
  const kept = new Map<string, AdapterPayload>()
  const grants = new Map<string, string[]>()
  return (name) => {
    const key = (id: string) => `${name}:${id}`
    const byField = (field: 'uid' | 'userCode', value: string) =>
      [...kept].find(([id, payload]) => id.startsWith(`${name}:`) && payload[field] === value)?.[1]
    return {
      upsert: async (id, payload) => {
        kept.set(key(id), payload)
        if (payload.grantId) grants.set(payload.grantId, [...(grants.get(payload.grantId) ?? []), key(id)])
      },
      find: async (id) => (name === 'Client' && id === clientId ? clientOf() : kept.get(key(id))),
      findByUid: async (uid) => byField('uid', uid),
      findByUserCode: async (code) => byField('userCode', code),
      destroy: async (id) => void kept.delete(key(id)),
      revokeByGrantId: async (grant) => {
        for (const one of grants.get(grant) ?? []) kept.delete(one)
      },
      consume: async (id) => {
        const payload = kept.get(key(id))
        if (payload) payload.consumed = true
      },
    }
  }
}

const style =
  'body{font:1rem/1.5 system-ui,sans-serif;max-width:28rem;margin:3rem auto;padding:0 1rem}' +
  'input,button{font:inherit;padding:.5rem;width:100%;box-sizing:border-box;margin:.25rem 0 1rem}'

function page(title: string, body: string) {
  return `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${title}</title><style>${style}</style><h1>${title}</h1>${body}`
}

const signInForm = page(
  'Twin of an identity provider',
  '<p>Stands in for the provider in demo and tests. Any e-mail signs in; one that nobody has is a new customer.</p>' +
    '<form method="post"><label>E-mail<input name="email" type="email" required autofocus></label><button>Sign in</button></form>' +
    '<form method="post"><input type="hidden" name="no" value="1"><button>Cancel</button></form>',
)

async function formOf(request: IncomingMessage): Promise<URLSearchParams> {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk as Buffer)
  return new URLSearchParams(Buffer.concat(chunks).toString())
}

/** Asks who it is, and tells the provider. */
async function interact(provider: Provider, request: IncomingMessage, response: ServerResponse) {
  if (request.method !== 'POST') {
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(signInForm)
    return
  }
  const form = await formOf(request)
  const email = (form.get('email') ?? '').trim().toLowerCase()
  const result =
    form.has('no') || email === ''
      ? { error: 'access_denied', error_description: 'cancelled' }
      : { login: { accountId: email } }
  await provider.interactionFinished(request, response, result, { mergeWithLastSubmission: false })
}

/** Without the provider's own check, which refuses addresses of this machine, where the office is. */
function fetchHere(url: string | URL | Request, options?: RequestInit): Promise<Response> {
  const plain: Record<string, unknown> = { ...options }
  delete plain['dispatcher']
  return fetch(url, plain)
}

async function signingKey() {
  const { privateKey } = await generateKeyPair('RS256', { extractable: true })
  return { ...(await exportJWK(privateKey)), use: 'sig', alg: 'RS256', kid: randomBytes(8).toString('hex') }
}

/** `oidc-provider` on a free loopback port: a sign-in without password, for demo and tests. */
export async function startIdentityTwin({
  officeAddress,
  nameOf = () => undefined,
  rolesOf = () => [],
}: IdentityTwinOptions): Promise<IdentityTwin> {
  const clientSecret = randomBytes(32).toString('hex')
  const listening: { handle?: (request: IncomingMessage, response: ServerResponse) => void } = {}
  let answers = true
  const server = createServer((request, response) => {
    if (answers) listening.handle?.(request, response)
    else request.socket.destroy()
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  // Another site than the office, as a real provider is.
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const clientOf = (): AdapterPayload => ({
    client_id: clientId,
    client_secret: clientSecret,
    token_endpoint_auth_method: 'client_secret_post',
    redirect_uris: [`${officeAddress()}/connect`],
    post_logout_redirect_uris: [`${officeAddress()}/login`],
    backchannel_logout_uri: `${officeAddress()}/api/v1/user/openid/logout/`,
    backchannel_logout_session_required: true,
  })
  const configuration: Configuration = {
    adapter: memory(clientOf),
    jwks: { keys: [await signingKey()] },
    cookies: { keys: [randomBytes(32).toString('hex')] },
    pkce: { required: () => true },
    scopes: ['openid', 'email', 'profile', 'phone'],
    claims: {
      openid: ['sub', 'sid'],
      email: ['email', 'email_verified'],
      profile: ['name', 'given_name', 'family_name', 'realm_access'],
      phone: ['phone_number'],
    },
    features: {
      devInteractions: { enabled: false },
      backchannelLogout: { enabled: true },
      rpInitiatedLogout: {
        enabled: true,
        logoutSource: (ctx, form) => {
          ctx.body = page(
            'Sign out of the twin',
            `${form}<button form="op.logoutForm" name="logout" value="yes" autofocus>Sign out</button>`,
          )
        },
        postLogoutSuccessSource: (ctx) => {
          ctx.body = page('Signed out of the twin', '')
        },
      },
    },
    interactions: { url: (_, interaction) => `/interaction/${interaction.uid}` },
    // Everything that is asked for is granted.
    loadExistingGrant: async (ctx) => {
      const grant = new ctx.oidc.provider.Grant({
        clientId: ctx.oidc.client!.clientId,
        accountId: ctx.oidc.session!.accountId!,
      })
      grant.addOIDCScope('openid email profile phone')
      await grant.save()
      return grant
    },
    findAccount: (_, email) => ({
      accountId: email,
      claims: () => ({
        ...claimsOf(email, nameOf(email)),
        realm_access: { roles: [...rolesOf(email)] },
        sub: email,
      }),
    }),
    fetch: fetchHere,
    ttl: { Interaction: 600, Session: 86_400, Grant: 86_400, IdToken: 3600, AccessToken: 600 },
  }
  const provider = new Provider(issuer, configuration)
  const answerProvider = provider.callback()
  listening.handle = (request, response) => {
    if (!request.url?.startsWith('/interaction/')) return void answerProvider(request, response)
    interact(provider, request, response).catch(() => response.writeHead(400).end('This sign-in is over.'))
  }
  return {
    issuer,
    clientId,
    clientSecret,
    answer: (whether) => void (answers = whether),
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}

function claimsOf(email: string, known: string | undefined) {
  const name = known ?? email.split('@')[0] ?? email
  const [given, ...family] = name.split(' ')
  return {
    email,
    email_verified: !email.startsWith('unverified'),
    name,
    given_name: given,
    ...(family.length > 0 && { family_name: family.join(' ') }),
  }
}
