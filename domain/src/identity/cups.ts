import { groupsOfFour, withoutSeparators, type Parsed } from './parsed.ts'

export type CupsError = 'required_field' | 'cups_field_not_valid'

export type ParsedCups = Parsed<
  {
    /** The 20 characters that identify the supply point; store and match these. */
    cups20: string
    /** Border point of 22-character codes: a digit and one of F P R C X Y Z. */
    border?: string
    /** As given, normalised: 20 or 22 characters. */
    cups: string
    /** Four digits of the distributor; the same four can be an electricity and a gas company. */
    distributorPrefix: string
  },
  CupsError
>

const CHECK_LETTERS = 'TRWAGMYFPDXBNJZSQVHLCKE'
const SHAPE = /^ES(\d{16})([A-Z]{2})(\d[FPRCXYZ])?$/

/**
 * The two check letters of a CUPS: the 16 digits modulo 529, its quotient by 23 first and its remainder second.
 * Throws RangeError unless given exactly 16 digits. Source: operating procedure P.O. 10.8 of the system operator
 * (the same algorithm for electricity and gas); docs/coverage row c5.cups.
 */
export function cupsCheckLetters(digits16: string): string {
  if (!/^\d{16}$/.test(digits16)) throw new RangeError('a CUPS has 16 digits')
  // Two steps, because 16 digits do not fit exactly in a JavaScript number.
  const remainder = ((Number(digits16.slice(0, 8)) % 529) * 100_000_000 + Number(digits16.slice(8))) % 529
  return CHECK_LETTERS.charAt(Math.floor(remainder / 23)) + CHECK_LETTERS.charAt(remainder % 23)
}

/**
 * Reads a CUPS of 20 or 22 characters as people write it: case, spaces, hyphens and dots do not matter and the
 * letter O counts as zero (O is never a check letter). Errors: required_field when empty, cups_field_not_valid.
 * Source: docs/coverage rows c5.cups and v5.cups-cadastral.
 */
export function parseCups(text: string): ParsedCups {
  const cups = withoutSeparators(text).replaceAll('O', '0')
  if (cups === '') return { ok: false, error: 'required_field' }
  const [, digits, letters, border] = SHAPE.exec(cups) ?? []
  if (digits === undefined || cupsCheckLetters(digits) !== letters) {
    return { ok: false, error: 'cups_field_not_valid' }
  }
  return {
    ok: true,
    cups20: cups.slice(0, 20),
    cups,
    distributorPrefix: digits.slice(0, 4),
    ...(border === undefined ? {} : { border }),
  }
}

/** A CUPS as it is read, in groups of four for display: 'ES12 3412 3456 7890 12JY 1F'. Any other text is grouped as it was typed. */
export function groupCups(cups: string): string {
  const parsed = parseCups(cups)
  return groupsOfFour(parsed.ok ? parsed.cups : withoutSeparators(cups))
}
