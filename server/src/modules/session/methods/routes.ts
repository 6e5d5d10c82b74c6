import { countedSignIn } from '../counted-sign-in.ts'
import * as appCodes from '@endoll/api/app-codes.ts'
import * as passkeys from '@endoll/api/passkeys.ts'
import * as stepUps from '@endoll/api/step-up.ts'
import { implement, type ApiModule, type Caller } from '../../../platform/http/implement.ts'
import { noted } from '../../../platform/http/noted.ts'
import type { Services } from '../../../platform/services.ts'
import { requireCurrentPassword } from '../operations/current-password.ts'
import { giveCookies, tokenReply } from '../operations/given-cookies.ts'
import { notedSignIn } from '../operations/noted-account.ts'
import { visitOf } from '../operations/visit.ts'
import { confirmAppCodes, hasAppCodes, newAppCodes, newRecoveryCodes, removeAppCodes } from './app-codes.ts'
import {
  addPasskey,
  newPasskeyOptions,
  passkeysOf,
  removePasskey,
  renamePasskey,
  signInOptions,
  signInWithPasskey,
  stepUpPasskeyOptions,
} from './passkeys.ts'
import { countRecoveryCodes } from './recovery-codes.ts'
import { renewToken } from '../operations/authenticate.ts'
import { findAccount } from '../queries.ts'
import { isGuarded, reauthenticate, stepUp } from '../operations/step-up.ts'

const done = { status: 'OK' } as const

/** The first way to sign in beside the password takes the password; further ones take the step up that the call names. */
async function requireOwner(services: Services, caller: Caller, current: string | undefined) {
  if (!(await isGuarded(services, caller))) await requireCurrentPassword(services, caller, current)
}

/** Passkeys, codes of an app, and showing one of them before a change that is guarded. */
export function signInMethodRoutes(services: Services): readonly ApiModule[] {
  const { db, cookieSuffix } = services
  return [
    implement('session', passkeys, {
      passkeySignInOptions: ({ request }) => signInOptions(services, request.ip),

      passkeySignIn: async ({ body, request, reply }) => {
        const visit = visitOf(request, cookieSuffix)
        const work = countedSignIn('passkey', signInWithPasskey(services, body, visit))
        const signedIn = await notedSignIn(services, request, 'sign in by passkey', work)
        giveCookies(reply, services, signedIn)
        return tokenReply(signedIn)
      },

      newPasskeyOptions: async ({ body, caller }) => {
        await requireOwner(services, caller, body.current)
        return newPasskeyOptions(services, caller)
      },

      addPasskey: ({ body, caller, request }) =>
        noted(request, 'passkey added', addPasskey(services, caller, body)),

      renamePasskey: async ({ params, body, caller }) => {
        await renamePasskey(services, caller, params.id, body.name)
        return done
      },

      removePasskey: async ({ params, caller, request }) => {
        await noted(request, 'passkey removed', removePasskey(services, caller, params.id))
        return done
      },

      listSignInMethods: async ({ caller: { accountId } }) => ({
        passkeys: (await passkeysOf(services, accountId)).map(({ id, name, created_at, used_at }) => ({
          id,
          name,
          created_at,
          used_at,
        })),
        app_codes: await hasAppCodes(db, accountId),
        recovery_codes: await countRecoveryCodes(db, accountId),
      }),
    }),
    implement('session', appCodes, {
      newAppCodes: async ({ body, caller }) => {
        await requireOwner(services, caller, body.current)
        return newAppCodes(services, caller)
      },

      confirmAppCodes: ({ body, caller, request }) =>
        noted(request, 'app codes on', confirmAppCodes(services, caller, body.code)),

      removeAppCodes: async ({ caller, request }) => {
        await noted(request, 'app codes off', removeAppCodes(services, caller))
        return done
      },

      newRecoveryCodes: async ({ caller, request }) => ({
        recovery_codes: await noted(request, 'new recovery codes', newRecoveryCodes(services, caller)),
      }),
    }),
    implement('session', stepUps, {
      stepUpOptions: async ({ caller }) => ({
        passkey: await stepUpPasskeyOptions(services, caller),
        app_codes: await hasAppCodes(db, caller.accountId),
        password: (await findAccount(db, caller.accountId))?.password_hash != null,
      }),

      reauthenticate: async ({ body, caller, request }) => {
        const confirmed = await noted(request, 'reauthentication', reauthenticate(services, caller, body))
        return { ...done, token: (await renewToken(services, confirmed)).token }
      },

      stepUp: async ({ body, caller, request }) => {
        await noted(request, 'step up', stepUp(services, caller, body))
        return done
      },
    }),
  ]
}
