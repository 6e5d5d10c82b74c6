import { electronicFormatIBAN, isSEPACountry, isValidIBAN } from 'ibantools'
import { ibanStructures } from './iban-structures.ts'
import { groupsOfFour, withoutSeparators, type Parsed } from './parsed.ts'

export type IbanError = 'required_field' | 'iban_field_invalid'

type Iban = {
  /** Electronic form: no spaces, upper case. */
  iban: string
  /** Groups of four, as printed. */
  printable: string
  /** Country code of two letters. */
  country: string
}

export type ParsedIban = Parsed<Iban, IbanError>

const CHARACTERS: Readonly<Record<string, string>> = { n: '[0-9]', a: '[A-Z]', c: '[0-9A-Z]' }

/** Countries of which the library refuses accounts that the registry has. */
const LIBRARY_TOO_NARROW = new Set(['BY', 'DO', 'PK', 'PS'])

/** Parts of France and Finland: the library has them as countries, but their IBANs begin with FR and FI. */
const HAVE_ANOTHERS = new Set(['AX', 'GF', 'GP', 'MF', 'MQ', 'NC', 'PF', 'PM', 'RE', 'TF', 'WF', 'YT'])

/** Upper case without separators, and without the word IBAN, which stands before the number on paper; no country is IB. */
function electronicFormat(text: string): string {
  return (electronicFormatIBAN(withoutSeparators(text)) ?? '').replace(/^IBAN:?/, '')
}

/** As the registry has it; of countries that have not registered theirs (Iran, Morocco) the library decides. */
function hasStructure(iban: string): boolean {
  const country = iban.slice(0, 2)
  const structure = ibanStructures[country]
  if (structure === undefined)
    return /^[A-Z]{2}\d{2}[0-9A-Z]{1,30}$/.test(iban) && !HAVE_ANOTHERS.has(country)
  const pattern = structure.replaceAll(
    /(\d+)!([nac])/g,
    (_, count: string, kind: string) => `${CHARACTERS[kind]}{${count}}`,
  )
  return new RegExp(`^[A-Z]{2}\\d{2}${pattern}$`).test(iban)
}

/** ISO 7064 MOD 97-10: the check digits at the end, letters as two digits from A = 10. */
function hasCheckDigits(iban: string): boolean {
  const moved = iban.slice(4) + iban.slice(0, 4)
  const digits = [...moved].map((character) => String(parseInt(character, 36))).join('')
  return BigInt(digits) % 97n === 1n
}

function hasNationalDigits(iban: string): boolean {
  return LIBRARY_TOO_NARROW.has(iban.slice(0, 2)) || isValidIBAN(iban)
}

/**
 * Reads an IBAN of any country, in any case, with spaces, hyphens or dots, with the word IBAN before it or without: the structure of its country, its check
 * digits, and the national ones of the countries whose the library knows, Spain's among them.
 * Errors: required_field when empty, iban_field_invalid.
 * Source: ISO 13616; Regulation (EU) 260/2012 art. 9 (foreign accounts may not be refused).
 */
export function parseIban(text: string): ParsedIban {
  const iban = electronicFormat(text)
  if (iban === '') return { ok: false, error: 'required_field' }
  if (!hasStructure(iban) || !hasCheckDigits(iban) || !hasNationalDigits(iban)) {
    return { ok: false, error: 'iban_field_invalid' }
  }
  return { ok: true, iban, printable: groupsOfFour(iban), country: iban.slice(0, 2) }
}

/** How many characters stand, and how many an IBAN of its country has; that is not known of a country without any. */
export function ibanLength(text: string): { readonly length: number; readonly needed: number | undefined } {
  const iban = electronicFormat(text)
  const counts = ibanStructures[iban.slice(0, 2)]?.matchAll(/(\d+)!/g)
  // Country and check digits stand before what the registry describes.
  const needed = counts && [...counts].reduce((sum, [, count]) => sum + Number(count), 4)
  return { length: iban.length, needed }
}

/** Countries that joined the SEPA schemes after the library's list was made. */
const JOINED_SINCE = new Set(['AL', 'ME', 'MD', 'MK', 'RS'])

/**
 * Reads the IBAN of an account that a direct debit can be drawn from: one of the SEPA zone. Errors: those of parseIban,
 * iban_not_sepa.
 * Source: EPC409-09 (list of the zone) as ibantools has it, and from memory the EPC's decisions of 2024-11-21 (AL, ME),
 * 2025-03-06 (MD, MK) and 2025-05-22 (RS).
 */
export function parseDebitedIban(text: string): Parsed<Iban, IbanError | 'iban_not_sepa'> {
  const parsed = parseIban(text)
  if (!parsed.ok || isSEPACountry(parsed.country) || JOINED_SINCE.has(parsed.country)) return parsed
  return { ok: false, error: 'iban_not_sepa' }
}

/** An IBAN in groups of four for display; any other text is grouped alike. */
export function groupIban(iban: string): string {
  return groupsOfFour(withoutSeparators(iban))
}

const WEIGHTS = [1, 2, 4, 8, 5, 10, 9, 7, 3, 6] as const

function controlDigit(digits10: string): string {
  let sum = 0
  for (const [index, weight] of WEIGHTS.entries()) sum += Number(digits10.charAt(index)) * weight
  const control = 11 - (sum % 11)
  return String(control === 11 ? 0 : control === 10 ? 1 : control)
}

/**
 * The Spanish IBAN of a bank (4 digits), branch (4) and account (10) with its control digits worked out: the two of
 * the CCC (weights of ten, modulo 11) and the two of the IBAN (modulo 97). Throws RangeError on other lengths.
 * Source: Consejo Superior Bancario (CCC), ISO 7064 MOD 97-10.
 */
export function spanishIban(bank: string, branch: string, account: string): string {
  if (!/^\d{4}$/.test(bank) || !/^\d{4}$/.test(branch) || !/^\d{10}$/.test(account)) {
    throw new RangeError('a Spanish account is 4 + 4 + 10 digits')
  }
  const ccc = bank + branch + controlDigit(`00${bank}${branch}`) + controlDigit(account) + account
  // ES is 1428 in the digits of ISO 7064.
  const check = 98n - (BigInt(`${ccc}142800`) % 97n)
  return `ES${String(check).padStart(2, '0')}${ccc}`
}
