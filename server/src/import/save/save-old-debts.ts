import { sql } from 'kysely'
import { noDebtChange } from '../known.ts'
import type { OldDebtRow } from '../tables/old-debts.ts'
import { idsOfContracts, ofKnownContracts } from './of-known.ts'
import type { Row, Saving, TableSaver } from './table-saver.ts'
import { nothingSaved, upsert } from './upsert.ts'

export const saveOldDebts: TableSaver<OldDebtRow> = async (saving, file, rows) => {
  const { db, check } = saving
  const good = await ofKnownContracts(saving, file, rows)
  await noteDebts(saving, good)
  if (check) return nothingSaved
  const ids = await idsOfContracts(
    db,
    good.map(({ row }) => row.contract_name),
  )
  const records = good.map(({ row: { contract_name, amount, ...debt } }) => ({
    contract_id: ids.get(contract_name),
    ...debt,
    amount_cents: amount,
  }))
  const key = ['contract_id', 'reference']
  return upsert(db, { table: 'old_debt', key, stamped: false }, records)
}

/** What the rows change in the debts of their contracts, so that these can be compared with what the file says of each. */
async function noteDebts({ db, known, check }: Saving, rows: readonly Row<OldDebtRow>[]): Promise<void> {
  if (!check) {
    for (const { row } of rows) known.debts.set(row.contract_name, noDebtChange)
    return
  }
  const { rows: stored } = await sql<{ name: string; reference: string; cents: number }>`
    select contract.name, reference, amount_cents as cents
      from old_debt join contract on contract.id = old_debt.contract_id
     where (contract.name, reference) in (
       select name, reference
         from unnest(${rows.map(({ row }) => row.contract_name)}::text[],
                     ${rows.map(({ row }) => row.reference)}::text[]) as asked (name, reference))`.execute(db)
  const before = new Map(stored.map(({ name, reference, cents }) => [`${name}\n${reference}`, cents]))
  for (const { row } of rows) {
    const was = before.get(`${row.contract_name}\n${row.reference}`)
    const debts = known.debts.get(row.contract_name) ?? noDebtChange
    known.debts.set(row.contract_name, {
      cents: debts.cents + row.amount - (was ?? 0),
      owing: debts.owing + (was === undefined ? 1 : 0),
    })
  }
}
