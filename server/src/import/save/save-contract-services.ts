import { systemClock, todayOf } from '../../platform/clock.ts'
import { endBonusesOffPvpc } from '../../platform/unscoped-contracts.ts'
import type { ContractServiceRow } from '../tables/contract-services.ts'
import { idsOfContracts, ofKnownContracts } from './of-known.ts'
import type { Saving, TableSaver } from './table-saver.ts'
import { nothingSaved, upsert } from './upsert.ts'

export const saveContractServices: TableSaver<ContractServiceRow> = async (saving, file, rows) => {
  const { db, known, problems, check, referenceRetailer } = saving
  const found = await ofKnownContracts(saving, file, rows)
  const good = found.filter(({ line, row, contract }) => {
    // Ley 24/2013 art. 45.3, RD 897/2017 art. 6.4, RD 88/2026 art. 13.i.
    if (row.kind === 'social_bonus' && !referenceRetailer) {
      problems.add(file, line, 'kind', 'no_reference_retailer')
      return false
    }
    // RD 897/2017 art. 6.2. One that has ended was of a product that the contract had then.
    const lasts = row.end_day === null || row.end_day >= todayOf({ clock: systemClock })
    if (row.kind === 'social_bonus' && lasts && !known.pvpc.has(contract.product_code)) {
      problems.add(file, line, 'kind', 'bonus_without_pvpc')
      return false
    }
    return true
  })
  if (check) return nothingSaved
  const ids = await idsOfContracts(
    db,
    good.map(({ row }) => row.contract_name),
  )
  const records = good.map(({ row: { contract_name, discount_limit_kwh, ...service } }) => ({
    contract_id: ids.get(contract_name),
    ...service,
    discount_limit_wh: discount_limit_kwh,
  }))
  const key = ['contract_id', 'kind', 'name', 'start_day']
  return upsert(db, { table: 'contract_service', key, stamped: false }, records)
}

/** A contract that has left the PVPC has no bonus any more (RD 897/2017 art. 6.2): ended here, and told. */
export async function endLostBonuses({ db, notices, check }: Saving): Promise<void> {
  if (check) return
  const ended = await endBonusesOffPvpc(db, { today: todayOf({ clock: systemClock }) })
  for (const { contract, product, lastDay } of ended) {
    notices.add({
      file: 'contract-services.csv',
      line: 0,
      of: contract,
      what: 'end_day',
      said: product,
      computed: lastDay,
      code: 'bonus_ended',
    })
  }
}
