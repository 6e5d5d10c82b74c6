import { masked } from '../problem.ts'
import type { MandateRow } from '../tables/mandates.ts'
import { idsOfContracts } from './save-contract-services.ts'
import type { TableSaver } from './table-saver.ts'
import { nothingSaved, upsert } from './upsert.ts'

export const saveMandates: TableSaver<MandateRow> = async (saving, file, rows) => {
  const { db, known, problems, notices, check } = saving
  await known.contracts.load(rows.map(({ row }) => row.contract_name))
  const good = rows.filter(({ line, row }) => {
    const contract = known.contracts.get(row.contract_name)
    if (!contract) {
      problems.add(file, line, 'contract_name', 'unknown_contract')
      return false
    }
    if (row.state === 'active' && row.iban !== contract.iban) {
      const [said, computed] = [masked(row.iban), contract.iban && masked(contract.iban)]
      notices.add({
        file,
        line,
        of: row.contract_name,
        what: 'iban',
        said,
        computed,
        code: 'mandate_differs',
      })
    }
    return true
  })
  if (check) return nothingSaved
  const ids = await idsOfContracts(
    db,
    good.map(({ row }) => row.contract_name),
  )
  const records = good.map(({ row: { contract_name, ...mandate } }) => ({
    contract_id: ids.get(contract_name),
    ...mandate,
  }))
  const key = ['contract_id', 'reference']
  return upsert(db, { table: 'mandate', key, stamped: false }, records)
}
