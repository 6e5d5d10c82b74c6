/**
 * What a day of a supply holds: energy from the grid, to the grid, reactive (R1), generated behind the meter, used of
 * what was generated, and capacitive (R4). Import is the first: the others are told apart from it where they come from
 * another file.
 */
export type Channel = 'import' | 'export' | 'reactive' | 'generated' | 'selfUsed' | 'capacitive'

/** In the order of channel-sources.ts, which keeps them by index. */
export const CHANNELS: readonly Channel[] = [
  'import',
  'export',
  'reactive',
  'generated',
  'selfUsed',
  'capacitive',
]

export type ByChannel<T> = Readonly<Record<Channel, T>>
