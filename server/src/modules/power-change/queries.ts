import {
  findPowerRefusal,
  lockedUntil,
  type PowerContract,
  type PowerRefusal,
} from '@endoll/domain/procedures/change-power.ts'
import { dueDay } from '@endoll/domain/procedures/due-day.ts'
import { holderByNif, holderWhoSays, type PowerHolder } from '@endoll/domain/procedures/power-holder.ts'
import { findTariff } from '@endoll/domain/supply/tariff.ts'
import { measuredPeaks, type MeasuredPeak } from '@endoll/domain/procedures/measured-peak.ts'
import { addMonths, type Day } from '@endoll/domain/time/day.ts'
import type { getPowerChange } from '@endoll/api/procedures/power.ts'
import type { ReplyInput } from '@endoll/api/endpoint.ts'
import type { ContractRow, Owner } from '../../platform/access.ts'
import { findBilledPowerChangeDay, readBilledSupply } from '../../billing/billed-supply.ts'
import type { Db } from '../../platform/db/open.ts'
import { readBilledDemand } from '../invoices/queries.ts'
import { findOpenRequest } from '../requests/operations/open.ts'

/** The day of the last change of power, requested here or seen in the bills. */
async function findLastChangeDay(db: Db, contractId: number): Promise<Day | undefined> {
  const [requested, billed] = await Promise.all([
    db
      .selectFrom('request')
      .select('effective_day')
      .where('contract_id', '=', contractId)
      .where('procedure', '=', 'power')
      .where('state', '=', 'effective')
      .orderBy('effective_day', 'desc')
      .limit(1)
      .executeTakeFirst(),
    findBilledPowerChangeDay(db, contractId),
  ])
  return [requested?.effective_day ?? undefined, billed]
    .filter((day) => day !== undefined)
    .toSorted()
    .at(-1)
}

/** The facts that decide whether a contract's power may be changed. */
export async function readPowerContract(
  db: Db,
  row: ContractRow,
  selfEmployed = false,
): Promise<PowerContract> {
  return {
    state: row.state,
    atrAvailable: row.atr_available,
    tariff: row.tariff,
    powersW: row.powers_w,
    lastChangeDay: await findLastChangeDay(db, row.id),
    holder: holderWhoSays(row.owner_nif, selfEmployed),
  }
}

/** The day on which a change of power that is sent on a day counts at the latest. */
export function powerDueDay(row: Pick<ContractRow, 'tariff'>, holder: PowerHolder, sentDay: Day): Day {
  return dueDay('power', sentDay, { voltage: findTariff(row.tariff)?.voltage ?? 'low', holder })
}

/** The first day for another change of power after one that its owner sends on a day; null if there is no wait. */
export function nextChangeDay(row: Pick<ContractRow, 'tariff' | 'owner_nif'>, sentDay: Day): Day | null {
  const holder = holderByNif(row.owner_nif)
  return lockedUntil(holder, powerDueDay(row, holder, sentDay)) ?? null
}

/** Bills are read this far back: a year before the last bill, which may itself be old. */
const MONTHS_READ = 24

/** What was demanded at most of each power period of a contract; empty if its bills do not give it. */
export async function readMeasuredPeaks(
  db: Db,
  owner: Owner,
  row: ContractRow,
  today: Day,
): Promise<readonly MeasuredPeak[]> {
  if (row.kind === 'gas') return []
  const bills = await readBilledDemand(db, owner, {
    contractId: row.id,
    since: addMonths(today, -MONTHS_READ),
  })
  if (bills.length === 0) return []
  const { prices } = await readBilledSupply(db, row)
  return measuredPeaks({ bills, prices, periods: row.powers_w.length, day: today })
}

/** The error code of each refusal. */
export const powerRefusalCode = {
  contract_not_active: 'contract_not_active',
  process_running: 'process_running',
  tariff_without_power: 'tariff_without_power',
  too_soon: 'power_change_too_soon',
} as const satisfies Record<PowerRefusal['code'], string>

/** Why the power of a contract cannot be changed on a day, as the calls reply it; null if it can. */
export async function readPowerRefusal(
  db: Db,
  row: ContractRow,
  today: Day,
  selfEmployed = false,
): Promise<ReplyInput<typeof getPowerChange>['refusal']> {
  const open = await findOpenRequest(db, row.id, 'power')
  const facts = await readPowerContract(db, row, selfEmployed)
  const refusal = findPowerRefusal({ ...facts, atrAvailable: facts.atrAvailable && !open }, today)
  return refusal
    ? {
        code: powerRefusalCode[refusal.code],
        next_date: 'nextDay' in refusal ? refusal.nextDay : null,
        self_employed_until: 'selfEmployedUntil' in refusal ? (refusal.selfEmployedUntil ?? null) : null,
        request: refusal.code === 'process_running' && open ? open : null,
      }
    : null
}
