const ZERO = 48
const COMMA = 44
const POINT = 46
/** 80 MWh in an hour: above every supply that is metered so, and 25 of them still fit the day's column. */
export const LARGEST_READING = 80_000_000
/** No energy here: a channel that a line leaves blank is stored as unknown, never as 0. */
export const NO_NUMBER = -1
/** Something stands here that is no energy. */
export const NOT_VALID = -2

/** Two digits; NaN if they are not digits. */
export function digits2(bytes: Buffer, at: number): number {
  const tens = bytes[at]! - ZERO
  const ones = bytes[at + 1]! - ZERO
  return tens >= 0 && tens <= 9 && ones >= 0 && ones <= 9 ? tens * 10 + ones : Number.NaN
}

/** A whole number of one to four digits, or NO_NUMBER. */
export function readSmallNumber(bytes: Buffer, start: number, end: number): number {
  if (end <= start || end - start > 4) return NO_NUMBER
  let value = 0
  for (let at = start; at < end; at++) {
    const digit = bytes[at]! - ZERO
    if (digit < 0 || digit > 9) return NO_NUMBER
    value = value * 10 + digit
  }
  return value
}

/** 1.234,5 and 1,234.5: both marks stand there, so that the last one is of the decimals. */
const GROUPED = /^\d{1,3}(?:(?:\.\d{3})+,|(?:,\d{3})+\.)\d+$/

/**
 * The Wh of an energy in kWh: digits, and decimals behind a point or a comma, rounded to the Wh. Thousands may be parted by
 * the other mark where there are decimals too. NO_NUMBER for anything else, and for what is too large.
 */
export function readKwh(bytes: Buffer, start: number, end: number): number {
  const wh = readPlainKwh(bytes, start, end)
  if (wh !== NO_NUMBER || end - start < SHORTEST_GROUPED || end - start > LONGEST_GROUPED) return wh
  const text = bytes.toString('latin1', start, end)
  if (!GROUPED.test(text)) return NO_NUMBER
  const decimals = Math.max(text.lastIndexOf(','), text.lastIndexOf('.'))
  const plain = Buffer.from(`${text.slice(0, decimals).replaceAll(/[.,]/g, '')},${text.slice(decimals + 1)}`)
  return readPlainKwh(plain, 0, plain.length)
}

/** An energy in Wh; decimals, if any, are rounded. */
export function readWh(bytes: Buffer, start: number, end: number): number {
  let wh = 0
  let at = start
  for (; at < end; at++) {
    const digit = bytes[at]! - ZERO
    if (digit < 0 || digit > 9) break
    wh = wh * 10 + digit
    if (wh > LARGEST_READING) return NO_NUMBER
  }
  if (at === start || (at < end && bytes[at] !== COMMA && bytes[at] !== POINT)) return NO_NUMBER
  const up = roundingOf(bytes, at + 1, end)
  return up === NO_NUMBER ? NO_NUMBER : wh + up
}

/** What the decimals that do not count round up by: 0 or 1; NO_NUMBER if they are not digits. */
function roundingOf(bytes: Buffer, start: number, end: number): number {
  for (let at = start; at < end; at++) {
    const digit = bytes[at]! - ZERO
    if (digit < 0 || digit > 9) return NO_NUMBER
  }
  return start < end && bytes[start]! - ZERO >= 5 ? 1 : 0
}

/**
 * What the mark of an energy says of the whole file: DECIMAL_COMMA or DECIMAL_POINT where it can only be that of decimals,
 * MAYBE_COMMA or MAYBE_POINT where three digits behind it may as well be thousands (1.234), 0 where there is none.
 */
export function markOf(bytes: Buffer, start: number, end: number): number {
  let [mark, behind] = [0, -1]
  for (let at = end - 1; at >= start; at--) {
    const byte = bytes[at]
    if (byte !== COMMA && byte !== POINT) continue
    // A second mark: the first one met, from the right, is of the decimals.
    if (mark !== 0) return mark === COMMA ? DECIMAL_COMMA : DECIMAL_POINT
    mark = byte
    behind = end - 1 - at
  }
  if (mark === 0) return 0
  const before = end - 1 - behind - start
  if (behind === 3 && before >= 1 && before <= 3 && bytes[start] !== ZERO)
    return mark === COMMA ? MAYBE_COMMA : MAYBE_POINT
  return mark === COMMA ? DECIMAL_COMMA : DECIMAL_POINT
}

export const DECIMAL_COMMA = 1
export const DECIMAL_POINT = 2
export const MAYBE_COMMA = 4
export const MAYBE_POINT = 8

/** 1.234,5; and as much as nine decimals. */
const SHORTEST_GROUPED = 7
const LONGEST_GROUPED = 24

function readPlainKwh(bytes: Buffer, start: number, end: number): number {
  let wh = 0
  let at = start
  for (; at < end; at++) {
    const digit = bytes[at]! - ZERO
    if (digit < 0 || digit > 9) break
    wh = wh * 10 + digit
    if (wh > LARGEST_READING) return NO_NUMBER
  }
  if (at === start) return NO_NUMBER
  if (at < end && bytes[at] !== COMMA && bytes[at] !== POINT) return NO_NUMBER
  const decimals = at + 1
  for (let index = 0; index < 3; index++) {
    const digit = decimals + index < end ? bytes[decimals + index]! - ZERO : 0
    if (digit < 0 || digit > 9) return NO_NUMBER
    wh = wh * 10 + digit
  }
  const up = roundingOf(bytes, decimals + 3, end)
  return up === NO_NUMBER || wh + up > LARGEST_READING ? NO_NUMBER : wh + up
}
