import type { Parsed } from '../identity/parsed.ts'
import { addDays } from '../time/day.ts'
import { dateSpan } from '../time/date-span.ts'
import {
  findBillDay,
  findBoolean,
  findByDigit,
  findCents,
  findContractType,
  findContractedW,
  findCups,
  findDayOrNone,
  findEnergyPrice,
  findInvoiceType,
  findPostalCode,
  findPowerPrice,
  findRetailerCode,
  findThousandths,
  findYearlyPowerPrices,
} from './invoice-qr-values.ts'
import {
  invoiceQrKeys,
  priceChanges,
  priceRevisions,
  type InvoiceQrKey,
  type InvoiceQrSaid,
  type OfEnergyPeriods,
  type OfPowerPeriods,
} from './invoice-qr.ts'

export type InvoiceQrForm = 'QRE' | 'QRE2'

export type ParsedInvoiceQr =
  | Parsed<
      {
        qr: InvoiceQrSaid
        form: InvoiceQrForm
        /** Keys that a bill of this type owes and the link lacks: it is cut off, or the retailer leaves them out. */
        absent: readonly InvoiceQrKey[]
        /** Keys whose value cannot be read, as an anonymised CUPS: all others are. */
        unreadable: readonly InvoiceQrKey[]
      },
      'required_field' | 'too_long' | 'not_a_qr_link' | 'wrong_host' | 'cut_off'
    >
  | {
      readonly ok: false
      readonly error: 'missing_key' | 'value_not_valid' | 'duplicate_key'
      readonly key: InvoiceQrKey
    }
export type InvoiceQrError = Extract<ParsedInvoiceQr, { ok: false }>['error']

/** Three times the longest link that a bill can need, and more than the densest QR code holds. */
const LONGEST_LINK = 4300
const HOST = 'comparador.cnmc.gob.es'
const INVISIBLE = /[\s\u200B-\u200F\u2060]/
const LINK = /^https?:\/\/([^/?#]*)([^?#]*)(?:\?([^#]*))?/i
const PATHS: Record<string, InvoiceQrForm> = { '/comparador/qre': 'QRE', '/comparador/qre2': 'QRE2' }
const BEGINNINGS = ['http', 'https'].flatMap((scheme) =>
  Object.keys(PATHS).map((path) => `${scheme}://${HOST}${path}?`),
)
const KEYS = new Map<string, InvoiceQrKey>(invoiceQrKeys.map((key) => [key.toLowerCase(), key]))

/** Without these a link is of no bill. */
const NEEDED = ['pP1', 'pP2', 'iniF', 'finF'] as const satisfies readonly InvoiceQrKey[]
/** What table 1 ticks as obligatory. */
const OWED_ALWAYS: readonly InvoiceQrKey[] = [
  ...(['cp', 'pP1', 'pP2', 'caP1', 'caP2', 'caP3', 'iniA', 'tc', 'finContrato', 'tf'] as const),
  ...(['iniF', 'finF', 'com', 'cups', 'pmaxP1', 'pmaxP2', 'fFact', 'rev'] as const),
]
const OWED_BY_NORMAL_BILLS: readonly InvoiceQrKey[] = ['imp', 'cfP1', 'cfP2', 'cfP3', 'impPot', 'impEner']

/** The text without byte-order marks, spaces and other invisible marks around it, in linear time. */
function withoutMargins(text: string): string {
  let [start, end] = [0, text.length]
  while (start < end && INVISIBLE.test(text.charAt(start))) start++
  while (end > start && INVISIBLE.test(text.charAt(end - 1))) end--
  return text.slice(start, end)
}

function findDecoded(text: string): string | undefined {
  try {
    return decodeURIComponent(text).trim()
  } catch {
    return undefined
  }
}

type Said = {
  /** Values that are not empty; undefined if the percent-encoding is broken. */
  readonly values: ReadonlyMap<InvoiceQrKey, string | undefined>
  readonly repeated: InvoiceQrKey | undefined
  readonly endsWithinKey: boolean
}

function valuesOf(query: string): Said {
  const values = new Map<InvoiceQrKey, string | undefined>()
  const seen = new Set<InvoiceQrKey>()
  let repeated: InvoiceQrKey | undefined
  const pairs = query.replaceAll(/&(?:amp;)+/gi, '&').split('&')
  for (const pair of pairs) {
    const equals = pair.indexOf('=')
    const key = equals < 0 ? undefined : KEYS.get((findDecoded(pair.slice(0, equals)) ?? '').toLowerCase())
    if (key === undefined) continue
    if (seen.has(key)) repeated ??= key
    seen.add(key)
    const value = findDecoded(pair.slice(equals + 1))
    if (value !== '') values.set(key, value)
  }
  const last = pairs.at(-1) ?? ''
  return { values, repeated, endsWithinKey: last !== '' && !last.includes('=') }
}

type WithUndefined<Values extends object> = { readonly [Name in keyof Values]: Values[Name] | undefined }

function withoutUndefined<Values extends object>(values: WithUndefined<Values>): Values {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined)) as Values
}

