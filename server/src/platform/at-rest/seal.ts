import { createCipheriv, createDecipheriv, createHmac } from 'node:crypto'
import { heldKeys, type Key } from './keys.ts'
import {
  declarationOf,
  type AlikeKind,
  type JsonColumnName,
  type RowOf,
  type SealedColumnName,
  type TextColumnName,
} from './sealed-columns.ts'
import { asSealed, asSealedJson, type SealedJson, type SealedText } from './sealed.ts'

const cipherName = 'aes-256-gcm'
const nonceBytes = 12
const tagBytes = 16
/** `sealed:<key>:<nonce, ciphertext and tag in base64url>` */
const form = /^sealed:([a-z0-9-]+):([\w-]+)$/
const mark = 'sealed:'

/** A value that cannot be opened: its key is missing or another, or it was made for another row or column. */
export class SealedError extends Error {
  override name = 'SealedError'
}

/** Any column of a kind: a value that is alike opens in all of them. */
const someColumn = { 'tax-id': 'customer.nif', phone: 'customer.mobile' } as const

/** A row that has at least the columns that name it. */
type AnyRow = Readonly<Record<string, unknown>>

/** Where a value stands, and opens: column, row, and within JSON the path to it. */
interface Place {
  readonly column: SealedColumnName
  readonly bytes: Buffer
}

function placeOf(column: SealedColumnName, row: AnyRow, path: readonly string[]): Place {
  const { row: names, alike } = declarationOf(column)
  const place = alike ? [alike] : [column, ...names.map((name) => String(row[name])), ...path]
  return { column, bytes: Buffer.from(JSON.stringify(place)) }
}

/**
 * The nonce is made of place and text (as in SIV), so that sealing the same again gives the same: an import that brings
 * nothing new changes nothing. Equal texts in two places look different.
 */
function sealWith(key: Key, { bytes: place }: Place, text: string): string {
  const hmac = createHmac('sha256', key.nonce).update(place).update('\0').update(text)
  const nonce = hmac.digest().subarray(0, nonceBytes)
  const cipher = createCipheriv(cipherName, key.cipher, nonce, { authTagLength: tagBytes }).setAAD(place)
  const body = Buffer.concat([nonce, cipher.update(text, 'utf8'), cipher.final(), cipher.getAuthTag()])
  return `${mark}${key.id}:${body.toString('base64url')}`
}

/** Without a key a text stays as it is; one that looks like a sealed one could not be told from it. */
function sealAt(place: Place, text: string): string {
  const [key] = heldKeys()
  if (key) return sealWith(key, place, text)
  if (text.startsWith(mark)) throw new SealedError('a text that looks sealed cannot be kept without a key')
  return text
}

function unsealAt({ column, bytes: place }: Place, stored: string): string {
  if (!stored.startsWith(mark)) return stored
  const [, id = '', body = ''] = form.exec(stored) ?? []
  const key = heldKeys().find((one) => one.id === id)
  if (!key) throw new SealedError(`${column} is sealed with key "${id}", which atRest.keys does not have`)
  const sealed = Buffer.from(body, 'base64url')
  try {
    const nonce = sealed.subarray(0, nonceBytes)
    const decipher = createDecipheriv(cipherName, key.cipher, nonce, { authTagLength: tagBytes })
      .setAAD(place)
      .setAuthTag(sealed.subarray(-tagBytes))
    const opened = decipher.update(sealed.subarray(nonceBytes, -tagBytes))
    return Buffer.concat([opened, decipher.final()]).toString('utf8')
  } catch {
    throw new SealedError(
      `${column} does not open with key "${id}": it is another key, or another row's value`,
    )
  }
}

type Change = (text: string, path: readonly string[]) => string

interface Walk {
  readonly fields: ReadonlySet<string>
  readonly change: Change
}

/** The JSON with the texts of its sealed fields changed. */
function changed(
  value: unknown,
  walk: Walk,
  { inside, path }: { inside: boolean; path: readonly string[] },
): unknown {
  // Nothing is no secret, and SQL asks for it.
  if (typeof value === 'string') return inside && value !== '' ? walk.change(value, path) : value
  if (typeof value !== 'object' || value === null) return value
  if (Array.isArray(value))
    return value.map((one, index) => changed(one, walk, { inside, path: [...path, String(index)] }))
  return Object.fromEntries(
    Object.entries(value).map(([name, one]) => [
      name,
      changed(one, walk, { inside: walk.fields.has(name), path: [...path, name] }),
    ]),
  )
}

function isJson(column: SealedColumnName): boolean {
  return declarationOf(column).fields !== undefined
}

/** A value of a sealed column with each of its sealed texts changed. */
function changeTexts(column: SealedColumnName, row: AnyRow, value: unknown, change: Change): unknown {
  const { fields = [], named } = declarationOf(column)
  const inside = !isJson(column) || (named !== undefined && fields.includes(String(row[named])))
  return changed(value, { fields: new Set(fields), change }, { inside, path: [] })
}

/** Seals a value of any kind of column; its text as it is stored. */
export function sealValue(column: SealedColumnName, row: AnyRow, value: unknown): string {
  const sealed = changeTexts(column, row, value, (text, path) => sealAt(placeOf(column, row, path), text))
  return isJson(column) ? JSON.stringify(sealed) : String(sealed)
}

/** The value as it was; one from before there was a key is as it is. Throws SealedError. */
export function unsealValue(column: SealedColumnName, row: AnyRow, stored: unknown): unknown {
  return changeTexts(column, row, stored, (text, path) => unsealAt(placeOf(column, row, path), text))
}

/** Seals a text for one row of a column. */
export function seal<C extends TextColumnName>(column: C, row: RowOf<C>, text: string): SealedText {
  return asSealed(sealValue(column, row, text))
}

/** The text of a sealed value. Throws SealedError. */
export function unseal<C extends TextColumnName>(column: C, row: RowOf<C>, stored: SealedText): string {
  return String(unsealValue(column, row, stored))
}

/** The texts as which a value of a kind may stand in the database: by each key, and from before there was one. */
export function storedForms(kind: AlikeKind, text: string): readonly string[] {
  if (text === '') return ['']
  const place = placeOf(someColumn[kind], {}, [])
  return [...heldKeys().map((key) => sealWith(key, place, text)), text]
}

/** JSON text of a value, with its sealed fields sealed for one row of a column. */
export function sealJson<C extends JsonColumnName>(column: C, row: RowOf<C>, value: unknown): SealedJson {
  return asSealedJson(sealValue(column, row, value))
}

/** The value of such JSON. Throws SealedError. */
export function unsealJson<C extends JsonColumnName>(column: C, row: RowOf<C>, stored: SealedJson): unknown {
  return unsealValue(column, row, stored)
}

/** Whether another key than this one sealed the value, or none; of JSON, any field of it. Without a key: whether any did. */
export function isStale(
  column: SealedColumnName,
  row: AnyRow,
  { stored, keyId }: { readonly stored: unknown; readonly keyId: string | undefined },
): boolean {
  let stale = false
  changeTexts(column, row, stored, (text) => {
    if (form.exec(text)?.[1] !== keyId) stale = true
    return text
  })
  return stale
}
