/**
 * What a day of a supply holds: energy from the grid, to the grid, reactive (R1), generated behind the meter, and used of
 * what was generated. Import is the first: the others are told apart from it where they come from another file.
 */
export type Channel = 'import' | 'export' | 'reactive' | 'generated' | 'selfUsed'

export const CHANNELS: readonly Channel[] = ['import', 'export', 'reactive', 'generated', 'selfUsed']

export type ByChannel<T> = Readonly<Record<Channel, T>>
