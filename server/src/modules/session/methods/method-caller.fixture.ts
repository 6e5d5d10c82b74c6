import type { Assertion } from '@endoll/api/passkeys.ts'
import { createAuthenticator, type Authenticator } from '../../../testing/authenticator.ts'
import { testPassword } from '../../../testing/factories.ts'
import { addCaller, type TestCaller } from '../../../testing/test-requests.ts'
import type { TestServer } from '../../../testing/test-server.ts'

export const origin = 'https://office.endoll.test'

interface Options {
  readonly challenge: string
  readonly user: { readonly id: string }
}

/** A customer with a passkey, signed in by password. */
export interface PasskeyCaller extends TestCaller {
  readonly key: Authenticator
  readonly passkeyId: string
  readonly recoveryCodes: readonly string[]
}

export async function newPasskeyOptions(caller: TestCaller, current?: string) {
  const body = current === undefined ? {} : { current }
  const reply = await caller.send('POST', 'user/passkeys/options/', body)
  return { status: reply.status, body: reply.body as Options }
}

export async function addPasskeyCaller(server: TestServer): Promise<PasskeyCaller> {
  const caller = await addCaller(server)
  const key = createAuthenticator(origin)
  const { body: options } = await newPasskeyOptions(caller, testPassword)
  const added = await caller.send('POST', 'user/passkeys/', { name: 'Móvil', passkey: key.make(options) })
  if (added.status !== 200) throw new Error(`adding a passkey answered ${added.status}`)
  const { id: passkeyId, recovery_codes: recoveryCodes } = added.body as {
    id: string
    recovery_codes: string[]
  }
  return { ...caller, key, passkeyId, recoveryCodes }
}

/** What a passkey has to sign to sign in. */
export async function signInChallenge(server: TestServer): Promise<string> {
  const reply = await server.inject({ method: 'POST', url: '/api/v1/passkeys/sign_in/options/' })
  return reply.json<Options>().challenge
}

export async function signInWith(server: TestServer, passkey: Assertion, code?: string) {
  const reply = await server.inject({
    method: 'POST',
    url: '/api/v1/passkeys/sign_in/',
    payload: { passkey, ...(code !== undefined && { code }) },
  })
  return { status: reply.statusCode, body: reply.json<{ token?: string; error?: string }>() }
}

/** What a passkey has to sign before a change that is guarded. */
export async function stepUpChallenge(caller: TestCaller): Promise<string> {
  const { body } = await caller.send('POST', 'user/step_up/options/')
  return (body as { passkey: Options }).passkey.challenge
}
