import { parseCadastralReference } from '@endoll/domain/identity/cadastral-reference.ts'
import { parseCups } from '@endoll/domain/identity/cups.ts'
import { parseEmail } from '@endoll/domain/identity/email.ts'
import { parseIban } from '@endoll/domain/identity/iban.ts'
import { parseNif, type NifKind } from '@endoll/domain/identity/nif.ts'
import type { Parsed } from '@endoll/domain/identity/parsed.ts'
import { parseMobile, parsePhone } from '@endoll/domain/identity/phone.ts'
import { isImportableHash } from '../../platform/password-hash.ts'
import { parsePostalCode } from '@endoll/domain/identity/postal-code.ts'
import { isChoiceOf, weekDays, type TariffOption } from '@endoll/domain/supply/tariff-options.ts'
import { parseDay } from '@endoll/domain/time/day.ts'
import * as z from 'zod'
import type { ProblemCode } from '../problem.ts'
import { DAYS_END, EARLIEST_DAY } from '../../platform/day-limits.ts'

/** What docs/import says of a column. */
export interface About {
  readonly about: string
  readonly format: string
}

/** A cell that cannot be read; its code is what the report shows. */
class Refusal extends Error {
  readonly code: ProblemCode
  constructor(code: ProblemCode) {
    super(code)
    this.code = code
  }
}

type Reader<T> = { format: string; read: (text: string) => T }

function schemaOf<T>({ read }: Reader<T>) {
  return z.string().transform((text, context): T => {
    try {
      return read(text)
    } catch (error) {
      if (!(error instanceof Refusal)) throw error
      context.issues.push({ code: 'custom', message: error.code, input: undefined })
      return z.NEVER
    }
  })
}

/** A column that every row must fill. */
export function required<T>(reader: Reader<T>, about: string) {
  return schemaOf(reader).meta({ about, format: reader.format } satisfies About)
}

/** A column that may be empty or absent: then the value is null. */
export function optional<T>(reader: Reader<T>, about: string) {
  return schemaOf(reader)
    .optional()
    .transform((value): T | null => value ?? null)
    .meta({ about, format: reader.format } satisfies About)
}

/** A column that may be empty or absent: then the value is `fallback`. */
export function withDefault<T>(reader: Reader<T>, fallback: T, about: string) {
  return schemaOf(reader)
    .optional()
    .transform((value): T => value ?? fallback)
    .meta({ about, format: reader.format } satisfies About)
}

/** Text of one line, without spaces around it. */
export function text(longest: number): Reader<string> {
  return {
    format: `text, ${longest}`,
    read: (cell) => {
      if (cell.length > longest) throw new Refusal('too_long')
      // oxlint-disable-next-line no-control-regex -- control characters are what is refused
      if (/[\u0000-\u001F\u007F]/.test(cell)) throw new Refusal('not_valid')
      return cell
    },
  }
}

/** A password, or the hash that another system made of one. What looks like a hash is never taken for a password. */
export const initialPassword: Reader<string> = {
  format: text(1024).format,
  read: (cell) => {
    const known = text(1024).read(cell)
    if (/^\$[\w-]+\$/.test(known) && !isImportableHash(known)) throw new Refusal('password_hash_not_valid')
    return known
  },
}

export function matching(shape: RegExp, format: string): Reader<string> {
  return {
    format,
    read: (cell) => {
      if (!shape.test(cell)) throw new Refusal('not_valid')
      return cell
    },
  }
}

export function oneOf<const T extends string>(values: readonly T[]): Reader<T> {
  return {
    format: values.join(', '),
    read: (cell) => {
      const found = values.find((value) => value === cell)
      if (found === undefined) throw new Refusal('not_valid')
      return found
    },
  }
}

export const day: Reader<string> = {
  format: 'day',
  read: (cell) => {
    const [, dayOfMonth = '', month = '', year] = /^(\d{1,2})\/(\d{1,2})\/(\d{4})$/.exec(cell) ?? []
    const found = parseDay(year ? `${year}-${month.padStart(2, '0')}-${dayOfMonth.padStart(2, '0')}` : cell)
    if (found === undefined || found < EARLIEST_DAY || found >= DAYS_END) throw new Refusal('date_not_valid')
    return found
  },
}

const YES = new Set(['yes', 'true', '1', 'si', 'sí'])
const NO = new Set(['no', 'false', '0'])

export const yesNo: Reader<boolean> = {
  format: 'yes/no',
  read: (cell) => {
    const word = cell.toLowerCase()
    if (YES.has(word)) return true
    if (NO.has(word)) return false
    throw new Refusal('yes_no_not_valid')
  },
}

/** 1.234,5 and 1,234.5 without their thousands separators; the last of the two marks is the decimal one. */
function ungrouped(cell: string): string {
  const grouped = /^(-?\d{1,3}(?:\.\d{3})+),(\d+)$/.exec(cell) ?? /^(-?\d{1,3}(?:,\d{3})+)\.(\d+)$/.exec(cell)
  return grouped ? `${grouped[1]!.replaceAll(/[.,]/g, '')}.${grouped[2]}` : cell
}

/** Reads a decimal number as a whole number of its `10^-decimals`, on the digits: no rounding through floats. */
function scaled(cell: string, decimals: number): number {
  const [, sign, whole, fraction = ''] = /^(-?)(\d{1,12})(?:[.,](\d+))?$/.exec(ungrouped(cell)) ?? []
  if (whole === undefined || /[^0]/.test(fraction.slice(decimals))) throw new Refusal('number_not_valid')
  const value = Number(whole + fraction.slice(0, decimals).padEnd(decimals, '0'))
  if (!Number.isSafeInteger(value)) throw new Refusal('number_not_valid')
  return sign === '-' && value !== 0 ? -value : value
}

