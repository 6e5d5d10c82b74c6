import { sql } from 'kysely'
import type { CutBan, Protection, ProtectionKind } from '@endoll/domain/billing/cut-protection.ts'
import { addDays, type Day } from '@endoll/domain/time/day.ts'
import { contractWithHome, heldFrom } from '../platform/access.ts'
import type { Db } from '../platform/db/open.ts'

/** Why a supply may not be cut, as calls say it. */
export function cutBanItem(ban: CutBan | undefined): { kind: ProtectionKind; until: Day | null } | null {
  return ban ? { kind: ban.kind, until: ban.until ?? null } : null
}

/**
 * Why the supply of a contract may not be cut, with the days: what the retailer's file says of it, a social bonus of its
 * own, and, for gas, one that the same holder has on the electricity of the same home, whose bill proves it (RDL 8/2021
 * art. 4.1). For a contract that is already known to be the caller's.
 */
export async function readProtections(db: Db, contractId: number): Promise<Protection[]> {
  const { rows } = await sql<{ kind: ProtectionKind; start_day: Day; end_day: Day | null }>`
    select kind, start_day, end_day from contract_protection where contract_id = ${contractId} and start_day >= ${heldFrom(contractId)}
    union
    select 'vulnerable', service.start_day, service.end_day
      from ${contractWithHome}
      join contract_service service on service.contract_id = home.id and service.kind = 'social_bonus'
     where contract.id = ${contractId} and service.start_day >= ${heldFrom(contractId)}
     order by start_day, kind`.execute(db)
  return rows.map(({ kind, start_day: from, end_day }) => ({
    kind,
    from,
    ...(end_day === null ? {} : { to: addDays(end_day, 1) }),
  }))
}
