import type { ContractProtectionRow } from '../tables/contract-protections.ts'
import { idsOfContracts, ofKnownContracts } from './of-known.ts'
import type { TableSaver } from './table-saver.ts'
import { nothingSaved, upsert } from './upsert.ts'

export const saveContractProtections: TableSaver<ContractProtectionRow> = async (saving, file, rows) => {
  const { db, check } = saving
  const good = await ofKnownContracts(saving, file, rows)
  if (check) return nothingSaved
  const ids = await idsOfContracts(
    db,
    good.map(({ row }) => row.contract_name),
  )
  const records = good.map(({ row: { contract_name, ...protection } }) => ({
    contract_id: ids.get(contract_name),
    ...protection,
  }))
  const key = ['contract_id', 'kind', 'start_day']
  return upsert(db, { table: 'contract_protection', key, stamped: false }, records)
}
