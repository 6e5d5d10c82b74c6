import { sql } from 'kysely'
import type { Db } from '../../platform/db/open.ts'
import type { ContractProductRow } from '../tables/contract-products.ts'
import { idsOfContracts, ofKnownContracts } from './of-known.ts'
import type { TableSaver } from './table-saver.ts'
import { nothingSaved, upsert } from './upsert.ts'

/** How far the retailer's day of a change of product may lie from the one that was told here: a choice of ours. */
const mostDaysApart = 60

/** If the file gives the end of a product that was changed here, its day counts, not the announced one. */
async function dropOwnDays(
  db: Db,
  records: readonly {
    readonly contract_id: number | undefined
    readonly end_day: string
    readonly product_code: string
  }[],
): Promise<void> {
  const named = records.filter(({ contract_id }) => contract_id !== undefined)
  await sql`
    delete from contract_product own
     using unnest(${named.map((row) => row.contract_id)}::bigint[], ${named.map((row) => row.end_day)}::date[],
                  ${named.map((row) => row.product_code)}::text[]) as filed (contract_id, end_day, product_code)
     where own.request_id is not null and own.contract_id = filed.contract_id
       and own.product_code = filed.product_code and own.end_day <> filed.end_day
       and abs(own.end_day - filed.end_day) <= ${mostDaysApart}`.execute(db)
}

export const saveContractProducts: TableSaver<ContractProductRow> = async (saving, file, rows) => {
  const { db, known, problems, check } = saving
  const found = await ofKnownContracts(saving, file, rows)
  const good = found.filter(({ line, row: { product_code }, contract }) => {
    if (known.products.has(`${contract.kind}:${product_code}`)) return true
    const other = contract.kind === 'gas' ? 'electricity' : 'gas'
    const isOther = known.products.has(`${other}:${product_code}`)
    problems.add(file, line, 'product_code', isOther ? 'other_kind_of_supply' : 'unknown_product')
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
  await dropOwnDays(db, records)
  return upsert(db, { table: 'contract_product', key: ['contract_id', 'end_day'], stamped: false }, records)
}
