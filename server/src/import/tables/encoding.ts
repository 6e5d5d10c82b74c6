/** How a text is written, as TextDecoder names it. */
export type Encoding = 'utf-8' | 'utf-16le' | 'utf-16be' | 'windows-1252' | 'iso-8859-15'

/** What the bytes of a whole file say of its encoding; `line` is that of the first byte that does not fit. */
export type EncodingFound =
  | { readonly ok: true; readonly encoding: Encoding; readonly withMark: boolean }
  | { readonly ok: false; readonly code: 'encoding_mixed' | 'control_character'; readonly line: number }

const NEWLINE = 10

/**
 * Lead bytes of UTF-8 that stand for nothing in texts of one byte here: Ã and Â, which begin every accented letter and ª º · in
 * UTF-8, and â, which begins its quotes and the euro. None of them is followed by a sign in Spanish, Catalan or English.
 */
const TELLING_LEADS = new Set([0xc2, 0xc3, 0xe2])
/** Bytes that windows-1252 leaves empty. */
const EMPTY_IN_1252 = new Set([0x81, 0x8d, 0x8f, 0x90, 0x9d])
const EURO_IN_8859_15 = 0xa4

/**
 * Reads the bytes of a file to its end and decides its encoding for the whole of it, by rule: a byte-order mark decides; two
 * first characters with an empty half are UTF-16; bytes that are UTF-8 throughout are UTF-8; what holds pieces of UTF-8 and
 * other bytes is two at once; else it is of one byte: windows-1252 where it has a byte from 80 to 9F, ISO-8859-15 where it has
 * A4 (its euro; a ¤ is written by nobody), windows-1252 where nothing tells them apart. An empty byte, and what UTF-8 or windows-1252
 * keep for controls, are of no text; other control characters are refused with their cell. Source: WHATWG Encoding for the tables of bytes; the choice between them is ours.
 */
export class EncodingScan {
  #first: number[] = []
  #line = 1
  /** Lines of what was met first; 0 where it was not. */
  #notUtf8 = 0
  #tellingUtf8 = 0
  #control = 0
  #controlInUtf8 = 0
  #high = 0
  #emptyIn1252 = 0
  #euro = 0
  /** Continuation bytes that the character under way still needs, and its lead. */
  #open = 0
  #lead = 0
  #second = 0

  push(chunk: Uint8Array): void {
    if (this.#first.length < 4) this.#first.push(...chunk.subarray(0, 4 - this.#first.length))
    for (const byte of chunk) this.#add(byte)
  }

  #add(byte: number): void {
    if (byte < 0x80) {
      if (this.#open > 0) this.#broken()
      if (byte === NEWLINE) this.#line++
      else if (byte === 0) this.#control ||= this.#line
      return
    }
    if (byte <= 0x9f) this.#high ||= this.#line
    if (EMPTY_IN_1252.has(byte)) this.#emptyIn1252 ||= this.#line
    if (byte === EURO_IN_8859_15) this.#euro ||= this.#line
    if (this.#open > 0) return this.#continue(byte)
    this.#begin(byte)
  }

  #begin(byte: number): void {
    this.#open =
      byte >= 0xc2 && byte <= 0xdf
        ? 1
        : byte >= 0xe0 && byte <= 0xef
          ? 2
          : byte >= 0xf0 && byte <= 0xf4
            ? 3
            : 0
    this.#lead = byte
    this.#second = 0
    if (this.#open === 0) this.#notUtf8 ||= this.#line
  }

  #continue(byte: number): void {
    const isContinuation = byte >= 0x80 && byte <= 0xbf
    const isOverlong =
      this.#second === 0 &&
      ((this.#lead === 0xe0 && byte < 0xa0) ||
        (this.#lead === 0xed && byte > 0x9f) ||
        (this.#lead === 0xf0 && byte < 0x90) ||
        (this.#lead === 0xf4 && byte > 0x8f))
    if (!isContinuation || isOverlong) {
      this.#broken()
      if (!isContinuation) this.#begin(byte)
      return
    }
    if (this.#second === 0) {
      this.#second = byte
      if (this.#lead === 0xc2 && byte <= 0x9f) this.#controlInUtf8 ||= this.#line
    }
    this.#open--
    if (this.#open === 0 && TELLING_LEADS.has(this.#lead)) this.#tellingUtf8 ||= this.#line
  }

  #broken(): void {
    this.#notUtf8 ||= this.#line
    this.#open = 0
  }

  end(): EncodingFound {
    if (this.#open > 0) this.#broken()
    const wide = utf16Of(this.#first)
    if (wide) return wide
    if (this.#control > 0) return { ok: false, code: 'control_character', line: this.#control }
    const [a, b, c] = this.#first
    const withMark = a === 0xef && b === 0xbb && c === 0xbf
    if (this.#notUtf8 > 0) return this.#ofOneByte(withMark)
    if (this.#controlInUtf8 > 0) return { ok: false, code: 'control_character', line: this.#controlInUtf8 }
    return { ok: true, encoding: 'utf-8', withMark }
  }

  #ofOneByte(withMark: boolean): EncodingFound {
    if (withMark || this.#tellingUtf8 > 0) return { ok: false, code: 'encoding_mixed', line: this.#notUtf8 }
    if (this.#high > 0 && this.#euro > 0) {
      return { ok: false, code: 'encoding_mixed', line: Math.max(this.#high, this.#euro) }
    }
    if (this.#emptyIn1252 > 0) return { ok: false, code: 'control_character', line: this.#emptyIn1252 }
    return { ok: true, encoding: this.#euro > 0 ? 'iso-8859-15' : 'windows-1252', withMark: false }
  }
}

/** Of the first four bytes of a file: whether it is UTF-16. */
function utf16Of([a = -1, b = -1, c = -1, d = -1]: readonly number[]): EncodingFound | undefined {
  if (a === 0xff && b === 0xfe) return { ok: true, encoding: 'utf-16le', withMark: true }
  if (a === 0xfe && b === 0xff) return { ok: true, encoding: 'utf-16be', withMark: true }
  if (a > 0 && b === 0 && c > 0 && d === 0) return { ok: true, encoding: 'utf-16le', withMark: false }
  if (a === 0 && b > 0 && c === 0 && d > 0) return { ok: true, encoding: 'utf-16be', withMark: false }
  return undefined
}

/** The name of an encoding as the report says it. */
export function encodingName({ encoding, withMark }: { encoding: Encoding; withMark: boolean }): string {
  const name = encoding === 'windows-1252' || encoding === 'iso-8859-15' ? encoding : encoding.toUpperCase()
  return withMark ? `${name} with a byte-order mark` : name
}
