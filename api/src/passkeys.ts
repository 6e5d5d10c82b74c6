import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { tokenReply } from './session.ts'
import { storable } from './written-text.ts'

/** Bytes as WebAuthn's JSON writes them. */
const base64url = z.string().check(z.regex(/^[\w-]+$/), z.maxLength(8192))

/** What a key signed (WebAuthn's AuthenticationResponseJSON). */
export const assertion = z.object({
  id: base64url,
  rawId: base64url,
  type: z.literal('public-key'),
  response: z.object({
    clientDataJSON: base64url,
    authenticatorData: base64url,
    signature: base64url,
    userHandle: z.optional(base64url),
  }),
})
export type Assertion = z.infer<typeof assertion>

const transports = z.array(z.string().check(z.maxLength(20))).check(z.maxLength(10))

/** A key that was made (WebAuthn's RegistrationResponseJSON). */
const attestation = z.object({
  id: base64url,
  rawId: base64url,
  type: z.literal('public-key'),
  response: z.object({
    clientDataJSON: base64url,
    attestationObject: base64url,
    transports: z.optional(transports),
  }),
})
export type Attestation = z.infer<typeof attestation>

const descriptor = z.object({
  id: z.string(),
  type: z.literal('public-key'),
  transports: z.array(z.string()),
})

/** What the browser asks a key to sign (PublicKeyCredentialRequestOptionsJSON). */
export const assertionOptions = z.object({
  challenge: z.string(),
  rpId: z.string(),
  timeout: z.int(),
  userVerification: z.literal('required'),
  allowCredentials: z.array(descriptor),
})

/** What the browser makes a key for (PublicKeyCredentialCreationOptionsJSON). */
const attestationOptions = z.object({
  challenge: z.string(),
  rp: z.object({ id: z.string(), name: z.string() }),
  user: z.object({ id: z.string(), name: z.string(), displayName: z.string() }),
  pubKeyCredParams: z.array(z.object({ alg: z.int(), type: z.literal('public-key') })),
  timeout: z.int(),
  attestation: z.literal('none'),
  excludeCredentials: z.array(descriptor),
  authenticatorSelection: z.object({
    residentKey: z.literal('required'),
    requireResidentKey: z.literal(true),
    userVerification: z.literal('required'),
  }),
})

/** What a passkey signs to sign in: any of any account, the customer chooses. */
export const passkeySignInOptions = endpoint({
  method: 'POST',
  path: 'passkeys/sign_in/options/',
  summary: 'What a passkey signs to sign in.',
  access: 'anonymous',
  reply: assertionOptions,
  errors: ['too_many_attempts'],
})

/** Of the customer's app, or a recovery code. */
const code = z.optional(z.string().check(z.maxLength(40, 'not_valid')))

/**
 * Signs in with a passkey. Why one is refused is not said. One whose count of uses began again, as that of a copy does and
 * that of a device that was set up again, is asked for a code too (`required_field`).
 */
export const passkeySignIn = endpoint({
  method: 'POST',
  path: 'passkeys/sign_in/',
  summary: 'Sign in with a passkey.',
  access: 'anonymous',
  body: z.strictObject({ passkey: assertion, code }),
  reply: tokenReply,
  errors: ['passkey_refused', 'code_wrong', 'code_used', 'too_many_attempts'],
})

const name = z
  .string('required_field')
  .check(z.trim(), z.minLength(1, 'required_field'), z.maxLength(60, 'too_long'), storable)

const passkey = z.object({
  id: z.string(),
  name: z.string(),
  created_at: z.string(),
  used_at: z.nullable(z.string()),
})
export type Passkey = z.infer<typeof passkey>

/** What a new passkey is made for. It takes the current password, or another way to sign in that was shown lately. */
export const newPasskeyOptions = endpoint({
  method: 'POST',
  path: 'user/passkeys/options/',
  summary: 'What a new passkey is made for.',
  access: 'customer',
  stepUp: true,
  body: z.strictObject({
    /** The current password, where the account has no other way to sign in yet. */
    current: z.optional(z.string().check(z.minLength(1, 'required_field'), z.maxLength(1024))),
  }),
  reply: attestationOptions,
  errors: ['current_password_wrong', 'too_many_attempts', 'step_up_required'],
})

export const addPasskey = endpoint({
  method: 'POST',
  path: 'user/passkeys/',
  summary: 'Add a passkey to the account.',
  access: 'customer',
  body: z.strictObject({ name, passkey: attestation }),
  reply: z.object({
    id: z.string(),
    /** Codes for the day when every other way is lost: with the first way alone, and never shown again. */
    recovery_codes: z.array(z.string()),
  }),
  errors: ['passkey_refused'],
})

export const renamePasskey = endpoint({
  method: 'PUT',
  path: 'user/passkeys/{id}/',
  summary: 'Rename a passkey.',
  access: 'customer',
  params: z.object({ id: base64url }),
  body: z.strictObject({ name }),
  reply: z.object({ status: z.literal('OK') }),
  errors: [],
})

export const removePasskey = endpoint({
  method: 'POST',
  path: 'user/passkeys/{id}/remove/',
  summary: 'Remove a passkey from the account.',
  access: 'customer',
  stepUp: true,
  params: z.object({ id: base64url }),
  reply: z.object({ status: z.literal('OK') }),
  errors: ['step_up_required'],
})

/** The ways to sign in that the account has beside its password. */
export const listSignInMethods = endpoint({
  method: 'GET',
  path: 'user/sign_in_methods/',
  summary: 'The ways to sign in that the account has beside its password.',
  access: 'customer',
  reply: z.object({
    passkeys: z.array(passkey),
    /** Whether codes of an app are asked for after the password. */
    app_codes: z.boolean(),
    /** How many recovery codes are left. */
    recovery_codes: z.int(),
  }),
  errors: [],
})
