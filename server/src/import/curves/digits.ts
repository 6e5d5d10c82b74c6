const ZERO = 48
const COMMA = 44
const POINT = 46
/** 80 MWh in an hour: above every supply that is metered so, and 25 of them still fit the day's column. */
export const LARGEST_READING = 80_000_000
export const NO_NUMBER = -1

/** Two digits; NaN when they are none. */
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

/**
 * The Wh of an energy in kWh: digits, and decimals behind a point or a comma, rounded to the Wh. NO_NUMBER for anything
 * else, thousands separators included, and for what is too large.
 */
export function readKwh(bytes: Buffer, start: number, end: number): number {
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
  for (let place = 0; place < 3; place++) {
    const digit = decimals + place < end ? bytes[decimals + place]! - ZERO : 0
    if (digit < 0 || digit > 9) return NO_NUMBER
    wh = wh * 10 + digit
  }
  for (let rest = decimals + 3; rest < end; rest++) {
    const digit = bytes[rest]! - ZERO
    if (digit < 0 || digit > 9) return NO_NUMBER
    if (rest === decimals + 3 && digit >= 5) wh++
  }
  return wh > LARGEST_READING ? NO_NUMBER : wh
}
