import {
  browserSupportsWebAuthn,
  browserSupportsWebAuthnAutofill,
  startAuthentication,
  startRegistration,
  WebAuthnAbortService,
  WebAuthnError,
} from '@simplewebauthn/browser'
import { addPasskey, newPasskeyOptions, passkeySignIn, passkeySignInOptions } from '@endoll/api/passkeys.ts'
import type { SessionClaims } from '@endoll/api/session.ts'
import { reauthenticate, stepUp, stepUpOptions } from '@endoll/api/step-up.ts'
import { call } from '../../calls/call.ts'
import { startSession } from '../../calls/session.ts'
import { fieldErrorsOf } from '../../i18n/errors/field-text.ts'

/** Says that a passkey was used in this browser, so that the login page offers it by itself. Does not say whose. */
const marker = 'endoll-passkey'
/** Before what was asked to be signed is too old. */
const askAgainMs = 4 * 60_000

export function canUsePasskeys(): boolean {
  return browserSupportsWebAuthn()
}

export function isPasskeyHere(): boolean {
  try {
    return localStorage.getItem(marker) !== null
  } catch {
    return false
  }
}

function markPasskey() {
  try {
    localStorage.setItem(marker, '1')
  } catch {
    // Storage is switched off: the button is there all the same.
  }
}

/** Whether the customer closed the browser's window for passkeys: no failure, and browsers do not say more. */
export function isDeclined(failure: unknown): boolean {
  return (
    failure instanceof Error &&
    (failure.name === 'NotAllowedError' ||
      failure.name === 'AbortError' ||
      (failure instanceof WebAuthnError && failure.code === 'ERROR_CEREMONY_ABORTED'))
  )
}

/** Whether a passkey was right, and a code is asked for beside it. */
export function isCodeAsked(failure: unknown): boolean {
  return fieldErrorsOf(failure).code?.includes('required_field') === true
}

async function signInBy(
  how: { readonly useBrowserAutofill: boolean },
  code?: string,
): Promise<SessionClaims> {
  const optionsJSON = await call(passkeySignInOptions)
  const passkey = await startAuthentication({ optionsJSON, ...how, verifyBrowserAutofillInput: false })
  const { token } = await call(passkeySignIn, { body: { passkey, ...(code && { code }) } })
  markPasskey()
  return startSession(token)
}

/** `code` where one is asked for beside the passkey. */
export function signInWithPasskey(code?: string): Promise<SessionClaims> {
  return signInBy({ useBrowserAutofill: false }, code)
}

/** Offers passkeys in the list of the e-mail field, until the returned function is called. */
export function offerPasskeys(signedIn: (claims: SessionClaims) => void): () => void {
  let over = false
  const offer = async () => {
    if (over || !(await browserSupportsWebAuthnAutofill())) return
    // Without either nothing is shown: the button reports the failure.
    await signInBy({ useBrowserAutofill: true }).then(signedIn, () => undefined)
  }
  void offer()
  const timer = setInterval(() => void offer(), askAgainMs)
  return () => {
    over = true
    clearInterval(timer)
    WebAuthnAbortService.cancelCeremony()
  }
}

/** Makes a passkey on this device; `current` where the account has no other way yet. Returns recovery codes, if there are new ones. */
export async function makePasskey(name: string, current: string | undefined): Promise<readonly string[]> {
  const optionsJSON = await call(newPasskeyOptions, { body: current === undefined ? {} : { current } })
  const passkey = await startRegistration({ optionsJSON })
  const { recovery_codes } = await call(addPasskey, {
    body: { name, passkey: { ...passkey, response: { ...passkey.response } } },
  })
  markPasskey()
  return recovery_codes
}

/** What one of the account's passkeys signs; undefined if it has none. */
async function signWithOwnPasskey() {
  const { passkey: optionsJSON } = await call(stepUpOptions)
  return optionsJSON ? startAuthentication({ optionsJSON }) : undefined
}

export async function stepUpWithPasskey(): Promise<void> {
  const passkey = await signWithOwnPasskey()
  if (passkey) await call(stepUp, { body: { passkey } })
}

/** Shows with a passkey who uses a session that this device keeps. */
export async function confirmWithPasskey(): Promise<void> {
  const passkey = await signWithOwnPasskey()
  if (passkey) startSession((await call(reauthenticate, { body: { passkey } })).token)
}
