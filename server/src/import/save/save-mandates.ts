import { seal } from '../../platform/at-rest/seal.ts'
import { masked } from '../problem.ts'
import type { MandateRow } from '../tables/mandates.ts'
import { idsOfContracts, ofKnownContracts } from './of-known.ts'
import type { TableSaver } from './table-saver.ts'
import { nothingSaved, upsert } from './upsert.ts'

export const saveMandates: TableSaver<MandateRow> = async (saving, file, rows) => {
  const { db, notices, check } = saving
  const good = await ofKnownContracts(saving, file, rows)
  for (const { line, row, contract } of good) {
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
  }
  if (check) return nothingSaved
  const ids = await idsOfContracts(
    db,
    good.map(({ row }) => row.contract_name),
  )
  const records = good.map(({ row: { contract_name, iban, ...mandate } }) => {
    const row = { contract_id: ids.get(contract_name)!, reference: mandate.reference }
    return { ...mandate, ...row, iban: seal('mandate.iban', row, iban) }
  })
  const key = ['contract_id', 'reference']
  return upsert(db, { table: 'mandate', key, stamped: false }, records)
}
