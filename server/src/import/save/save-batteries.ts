import { WHOLE_BATTERY_PERCENT } from '@endoll/domain/billing/battery-share.ts'
import { sumCents } from '@endoll/domain/money.ts'
import { addDays } from '@endoll/domain/time/day.ts'
import { sql } from 'kysely'
import { keepShares, lockBattery } from '../../modules/batteries/operations.ts'
import { systemClock, todayOf } from '../../platform/clock.ts'
import type { Db } from '../../platform/db/open.ts'
import type { BatteryContractRow, BatteryMovementRow, BatteryRow } from '../tables/batteries.ts'
import { incomingByOwner, type IncomingRow } from './incoming.ts'
import { keepCustomerShares, type KeptShare } from './customer-shares.ts'
import { idsOfContracts, ofKnownContracts } from './of-known.ts'
import type { Saving, TableSaver } from './table-saver.ts'
import type { Tally } from './tally.ts'
import { nothingSaved, upsert } from './upsert.ts'

export const batteryContractsFile = 'battery-contracts.csv'

export const saveBatteries: TableSaver<BatteryRow> = async ({ db, known, check }, _file, rows) => {
  for (const { row } of rows) known.batteries.set(row.name, true)
  if (check) return nothingSaved
  return upsert(
    db,
    { table: 'battery', key: ['name'] },
    rows.map(({ row }) => row),
  )
}

/** Takes the waiting shares, battery by battery: those of one battery stand or fall together. */
export async function settleBatteryContracts(saving: Saving, tally: Tally): Promise<void> {
  const { db, known, problems, check } = saving
  const file = batteryContractsFile
  const tooMany = (_: string, line: number) => problems.add(file, line, 'battery_name', 'too_many_rows')
  for await (const { owner, rows } of incomingByOwner(db, tooMany)) {
    const shares = (rows.get(file) ?? []) as IncomingRow<BatteryContractRow>[]
    await known.batteries.load([owner])
    await known.contracts.load(names(shares))
    const good = shares.filter(({ line, row }) => {
      if (!known.batteries.has(owner)) problems.add(file, line, 'battery_name', 'unknown_battery')
      else if (!known.contracts.has(row.contract_name))
        problems.add(file, line, 'contract_name', 'unknown_contract')
      else return true
      return false
    })
    // Locked, added up and written in one transaction, as a customer's change of a share is.
    const settle = async (transaction: Db) => {
      if (!check) await lockBattery(transaction, owner)
      const tied = await tiedByRow({ ...saving, db: transaction }, file, good)
      const kept = await keepCustomerShares({ ...saving, db: transaction }, file, tied)
      const left = await contractsThatLeft(transaction, kept)
      const sum = sumCents(kept.map((row) => (left.has(row.contract_name) ? 0 : row.share_percent)))
      if (sum + (await otherShares(transaction, owner, good)) > WHOLE_BATTERY_PERCENT) {
        for (const { line } of good) problems.add(file, line, 'share_percent', 'shares_too_high')
        return
      }
      tally.take(file, good.length)
      if (!check && kept.length > 0) tally.save(file, await writeShares(transaction, owner, kept))
    }
    await (check ? settle(db) : db.transaction().execute(settle))
  }
}

/**
 * The rows but for those that tie a contract to the battery of its former holder. A folder that still has the tie from
 * before the contract changed hands does not tie the new holder; a row whose `since` is a day of theirs does.
 */
async function tiedByRow(
  { db, notices }: Pick<Saving, 'db' | 'notices'>,
  file: string,
  rows: readonly IncomingRow<BatteryContractRow>[],
): Promise<readonly IncomingRow<BatteryContractRow>[]> {
  const [first] = rows
  if (!first) return []
  const former = await db
    .selectFrom('battery_share_before as before')
    .innerJoin('battery', 'battery.id', 'before.battery_id')
    .innerJoin('contract', 'contract.id', 'before.contract_id')
    .where('battery.name', '=', first.row.battery_name)
    .where('contract.name', 'in', names(rows))
    .where('before.former_contract_name', 'is not', null)
    .groupBy('contract.name')
    .select(['contract.name', sql<string>`max(before.last_day)`.as('last_day')])
    .execute()
  const lastDays = new Map(former.map(({ name, last_day }) => [name, last_day]))
  return rows.filter(({ line, row }) => {
    const lastDay = lastDays.get(row.contract_name)
    if (lastDay === undefined || (row.since ?? '') > lastDay) return true
    notices.add({
      file,
      line,
      of: row.contract_name,
      what: 'since',
      said: row.since ?? '',
      computed: addDays(lastDay, 1),
      code: 'former_holder_battery',
    })
    return false
  })
}

