// Meters that are silent, and that were, of any customer: for the job that tells it.
import { sql } from 'kysely'
import { silenceToldDays } from '@endoll/domain/consumption/silent-meter.ts'
import { addDays, type Day } from '@endoll/domain/time/day.ts'
import type { Db } from '../../platform/db/open.ts'
import { withContractOfMeter, withElectricityContracts } from '../../platform/unscoped-contracts.ts'

/** Contracts that one run looks at: each is a look into the days of one contract. */
export const metersAtOnce = 1000

export interface ReadMeter {
  readonly id: number
  readonly name: string
  readonly cups: string
  readonly customer_id: number
  readonly code: string
  readonly last_day: Day
}

const meter = sql`contract.id, contract.name, contract.cups, contract.customer_id, customer.code`

/**
 * The next active contracts after one, with the last day that has hours; null where none has been there lately. None
 * after the last contract: the next run begins again.
 */
export async function readMeters(
  db: Db,
  today: Day,
  afterId: number,
): Promise<(Omit<ReadMeter, 'last_day'> & { readonly last_day: Day | null })[]> {
  const from = addDays(today, -silenceToldDays)
  const { rows } = await sql<Omit<ReadMeter, 'last_day'> & { readonly last_day: Day | null }>`
    select ${meter}, (select max(day) from consumption_day
                       where contract_id = contract.id and day >= ${from}
                         and (contract.held_from is null or day >= contract.held_from)) as last_day
      from customer ${withElectricityContracts('customer.id', today)} and contract.state = 'activa'
     where contract.id > ${afterId}
     order by contract.id limit ${metersAtOnce}`.execute(db)
  return rows
}

/** Identifies a silence. */
export function silenceKey({ id, last_day }: Pick<ReadMeter, 'id' | 'last_day'>): string {
  return `${id}:${last_day}`
}

/** Silences that the retailer was told of and that are over, with the first day that has hours again. */
export async function readBack(db: Db): Promise<(ReadMeter & { readonly first_day: Day })[]> {
  const { rows } = await sql<ReadMeter & { readonly first_day: Day }>`
    select ${meter}, silence.last_day, back.first_day
      from (select split_part(mail_about, ':', 2)::bigint as contract_id, split_part(mail_about, ':', 3)::date as last_day
              from outbox_event
             where type = 'meter.silent'
               and not exists (select from outbox_event told
                                where told.mail_about = 'meter-back:' || split_part(outbox_event.mail_about, ':', 2)
                                  || ':' || split_part(outbox_event.mail_about, ':', 3))) silence
      ${withContractOfMeter} join customer on customer.id = contract.customer_id
      join lateral (select min(day) as first_day from consumption_day
                     where contract_id = contract.id and day > silence.last_day) back on back.first_day is not null
     where contract.held_from is null or contract.held_from <= silence.last_day
     order by contract.id limit ${metersAtOnce}`.execute(db)
  return rows
}

/** The accounts in use of a customer. */
export async function listAccountsInUse(
  db: Db,
  customerId: number,
): Promise<readonly { readonly id: number }[]> {
  return db
    .selectFrom('account')
    .select('id')
    .where('customer_id', '=', customerId)
    .where('disabled_at', 'is', null)
    .where((account) =>
      account.or([account('password_hash', 'is not', null), account('first_signed_in_at', 'is not', null)]),
    )
    .execute()
}
