import type { ContractProtectionRow } from '../tables/contract-protections.ts'
import type { ContractSipsRow } from '../tables/contract-sips.ts'
import { idsOfContracts, ofKnownContracts } from './of-known.ts'
import type { TableSaver } from './table-saver.ts'
import { nothingSaved, upsert } from './upsert.ts'

/** Saves what holds of contracts on some days, by its kind and first day. */
function saveContractDays<Row extends ContractProtectionRow | ContractSipsRow>(
  table: 'contract_protection' | 'contract_sips',
): TableSaver<Row> {
  return async (saving, file, rows) => {
    const { db, check } = saving
    const good = await ofKnownContracts(saving, file, rows)
    if (check) return nothingSaved
    const ids = await idsOfContracts(
      db,
      good.map(({ row }) => row.contract_name),
    )
    const records = good.map(({ row: { contract_name, ...days } }) => ({
      contract_id: ids.get(contract_name),
      ...days,
    }))
    const key = ['contract_id', 'kind', 'start_day']
    return upsert(db, { table, key, stamped: false }, records)
  }
}

export const saveContractProtections = saveContractDays<ContractProtectionRow>('contract_protection')
export const saveContractSips = saveContractDays<ContractSipsRow>('contract_sips')
