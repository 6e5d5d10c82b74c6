import { sql } from 'kysely'
import type { Day } from '@endoll/domain/time/day.ts'
import { systemClock, todayOf } from '../../platform/clock.ts'
import type { Db } from '../../platform/db/open.ts'
import { endBonusesOffPvpc } from '../../billing/unscoped-bonuses.ts'
import type { ContractServiceRow } from '../tables/contract-services.ts'
import { idsOfContracts, ofKnownContracts } from './of-known.ts'
import type { Saving, TableSaver } from './table-saver.ts'
import { nothingSaved, upsert } from './upsert.ts'

interface Service {
  readonly contract_id: number | undefined
  readonly kind: ContractServiceRow['kind']
  readonly start_day: Day
  readonly end_day: Day | null
}

/**
 * Whoever signed here a change that left the PVPC gave the bonus up: a file that does not know it yet neither prolongs the
 * bonus nor, until the contract is at the PVPC again, brings another one. Who has withdrawn from the change gave nothing up.
 */
async function keepRenounced<S extends Service>(db: Db, services: readonly S[]): Promise<S[]> {
  const { rows } = await sql<{ id: number; lastDay: Day; isBack: boolean }>`
    select own.contract_id as id, own.end_day as "lastDay", present.pvpc as "isBack"
      from contract_product own
      join product was on was.code = own.product_code and was.pvpc
      join contract on contract.id = own.contract_id
      join request change on change.id = own.request_id
      join product present on present.code = contract.product_code
     where own.contract_id = any(${services.map((one) => one.contract_id)}::bigint[])
       and not exists (select from request undoing
                        where undoing.contract_id = own.contract_id and undoing.procedure = 'withdrawal'
                          and undoing.state = 'effective' and undoing.submission ->> 'request' = change.reference)
     order by own.end_day`.execute(db)
  const ends = Map.groupBy(rows, ({ id }) => id)
  return services.flatMap((service) => {
    const of = service.kind === 'social_bonus' ? (ends.get(service.contract_id ?? 0) ?? []) : []
    const end = of.find(({ lastDay }) => lastDay >= service.start_day)
    if (end) {
      const { lastDay } = end
      const isLonger = service.end_day === null || service.end_day > lastDay
      return [isLonger ? { ...service, end_day: lastDay } : service]
    }
    return of.some(({ isBack }) => !isBack) ? [] : [service]
  })
}

/** No file that does not know yet that its customer ended a service here prolongs it. */
async function keepEnded<S extends Service & { readonly name: string }>(
  db: Db,
  services: readonly S[],
): Promise<S[]> {
  const rows = await db
    .selectFrom('contract_service')
    .select(['contract_id', 'name', 'start_day', 'asked_end_day'])
    .where(sql<boolean>`contract_id = any(${services.map((one) => one.contract_id)}::bigint[])`)
    .where('kind', '=', 'service')
    .where('asked_end_day', 'is not', null)
    .execute()
  const ends = new Map(
    rows.map((row) => [`${row.contract_id} ${row.start_day} ${row.name}`, row.asked_end_day]),
  )
  return services.map((service) => {
    if (service.kind !== 'service') return service
    const asked = ends.get(`${service.contract_id} ${service.start_day} ${service.name}`) ?? null
    const isLonger = asked !== null && (service.end_day === null || service.end_day > asked)
    return isLonger ? { ...service, end_day: asked } : service
  })
}

/** A contract has one social bonus at a time: where the file begins another one, one that it leaves out ends before it. */
async function endOvertaken(db: Db, services: readonly Service[]): Promise<void> {
  const filed = services.filter(({ kind }) => kind === 'social_bonus')
  await sql`
    with filed as (
      select contract_id, name, start_day
        from json_populate_recordset(null::contract_service, ${JSON.stringify(filed)}::json))
    update contract_service own set end_day = next.start_day - 1
      from (select contract_id, start_day from filed) next
     where own.contract_id = next.contract_id and own.kind = 'social_bonus' and own.start_day < next.start_day
       and (own.end_day is null or own.end_day >= next.start_day)
       and (own.contract_id, own.name, own.start_day) not in (select contract_id, name, start_day from filed)`.execute(
    db,
  )
}

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
  const kept = await keepEnded(db, await keepRenounced(db, records))
  const key = ['contract_id', 'kind', 'name', 'start_day']
  const saved = await upsert(db, { table: 'contract_service', key, stamped: false }, kept)
  await endOvertaken(db, kept)
  return { ...saved, unchanged: saved.unchanged + records.length - kept.length }
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