function names(rows: readonly IncomingRow<BatteryContractRow>[]): string[] {
  return rows.map(({ row }) => row.contract_name)
}

/** What contracts that the file does not name have of the battery; those that have left have nothing of it. */
async function otherShares(
  db: Db,
  battery: string,
  named: readonly IncomingRow<BatteryContractRow>[],
): Promise<number> {
  const { rows } = await sql<{ sum: number }>`
    select coalesce(sum(s.share_percent), 0)::integer as sum
      from battery_contract s join battery b on b.id = s.battery_id join contract c on c.id = s.contract_id
     where b.name = ${battery} and c.name <> all(${names(named)}) and s.in_force`.execute(db)
  return rows[0]?.sum ?? 0
}

/** Those of the named contracts that are no longer in force. */
async function contractsThatLeft(db: Db, shares: readonly KeptShare[]): Promise<ReadonlySet<string>> {
  const found = await db
    .selectFrom('contract')
    .select('name')
    .where('name', '=', sql<string>`any(${shares.map(({ contract_name }) => contract_name)}::text[])`)
    .where('state', 'not in', ['esborrany', 'activa'])
    .execute()
  return new Set(found.map(({ name }) => name))
}

/** What the ties that a file changes had until now: none of a contract that comes to a battery of others. */
async function sharesToKeep(
  db: Db,
  batteryId: number,
  incoming: readonly { readonly contractId: number; readonly percent: number }[],
) {
  const stored = await db
    .selectFrom('battery_contract')
    .select(['contract_id', 'share_percent'])
    .where('battery_id', '=', batteryId)
    .execute()
  if (stored.length === 0) return []
  const before = new Map(stored.map(({ contract_id, share_percent }) => [contract_id, share_percent]))
  return incoming.flatMap(({ contractId, percent }) => {
    const had = before.get(contractId) ?? 0
    return had === percent ? [] : [{ contractId, percent: had }]
  })
}

async function writeShares(db: Db, battery: string, shares: readonly KeptShare[]) {
  const contracts = await idsOfContracts(
    db,
    shares.map(({ contract_name }) => contract_name),
  )
  const batteries = await idsOfBatteries(db, [battery])
  const records = shares.map((share) => ({
    battery_id: batteries.get(share.battery_name),
    contract_id: contracts.get(share.contract_name),
    share_percent: share.share_percent,
    discounts: share.discounts,
    filed_share_percent: share.filed_share_percent,
    filed_discounts: share.filed_discounts,
  }))
  const batteryId = batteries.get(battery)
  if (batteryId !== undefined) {
    const incoming = shares.flatMap(({ contract_name, share_percent }) => {
      const contractId = contracts.get(contract_name)
      return contractId === undefined ? [] : [{ contractId, percent: share_percent }]
    })
    const today = todayOf({ clock: systemClock })
    await keepShares(db, { batteryId, today }, await sharesToKeep(db, batteryId, incoming))
  }
  return upsert(
    db,
    { table: 'battery_contract', key: ['battery_id', 'contract_id'], stamped: false },
    records,
  )
}

export const saveBatteryMovements: TableSaver<BatteryMovementRow> = async (saving, file, rows) => {
  const { db, known, problems, check } = saving
  await known.batteries.load(rows.map(({ row }) => row.battery_name))
  const ofBatteries = rows.filter(({ line, row }) => {
    if (known.batteries.has(row.battery_name)) return true
    problems.add(file, line, 'battery_name', 'unknown_battery')
    return false
  })
  const good = await ofKnownContracts(saving, file, ofBatteries)
  if (check || good.length === 0) return nothingSaved
  const contracts = await idsOfContracts(
    db,
    good.map(({ row }) => row.contract_name),
  )
  const batteries = await idsOfBatteries(
    db,
    good.map(({ row }) => row.battery_name),
  )
  const records = good.map(({ row: { battery_name, contract_name, amount, ...movement } }) => ({
    battery_id: batteries.get(battery_name),
    contract_id: contracts.get(contract_name),
    ...movement,
    amount_cents: amount,
  }))
  const key = ['battery_id', 'contract_id', 'invoice_number', 'day']
  return upsert(db, { table: 'battery_movement', key, stamped: false }, records)
}

async function idsOfBatteries(db: Db, names: readonly string[]): Promise<Map<string, number>> {
  const wanted = [...new Set(names)]
  const found = await db.selectFrom('battery').select(['id', 'name']).where('name', 'in', wanted).execute()
  return new Map(found.map(({ id, name }) => [name, id]))
}
