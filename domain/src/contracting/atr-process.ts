import type { AccessTariffName } from '../supply/tariff.ts'

/** What is asked of the distributor for a supply that comes to us: A3 new, C1 as it is, C2 with changes. */
export type ContractingProcess = 'A3' | 'C1' | 'C2'

/** Why it is that process, for the retailer's staff. */
export type ProcessReason =
  /** A3: there is no access contract. */
  | 'no_contract_in_force'
  /** C1: everything stays as the distributor has it. */
  | 'nothing_changes'
  /** C2: what changes. */
  | 'holder'
  | 'powers'
  | 'tariff'
  | 'self_consumption'
  /** C2: what cannot be compared, because the distributor's data are not known. */
  | 'powers_unknown'
  | 'tariff_unknown'

/** What somebody who becomes a customer has answered. */
export interface ContractingAnswers {
  /** Whether the supply has a contract now, with any retailer. */
  readonly activeContract: boolean
  /** Whether the holder will be another. */
  readonly changesHolder: boolean
  readonly tariff: AccessTariffName
  /** In W, P1 first. */
  readonly powersW: readonly number[]
  /** Code of CNMC table 113; 00 where there is none. */
  readonly selfConsumption: string
}

/** The supply as the distributor has it (SIPS); null if that is not known. */
export interface PresentSupply {
  readonly tariff: AccessTariffName | null
  readonly powersW: readonly number[] | null
  readonly selfConsumption: string | null
}

/** Codes before 2019 by which the sector means no self-consumption, beside 00. */
const withoutSelfConsumption: ReadonlySet<string> = new Set(['00', '01', '2A', '2B', '2G'])

function sameSelfConsumption(a: string, b: string) {
  return a === b || (withoutSelfConsumption.has(a) && withoutSelfConsumption.has(b))
}

function samePowers(a: readonly number[], b: readonly number[]) {
  return a.length === b.length && a.every((power, index) => power === b[index])
}

function changesOf(answers: ContractingAnswers, present: PresentSupply): ProcessReason[] {
  const { tariff, powersW, selfConsumption } = present
  const reasons: (ProcessReason | false)[] = [
    answers.changesHolder && 'holder',
    tariff === null ? 'tariff_unknown' : tariff !== answers.tariff && 'tariff',
    powersW === null ? 'powers_unknown' : !samePowers(powersW, answers.powersW) && 'powers',
    // Self-consumption is always registered with the distributor: if it names none, there is none.
    !sameSelfConsumption(selfConsumption ?? '00', answers.selfConsumption) && 'self_consumption',
  ]
  return reasons.filter((reason) => reason !== false)
}

/**
 * The process by which a supply becomes the retailer's, and why. Without an access contract in force it is a new supply,
 * whoever the holder is; with one it is a switch, with changes where the answers differ from what the distributor has or
 * cannot be compared with it: C1 may change nothing (rejected by the distributor), while C2 may repeat what is there.
 * Source: CNMC formats of A3, C1 and C2 (table 124); RD 88/2026 art. 18 (switch), 39 (holder).
 */
export function contractingProcess(
  answers: ContractingAnswers,
  present: PresentSupply,
): { readonly code: ContractingProcess; readonly reasons: readonly ProcessReason[] } {
  if (!answers.activeContract) return { code: 'A3', reasons: ['no_contract_in_force'] }
  const changes = changesOf(answers, present)
  return changes.length > 0 ? { code: 'C2', reasons: changes } : { code: 'C1', reasons: ['nothing_changes'] }
}