/** Contracted power in kW as whole watts. */
export const powerW: Reader<number> = {
  format: 'kW',
  read: (cell) => {
    const watts = scaled(cell, 3)
    if (watts <= 0 || watts > 2_000_000_000) throw new Refusal('number_not_valid')
    return watts
  },
}

/** Euros as whole cents. */
export const cents: Reader<number> = {
  format: 'euros',
  read: (cell) => scaled(cell, 2),
}

/** Energy in kWh (or kvarh) as whole Wh. */
export const energyWh: Reader<number> = {
  format: 'kWh',
  read: (cell) => scaled(cell, 3),
}

export function wholeNumber(from: number, to: number): Reader<number> {
  return {
    format: `whole number, ${from} to ${to}`,
    read: (cell) => {
      const value = scaled(cell, 0)
      if (value < from || value > to) throw new Refusal('number_not_valid')
      return value
    },
  }
}

/** Any decimal number with this many digits before and after the point, as the decimal text the domain takes. */
export function decimal(whole: number, decimals: number, unit?: string): Reader<string> {
  return {
    format: `${unit ?? 'number'}, ${decimals} decimals`,
    read: (cell) => {
      const [, sign, first, rest = ''] =
        /^(-?)0{0,20}(\d{1,20})(?:[.,](\d{1,20}))?$/.exec(ungrouped(cell)) ?? []
      const fraction = rest.replace(/0+$/, '')
      if (first === undefined || first.length > whole || fraction.length > decimals) {
        throw new Refusal('number_not_valid')
      }
      const value = fraction === '' ? first : `${first}.${fraction}`
      return sign === '-' && value !== '0' ? `-${value}` : value
    },
  }
}

/** A measure with up to three decimals, as the decimal text that the database takes. */
export function measure(unit: string): Reader<string> {
  return {
    format: `${unit}, 3 decimals`,
    read: (cell) => {
      const thousandths = scaled(cell, 3)
      if (thousandths < 0 || thousandths > 9_999_999_999) throw new Refusal('number_not_valid')
      return (thousandths / 1000).toFixed(3)
    },
  }
}

/** An address of the web that may stand in a link. */
export const webAddress: Reader<string> = {
  format: 'https://…',
  read: (cell) => {
    if (cell.length > 500) throw new Refusal('too_long')
    const found = URL.canParse(cell) ? new URL(cell) : undefined
    if (found?.protocol !== 'https:' || found.username !== '' || found.password !== '') {
      throw new Refusal('not_valid')
    }
    return found.href
  },
}

export const list: Reader<string[]> = {
  format: 'words with | between them',
  read: (cell) => {
    const words = cell.split('|').map((word) => word.trim())
    if (words.some((word) => !/^[\w.:-]{1,60}$/.test(word))) throw new Refusal('not_valid')
    return [...new Set(words)].toSorted()
  },
}

/** How a choice of each tariff option is written. */
export const choiceFormats: Readonly<Record<TariffOption, string>> = {
  double_tariff: 'first and last month, 2026-06/2027-05',
  happy_hours: 'hours, 14-16, over midnight 22-02, to midnight 22-24',
  happy_day: weekDays.join(', '),
}

/** A choice of a tariff option. */
export function choiceOf(option: TariffOption): Reader<string> {
  return {
    format: choiceFormats[option],
    read: (cell) => {
      if (!isChoiceOf(option, cell)) throw new Refusal('not_valid')
      return cell
    },
  }
}

/** A column read by one of the domain's parsers. */
function parsedBy<Values extends object, T>(
  format: string,
  parse: (text: string) => Parsed<Values, ProblemCode>,
  pick: (values: Readonly<Values>) => T,
): Reader<T> {
  return {
    format,
    read: (cell) => {
      const parsed = parse(cell)
      if (!parsed.ok) throw new Refusal(parsed.error)
      return pick(parsed)
    },
  }
}

export const nif = parsedBy(
  'NIF',
  (cell) => parseNif(cell),
  ({ nif: text, kind }): { text: string; kind: NifKind } => ({ text, kind }),
)
export const nifText = parsedBy(
  'NIF',
  (cell) => parseNif(cell),
  (values) => values.nif,
)
/** Whether the mail server takes its letters is looked at when its row is saved. */
function anyEmail(cell: string) {
  return parseEmail(cell, { smtpUtf8: true })
}
export const email = parsedBy('e-mail', anyEmail, (values) => values.email)
/** E-mails of accounts are compared without regard to case. */
export const signInEmail = parsedBy('e-mail', anyEmail, (values) => values.email.toLowerCase())
export const mobile = parsedBy('mobile', parseMobile, ({ phone }) => phone)
export const phone = parsedBy('phone', parsePhone, (values) => values.phone)
const plainCups = parsedBy('CUPS', parseCups, (values) => ({ ...values }))
export const cups: typeof plainCups = {
  format: plainCups.format,
  read: (cell) => {
    if (/^ES\d*[.,]?\d*E[+-]?\d+$/i.test(cell)) throw new Refusal('cups_as_number')
    return plainCups.read(cell)
  },
}
export const cadastralReference = parsedBy(
  '20 characters',
  parseCadastralReference,
  (values) => values.cadastralReference,
)
export const postalCode = parsedBy('five digits', parsePostalCode, (values) => values.postalCode)
export const iban = parsedBy('IBAN', parseIban, (values) => values.iban)
