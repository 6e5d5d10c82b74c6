import type { ProcessReason } from './atr-process.ts'

/**
 * What is asked of the gas distributor for a supply that comes to us: the message A1 of process 38 (a new supply is put
 * into service), 02 (switch) or 41 (switch with changes). Source: CNMC gas formats, table of processes.
 */
export const gasProcesses = ['A1_02', 'A1_38', 'A1_41'] as const
export type GasProcess = (typeof gasProcesses)[number]

export interface GasAnswers {
  /** Whether the supply has a contract now, with any retailer. */
  readonly activeContract: boolean
  readonly changesHolder: boolean
  /** Name of the tariff that is asked for. */
  readonly tariff: string
}

/**
 * The process by which a supply of gas becomes the retailer's, and why. Without a contract it is put into service; with
 * one it is a switch, with changes where the holder or the tariff will be another, or where the present tariff is not
 * known and cannot be compared. Source: CNMC gas formats (processes 02, 38, 41; reasons 01 and 11 of a change).
 */
export function gasContractingProcess(
  { activeContract, changesHolder, tariff }: GasAnswers,
  present: { readonly tariff: string | null },
): { readonly code: GasProcess; readonly reasons: readonly ProcessReason[] } {
  if (!activeContract) return { code: 'A1_38', reasons: ['no_contract_in_force'] }
  const reasons: (ProcessReason | false)[] = [
    changesHolder && 'holder',
    present.tariff === null ? 'tariff_unknown' : present.tariff !== tariff && 'tariff',
  ]
  const changes = reasons.filter((reason) => reason !== false)
  return changes.length > 0
    ? { code: 'A1_41', reasons: changes }
    : { code: 'A1_02', reasons: ['nothing_changes'] }
}
