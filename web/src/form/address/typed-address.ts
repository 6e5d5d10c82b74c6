import { parseAddress } from '@endoll/domain/identity/address.ts'
import type { Language } from '@endoll/api/language.ts'
import { streetTypes } from '@endoll/domain/identity/street-types.ts'
import type { Resolver } from 'react-hook-form'

/** A municipality with its province, as the API names them. */
export interface Municipality {
  /** INE code of five digits. */
  readonly ine: string
  readonly city: string
  readonly stateId: string
  readonly state: string
}

/**
 * An address as it is typed, with the wire's names; `city` and `state` are the names of the codes `municipi` and
 * `state_id`. Optional parts are empty.
 */
export type TypedAddress = {
  zipcode: string
  municipi: string
  city: string
  state_id: string
  state: string
  tv: string
  nv: string
  pnp: string
  bq: string
  es: string
  pt: string
  pu: string
  aclarador: string
  ref_catastral: string
}

export const emptyAddress: TypedAddress = {
  zipcode: '',
  municipi: '',
  city: '',
  state_id: '',
  state: '',
  tv: '',
  nv: '',
  pnp: '',
  bq: '',
  es: '',
  pt: '',
  pu: '',
  aclarador: '',
  ref_catastral: '',
}

/** The municipality's four values; empty without one. */
export function municipalityValues(municipality: Municipality | undefined) {
  return {
    municipi: municipality?.ine ?? '',
    city: municipality?.city ?? '',
    state_id: municipality?.stateId ?? '',
    state: municipality?.state ?? '',
  }
}

/** One code for each wrong field. Without the fields of the person, which are asked for elsewhere. */
export function addressErrors(typed: Partial<TypedAddress>): Readonly<Record<string, string>> {
  const read = parseAddress(
    { ...emptyAddress, ...typed, name: '', email: '', mobile: '' },
    { smtpUtf8: false },
  )
  if (read.ok) return {}
  const asked = Object.entries(read.problems).filter(([field]) => field in emptyAddress)
  const problems = Object.fromEntries(asked)
  // The province follows from the municipality: only that is reported as missing.
  if (problems['municipi']) delete problems['state_id']
  return problems
}

/** The same for a form: `useForm({ resolver: addressResolver })`. */
export const addressResolver: Resolver<TypedAddress> = (values) => {
  const wrong = Object.entries(addressErrors(values))
  if (wrong.length === 0) return { values, errors: {} }
  const errors = Object.fromEntries(wrong.map(([field, message]) => [field, { type: 'rule', message }]))
  return { values: {}, errors }
}

/** Codes of the common types, the most frequent first. */
const commonTypes = ['CL', 'AV', 'PZ', 'PE', 'RA', 'RD', 'CR', 'CN', 'TR', 'PS', 'UR', 'PO']

/** Street types in two lists: the common ones by frequency, the others by name. Of equal names the first is kept. */
export function streetTypeLists(language: Language) {
  const all = streetTypes.map(({ code, names }) => ({ code, name: names[language] }))
  const named = all.filter(({ name }, at) => all.findIndex((type) => type.name === name) === at)
  return {
    common: commonTypes.flatMap((code) => named.filter((type) => type.code === code)),
    others: named
      .filter(({ code }) => !commonTypes.includes(code))
      .toSorted((a, b) => a.name.localeCompare(b.name, language)),
  }
}

/** The only municipality, or the chosen one if it is among them. */
export function municipalityAmong(
  municipalities: readonly Municipality[],
  chosen: string,
): Municipality | undefined {
  return municipalities.length === 1 ? municipalities[0] : municipalities.find(({ ine }) => ine === chosen)
}
