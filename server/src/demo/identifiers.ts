import { cadastralCheckLetters } from '@endoll/domain/identity/cadastral-reference.ts'
import { cupsCheckLetters } from '@endoll/domain/identity/cups.ts'
import { spanishIban } from '@endoll/domain/identity/iban.ts'
import { companyControl, nifLetter } from '@endoll/domain/identity/nif.ts'

// Everything here passes its checks and lies where nothing real is: numbers that are not given out, a province, a
// bank and a map sheet that do not exist.

function padded(number: number, digits: number) {
  return String(number).padStart(digits, '0')
}

/** DNI from 99,990,000: not given out. */
export function dni(number: number) {
  return `${99_990_000 + number}${nifLetter(99_990_000 + number)}`
}

/** NIE from X9990000: not given out. */
export function nie(number: number) {
  return `X${9_990_000 + number}${nifLetter(9_990_000 + number)}`
}

/** Limited company (B) or owners' community (H) of province 00, which there is not. */
export function companyNif(type: 'B' | 'H', number: number) {
  const digits = padded(number, 7)
  return `${type}${digits}${companyControl(type, digits)}`
}

/** A supply point of a real distributor, in a series (9999) that none uses. */
export function cupsOf(distributor: string, number: number) {
  const digits = `${distributor}9999${padded(number, 8)}`
  return `ES${digits}${cupsCheckLetters(digits)}0F`
}

/** An account of bank 9999, which there is not. */
export function ibanOf(number: number) {
  return spanishIban('9999', '0001', padded(number, 10))
}

/** A plot of map sheet ZZ0000Z, which there is not. */
export function cadastralReferenceOf(number: number) {
  const first = `${padded(number, 7)}ZZ0000Z0001`
  return first + cadastralCheckLetters(first)
}

/** A made-up phone for faults of the demo's supplies. */
export const faultPhone = '900 500 009'

/** A mobile of the range 79x, which no operator holds. */
export function mobileOf(number: number) {
  return `+3479${padded(number, 7)}`
}
