import type { Span, Supply } from './supplies.ts'

/**
 * The reading of one line. Each parser has one such object and fills it anew for every line: an object for each would cost
 * more than the rest of the loop.
 */
export interface Reading {
  supply: Supply
  span: Span
  line: number
  /** Days since 1970. */
  day: number
  /** The quarter of the day, from 0, that ends where the reading does: an hour ends with its last quarter. */
  slot: number
  /** How the row says where it ends (ROWS of survey.ts). */
  rows: number
  /** Energy of each channel in Wh (varh), -1 where the line says none: blank is not zero. */
  importWh: number
  exportWh: number
  reactiveVarh: number
  /** R4, which is taken off the R1 of reactiveVarh. */
  capacitiveVarh: number
  /** Of a generation behind the meter: all of it, and what the supply used of it (Datadis). */
  generatedWh: number
  selfUsedWh: number
  estimated: boolean
  /** In a file of billed readings, but on no bill. */
  unbilled: boolean
  /** Number of the metering point: 0 the only or the first one, 2 and more a further one. */
  point: number
}

/** Takes the readings of a text, line by line. */
export interface ReadingSink {
  add(reading: Reading): void
}
