import { typedText } from './typed-text.ts'
import { parseCadastralReference } from './cadastral-reference.ts'
import { parseEmail, type EmailRules } from './email.ts'
import { parseMobile } from './phone.ts'
import { parsePostalCode } from './postal-code.ts'
import { findStreetType } from './street-types.ts'

/** Most characters of each field. Source: docs/coverage row c5.address-lengths; name and aclarador are ours. */
export const addressLimits = {
  nv: 256,
  pnp: 9,
  bq: 4,
  es: 4,
  pt: 10,
  pu: 4,
  aclarador: 256,
  name: 128,
} as const

/**
 * Most characters of an address that visitors type: under those above, where the specification writes "under". Source:
 * visitor-area.md §5.1 and §9.
 */
export const supplyAddressLimits = {
  ...addressLimits,
  nv: addressLimits.nv - 1,
  pnp: addressLimits.pnp - 1,
  bq: addressLimits.bq - 1,
  es: addressLimits.es - 1,
  pt: addressLimits.pt - 1,
  pu: addressLimits.pu - 1,
}

type LimitedField = keyof typeof addressLimits

/** A new notification address as a form gives it, field by field; the wire's names. */
export type AddressFields = Readonly<
  Record<'zipcode' | 'state_id' | 'municipi' | 'tv' | 'nv' | 'pnp' | 'name' | 'email' | 'mobile', string>
> &
  Readonly<
    Partial<Record<'bq' | 'es' | 'pt' | 'pu' | 'aclarador' | 'ref_catastral', string | null | undefined>>
  >

export type AddressField = keyof AddressFields

/** An address whose every field was read: trimmed, in canonical form, null if there is none. */
export type Address = {
  readonly postalCode: string
  /** INE code of five digits; its first two are the province. */
  readonly municipality: string
  readonly streetType: string
  readonly street: string
  readonly number: string
  readonly block: string | null
  readonly stairs: string | null
  readonly floor: string | null
  readonly door: string | null
  readonly note: string | null
  readonly cadastralReference: string | null
  readonly name: string
  readonly email: string
  readonly mobile: string
}

/** Codes that stand beside the fields of an address. */
export type AddressProblems = Partial<Record<AddressField, string>>

const required = ['state_id', 'municipi', 'tv', 'nv', 'pnp', 'name'] as const

/** What people paste: spaces of any kind become one, control characters and separators of lines none. */
function tidy(text: string | null | undefined): string {
  return typedText(text ?? '')
    .replaceAll(/[\p{Zs}\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ')
    .trim()
}

function tooLong(
  text: (field: LimitedField) => string,
  limits: Readonly<Record<LimitedField, number>>,
): LimitedField[] {
  const fields = Object.keys(limits) as LimitedField[]
  return fields.filter((field) => [...text(field)].length > limits[field])
}

/** Which of the two codes is wrong: the municipality, or the province that is not the one it lies in. */
function wrongMunicipality(municipality: string, province: string): AddressField | undefined {
  if (!/^\d{5}$/.test(municipality)) return 'municipi'
  return municipality.slice(0, 2) === province ? undefined : 'state_id'
}

/**
 * Reads a new notification address. Errors by field: required_field; too_long beyond addressLimits; not_valid for a
 * street type that is none, and for a municipality or province that are no such codes or do not belong together; the
 * codes of postal code, e-mail, mobile and cadastral reference as their own readers say.
 * Source: docs/coverage row c5.notification-required.
 */
export function parseAddress(
  fields: AddressFields,
  rules: EmailRules,
  limits: Readonly<Record<LimitedField, number>> = addressLimits,
):
  | { readonly ok: true; readonly address: Address }
  | { readonly ok: false; readonly problems: AddressProblems } {
  const problems: AddressProblems = {}
  const note = (field: AddressField, code: string) => {
    problems[field] ??= code
  }
  const text = (field: AddressField) => tidy(fields[field])

  for (const field of required) if (text(field) === '') note(field, 'required_field')
  for (const field of tooLong(text, limits)) note(field, 'too_long')
  const postalCode = parsePostalCode(fields.zipcode)
  if (!postalCode.ok) note('zipcode', postalCode.error)
  const email = parseEmail(fields.email, rules)
  if (!email.ok) note('email', email.error)
  const mobile = parseMobile(fields.mobile)
  if (!mobile.ok) note('mobile', mobile.error)
  const cadastral = text('ref_catastral') === '' ? undefined : parseCadastralReference(text('ref_catastral'))
  if (cadastral && !cadastral.ok) note('ref_catastral', cadastral.error)
  if (!findStreetType(text('tv'))) note('tv', 'not_valid')
  const wrongCode = wrongMunicipality(text('municipi'), text('state_id'))
  if (wrongCode) note(wrongCode, 'not_valid')

  if (!postalCode.ok || !email.ok || !mobile.ok || cadastral?.ok === false) return { ok: false, problems }
  if (Object.keys(problems).length > 0) return { ok: false, problems }
  const optional = (field: AddressField) => text(field) || null
  return {
    ok: true,
    address: {
      postalCode: postalCode.postalCode,
      municipality: text('municipi'),
      streetType: text('tv'),
      street: text('nv'),
      number: text('pnp'),
      block: optional('bq'),
      stairs: optional('es'),
      floor: optional('pt'),
      door: optional('pu'),
      note: optional('aclarador'),
      cadastralReference: cadastral?.cadastralReference ?? null,
      name: text('name'),
      email: email.email,
      mobile: mobile.phone,
    },
  }
}

/** 'Pobla de Massaluca, La' as people write it: 'La Pobla de Massaluca'. INE writes articles last. */
export function cityWithArticle(ineName: string): string {
  const [, name, article] = /^(.*), ([\p{L}']{1,4})$/u.exec(ineName) ?? []
  if (name === undefined || article === undefined) return ineName
  return article.endsWith("'") ? `${article}${name}` : `${article} ${name}`
}