function readValues(
  values: ReadonlyMap<InvoiceQrKey, string | undefined>,
  form: InvoiceQrForm,
): ParsedInvoiceQr {
  const notValid = new Set<InvoiceQrKey>()
  const lacking = new Set<InvoiceQrKey>()

  function one<Value>(key: InvoiceQrKey, find: (text: string) => Value | undefined): Value | undefined {
    if (!values.has(key)) return undefined
    const text = values.get(key)
    const value = text === undefined ? undefined : find(text)
    if (value === undefined) notValid.add(key)
    return value
  }
  /** All values of a group or none: half a group is of no use, so the rest of it counts as absent. */
  function group<Value>(keys: readonly InvoiceQrKey[], find: (text: string) => Value | undefined) {
    const found = keys.map((key) => one(key, find))
    const whole = found.filter((value) => value !== undefined)
    if (whole.length === keys.length) return whole
    if (whole.length > 0) for (const key of keys) if (!values.has(key)) lacking.add(key)
    return undefined
  }
  const pair = <Value>(
    keys: readonly [InvoiceQrKey, InvoiceQrKey],
    find: (text: string) => Value | undefined,
  ) => group(keys, find) as OfPowerPeriods<Value> | undefined
  const triple = <Value>(
    keys: readonly [InvoiceQrKey, InvoiceQrKey, InvoiceQrKey],
    find: (text: string) => Value | undefined,
  ) => group(keys, find) as OfEnergyPeriods<Value> | undefined

  const contractType = one('tc', findContractType)
  /** PVPC says -1 for what it does not state. */
  const statedAmount = (key: InvoiceQrKey) => {
    const cents = one(key, findCents)
    return cents === -100 && (contractType?.pricing ?? 'pvpc') === 'pvpc' ? undefined : cents
  }

  const powersW = pair(['pP1', 'pP2'], findContractedW)
  const beforeFirst = one('iniF', findBillDay)
  const last = one('finF', findBillDay)
  const beforeYear = one('iniA', findBillDay)
  if (beforeFirst !== undefined && last !== undefined && last <= beforeFirst) notValid.add('finF')
  const prices = pair(['prP1', 'prP2'], findPowerPrice)
  const invoiceType = one('tf', findInvoiceType)
  const rest = withoutUndefined<
    Omit<InvoiceQrSaid, 'powersW' | 'span' | 'powerPricesPerKwYear' | 'powerPricesPerKwDay'>
  >({
    postalCode: one('cp', findPostalCode),
    yearEnergiesWh: triple(['caP1', 'caP2', 'caP3'], findThousandths),
    yearFrom: beforeYear && addDays(beforeYear, 1),
    pricing: contractType?.pricing,
    fixedMonthlyFee: contractType?.fixedMonthlyFee,
    commitmentEndsOn: one('finPen', findDayOrNone)?.day,
    contractEndsOn: one('finContrato', findDayOrNone)?.day,
    invoiceType,
    totalCents: one('imp', findCents),
    energiesWh: triple(['cfP1', 'cfP2', 'cfP3'], findThousandths),
    servicesCents: one('impSA', findCents),
    otherWithElectricityTaxCents: one('impOtrosConIE', findCents),
    otherWithoutElectricityTaxCents: one('impOtrosSinIE', findCents),
    surplusCompensationCents: one('exc', findCents),
    retailerCode: one('com', findRetailerCode),
    cups: one('cups', findCups),
    maximeterPowersW: pair(['pmaxP1', 'pmaxP2'], findThousandths),
    issuedOn: one('fFact', findBillDay),
    socialBonusDiscountCents: one('dtoBS', findCents),
    socialBonusFinancingCents: statedAmount('finBS'),
    adjustmentCents: statedAmount('ajuste'),
    powerCents: one('impPot', findCents),
    energyCents: one('impEner', findCents),
    discountCents: one('dto', findCents),
    energyPricesPerKwh: triple(['prE1', 'prE2', 'prE3'], findEnergyPrice),
    flexibleEnergiesWh: pair(['cfP1flex', 'cfP2flex'], findThousandths),
    priceChange: one('cambio', (text) => findByDigit(priceChanges, text)),
    promotion: one('promo', findBoolean),
    greenEnergy: one('verde', findBoolean),
    priceRevision: one('rev', (text) => findByDigit(priceRevisions, text)),
  })

  const wrong = NEEDED.find((key) => notValid.has(key))
  if (wrong !== undefined) return { ok: false, error: 'value_not_valid', key: wrong }
  if (powersW === undefined || beforeFirst === undefined || last === undefined) {
    return { ok: false, error: 'missing_key', key: NEEDED.find((key) => !values.has(key)) ?? 'pP1' }
  }
  const owed = new Set(OWED_ALWAYS)
  if ((invoiceType ?? 'N') === 'N') for (const key of OWED_BY_NORMAL_BILLS) owed.add(key)
  return {
    ok: true,
    form,
    qr: {
      ...rest,
      powersW,
      span: dateSpan(addDays(beforeFirst, 1), addDays(last, 1)),
      ...findYearlyPowerPrices(prices, last),
    },
    absent: invoiceQrKeys.filter((key) => lacking.has(key) || (owed.has(key) && !values.has(key))),
    unreadable: invoiceQrKeys.filter((key) => notValid.has(key)),
  }
}

