import type { ContractProductRow } from '../tables/contract-products.ts'
import { idsOfContracts } from './save-contract-services.ts'
import type { TableSaver } from './table-saver.ts'
import { nothingSaved, upsert } from './upsert.ts'

export const saveContractProducts: TableSaver<ContractProductRow> = async (saving, file, rows) => {
  const { db, known, problems, check } = saving
  const good = rows.filter(({ line, row: { contract_name, product_code } }) => {
    const contract = known.contracts.get(contract_name)
    if (!contract) problems.add(file, line, 'contract_name', 'unknown_contract')
    else if (!known.products.has(`${contract.kind}:${product_code}`)) {
      const other = contract.kind === 'gas' ? 'electricity' : 'gas'
      const isOther = known.products.has(`${other}:${product_code}`)
      problems.add(file, line, 'product_code', isOther ? 'other_kind_of_supply' : 'unknown_product')
    } else return true
    return false
  })
  if (check) return nothingSaved
  const ids = await idsOfContracts(
    db,
    good.map(({ row }) => row.contract_name),
  )
  const records = good.map(({ row: { contract_name, end_day, product_code } }) => ({
    contract_id: ids.get(contract_name),
    end_day,
    product_code,
  }))
  return upsert(db, { table: 'contract_product', key: ['contract_id', 'end_day'], stamped: false }, records)
}
