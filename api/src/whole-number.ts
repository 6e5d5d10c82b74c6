import * as z from 'zod/mini'

/** What a text in an address may say that is read as a whole number. */
export interface WholeNumber {
  readonly minimum: number
  readonly maximum?: number
  readonly default?: number
}

const known = new WeakMap<object, WholeNumber>()

/** Says of a schema of texts that they are whole numbers: the API's description calls them so, as replies do. */
export function asWhole<S extends object>(schema: S, numbers: WholeNumber): S {
  known.set(schema, numbers)
  return schema
}

/** Which whole numbers a schema of an address reads; undefined if it reads others or texts. */
export function wholeNumberOf(schema: object): WholeNumber | undefined {
  return known.get(schema)
}

/** An id in an address, an integer as in replies. Anything else is not found. */
export const rowId = asWhole(z.string(), { minimum: 1 })
