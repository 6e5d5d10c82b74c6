import type { ContractProtectionRow } from '../tables/contract-protections.ts'
import { idsOfContracts } from './save-contract-services.ts'
import type { TableSaver } from './table-saver.ts'
import { nothingSaved, upsert } from './upsert.ts'

export const saveContractProtections: TableSaver<ContractProtectionRow> = async (saving, file, rows) => {
  const { db, known, problems, check } = saving
  await known.contracts.load(rows.map(({ row }) => row.contract_name))
  const good = rows.filter(({ line, row }) => {
    if (known.contracts.has(row.contract_name)) return true
    problems.add(file, line, 'contract_name', 'unknown_contract')
    return false
  })
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
