import { withoutSeparators, type Parsed } from './parsed.ts'

/** Letters and digits of a cadastral reference, the two check letters included. */
export const CADASTRAL_CHARACTERS = 20

export type CadastralReferenceError = 'required_field' | 'cadastral_reference_not_valid'

export type ParsedCadastralReference = Parsed<{ cadastralReference: string }, CadastralReferenceError>

const ALPHABET = 'ABCDEFGHIJKLMNÑOPQRSTUVWXYZ'
const CHECK_LETTERS = 'MQWERTYUIOPASDFGHJKLBZX'
const WEIGHTS = [13, 15, 12, 5, 4, 17, 9, 21, 3, 7, 1] as const

function checkLetter(eleven: string): string {
  let sum = 0
  for (const [index, weight] of WEIGHTS.entries()) {
    const character = eleven.charAt(index)
    const letter = ALPHABET.indexOf(character)
    sum += weight * (letter === -1 ? Number(character) : letter + 1)
  }
  return CHECK_LETTERS.charAt(sum % 23)
}

/**
 * The two check letters of a cadastral reference from its first 18 characters (digits and the Spanish alphabet,
 * Ñ included): each half of the plot with the four digits of the unit, weighted, modulo 23.
 * Throws RangeError on other input. Source: Dirección General del Catastro.
 */
export function cadastralCheckLetters(first18: string): string {
  if (!/^[A-ZÑ\d]{18}$/.test(first18)) throw new RangeError('a cadastral reference starts with 18 characters')
  const unit = first18.slice(14)
  return checkLetter(first18.slice(0, 7) + unit) + checkLetter(first18.slice(7, 14) + unit)
}

/**
 * Reads a cadastral reference of 20 characters; case, spaces, hyphens and dots do not matter. Optional in every
 * form: a caller that allows none asks before calling. Errors: required_field when empty,
 * cadastral_reference_not_valid. Source: Dirección General del Catastro; docs/coverage row c5.cadastral-reference.
 */
export function parseCadastralReference(text: string): ParsedCadastralReference {
  const reference = withoutSeparators(text)
  if (reference === '') return { ok: false, error: 'required_field' }
  const valid =
    reference.length === CADASTRAL_CHARACTERS &&
    /^[A-ZÑ\d]+$/.test(reference) &&
    cadastralCheckLetters(reference.slice(0, 18)) === reference.slice(18)
  return valid
    ? { ok: true, cadastralReference: reference }
    : { ok: false, error: 'cadastral_reference_not_valid' }
}
