declare const sealed: unique symbol

/** A text of a sealed column as the database has it: no string, so that nobody shows or compares it unopened. */
export interface SealedText {
  readonly [sealed]: 'text'
}

/** JSON with sealed fields as the database has it: as text when written, parsed when read. */
export interface SealedJson {
  readonly [sealed]: 'json'
}

// The only casts: for who reads and writes sealed columns by SQL of their own.
export function asSealed(stored: string): SealedText {
  return stored as unknown as SealedText
}
export function asStored(text: SealedText): string {
  return text as unknown as string
}
export function asSealedJson(stored: unknown): SealedJson {
  return stored as SealedJson
}