/**
 * Reads the link of a bill's QR code, `QRE` or `QRE2`, http or https. `&` or `&amp;`; keys and host in any case; any
 * order; percent-encoding; byte-order marks and spaces around; decimal comma; empty values count as left out; keys it
 * does not know are passed over (`reg`, `bs`, `impOtros` of 2021). Amounts are rounded to the cent, energies to the
 * Wh, powers to the W. Prices of power per day are recognised by size, kept, and worked out per year with the 365 or
 * 366 days of the year of the last day billed. `absent` names what the bill owes but the link lacks, `unreadable` what
 * it says in no way that can be read. Errors, never an exception: required_field when empty, too_long, not_a_qr_link,
 * wrong_host, cut_off when it ends before or within a key; and with the key: duplicate_key; value_not_valid and
 * missing_key where powers or span, without which a link is of no bill, cannot be read or are not said.
 */
export function readInvoiceQr(text: string): ParsedInvoiceQr {
  if (text.length > LONGEST_LINK) return { ok: false, error: 'too_long' }
  const link = withoutMargins(text)
  if (link === '') return { ok: false, error: 'required_field' }
  const lowerCase = link.toLowerCase()
  if (BEGINNINGS.some((beginning) => beginning.startsWith(lowerCase))) return { ok: false, error: 'cut_off' }
  const [, host, path, query = ''] = LINK.exec(link) ?? []
  if (host === undefined || path === undefined) return { ok: false, error: 'not_a_qr_link' }
  if (host.toLowerCase() !== HOST) return { ok: false, error: 'wrong_host' }
  const form = Object.entries(PATHS).find(([known]) => known === path.toLowerCase())?.[1]
  if (form === undefined || query === '') return { ok: false, error: 'not_a_qr_link' }
  const { values, repeated, endsWithinKey } = valuesOf(query)
  if (repeated !== undefined) return { ok: false, error: 'duplicate_key', key: repeated }
  if (endsWithinKey) return { ok: false, error: 'cut_off' }
  return readValues(values, form)
}
