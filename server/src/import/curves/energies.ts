import { NO_NUMBER } from './digits.ts'
import type { EnergyColumn } from './known-headers.ts'
import type { Reading } from './reading.ts'

/** What a row of a curve table says of each energy, in Wh; NO_NUMBER where it says nothing. */
export type Energies = Record<EnergyColumn, number>

export const ENERGIES: readonly EnergyColumn[] = ['import', 'export', 'generated', 'selfUsed']

export function noEnergies(): Energies {
  return { import: NO_NUMBER, export: NO_NUMBER, generated: NO_NUMBER, selfUsed: NO_NUMBER }
}

/** Whether every energy of the row is blank. */
export function saysNothing(energies: Readonly<Energies>): boolean {
  return ENERGIES.every((name) => energies[name] < 0)
}

export function setEnergies(reading: Reading, energies: Readonly<Energies>): void {
  reading.importWh = energies.import
  reading.exportWh = energies.export
  reading.generatedWh = energies.generated
  reading.selfUsedWh = energies.selfUsed
}
