import { validate } from 'stdnum/lib/cjs/es/nif.js'
import { withoutSeparators, type Parsed } from './parsed.ts'

/** Spanish person (DNI, K, L), foreign person (NIE X Y Z, M), or company and other entity (the former CIF). */
export type NifKind = 'person' | 'foreigner' | 'company'

export type NifError = 'required_field' | 'vat_field_not_valid' | 'company_vat_not_allowed'

export type ParsedNif = Parsed<
  {
    /** Nine characters, without the prefix ES. */
    nif: string
    kind: NifKind
  },
  NifError
>

const PERSON_LETTERS = 'TRWAGMYFPDXBNJZSQVHLCKE'
const COMPANY_LETTERS = 'JABCDEFGHI'

/**
 * The letter of a DNI number (0–99999999), or of a NIE whose X, Y or Z has been replaced by 0, 1 or 2 in front.
 * Throws RangeError outside that range. Source: Real Decreto 1553/2005 and Orden INT/2058/2008 (number modulo 23).
 */
export function nifLetter(number: number): string {
  if (!Number.isInteger(number) || number < 0 || number > 99_999_999) throw new RangeError('not a DNI number')
  return PERSON_LETTERS.charAt(number % 23)
}

/**
 * The control character of a company NIF from its type letter and seven digits: a letter for N P Q R S W, a digit
 * for the others (both are used for some types; the digit is the usual one). Throws RangeError on other input.
 * Source: Orden EHA/451/2008.
 */
export function companyControl(type: string, digits7: string): string {
  if (!/^[ABCDEFGHJNPQRSUVW]$/.test(type) || !/^\d{7}$/.test(digits7))
    throw new RangeError('not a company NIF')
  let sum = 0
  for (const [index, digit] of [...digits7].entries()) {
    const weighted = index % 2 === 0 ? Number(digit) * 2 : Number(digit)
    sum += weighted > 9 ? weighted - 9 : weighted
  }
  const control = (10 - (sum % 10)) % 10
  return /[NPQRSW]/.test(type) ? COMPANY_LETTERS.charAt(control) : String(control)
}

/** A DNI printed without its leading zeros, distinguished from a mistyped one by the mark that sets the letter apart. */
function padded(text: string): string | undefined {
  const [, digits, letter] = /^(?:ES)?[\s-]*([\d.]+)[\s-]+([A-Z])$/.exec(text.trim().toUpperCase()) ?? []
  const number = digits?.replaceAll('.', '') ?? ''
  return letter !== undefined && number.length >= 5 && number.length <= 7
    ? number.padStart(8, '0') + letter
    : undefined
}

function kindOf(nif: string): NifKind {
  if (/^[\dKL]/.test(nif)) return 'person'
  return /^[XYZM]/.test(nif) ? 'foreigner' : 'company'
}

/** What the library lets pass: letters inside K, L and M numbers, and a control of the wrong form for its type. */
function isStrictlyValid(nif: string): boolean {
  if (/^[KLM]/.test(nif)) return /^[KLM]\d{7}[A-Z]$/.test(nif)
  if (/^[ABEH]/.test(nif)) return /\d$/.test(nif)
  return !/^[NPQRSW]/.test(nif) || /[A-J]$/.test(nif)
}

/**
 * Reads a Spanish tax id (NIF: DNI, NIE, K/L/M, or company) with or without the prefix ES, in any case, with
 * spaces, hyphens or dots. A DNI of five to seven digits gets its leading zeros only when its letter stands apart
 * ('9654234-F'); without that mark ('1234567L') it is taken for a lost digit. Errors: required_field when empty,
 * vat_field_not_valid, and company_vat_not_allowed where `companies` is false. Source: Real Decreto 1065/2007
 * art. 18–26, Orden EHA/451/2008; docs/coverage row c5.tax-id.
 */
export function parseNif(text: string, { companies = true }: { companies?: boolean } = {}): ParsedNif {
  const bare = withoutSeparators(text).replace(/^ES/, '')
  if (bare === '') return { ok: false, error: 'required_field' }
  const nif = padded(text) ?? bare
  if (!/^[A-Z\d]{9}$/.test(nif) || !isStrictlyValid(nif) || !validate(nif).isValid) {
    return { ok: false, error: 'vat_field_not_valid' }
  }
  const kind = kindOf(nif)
  if (kind === 'company' && !companies) return { ok: false, error: 'company_vat_not_allowed' }
  return { ok: true, nif, kind }
}

/** A tax number as it is kept, where it can be read; as it was typed otherwise. */
export function readNif(text: string): string {
  const parsed = parseNif(text)
  return parsed.ok ? parsed.nif : text.trim()
}
