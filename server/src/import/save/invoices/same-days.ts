import { addDays } from '@endoll/domain/time/day.ts'
import { sql } from 'kysely'
import type { Saving } from '../table-saver.ts'
import { invoiceFiles as files } from './invoice-files.ts'

interface BilledTwice {
  readonly number: string
  readonly line: number
  readonly from_day: string
  readonly to_day: string
  readonly other: string
}

/**
 * Adds a notice for each bill of this folder (N or R) whose days another one of its contract bills too, waiting or stored;
 * not where one of both is annulled or made anew by a third. Only while the rows wait; `refused` are numbers of which nothing was taken.
 */
export async function noticeSameDays(
  { db, notices }: Pick<Saving, 'db' | 'notices'>,
  refused: ReadonlySet<string>,
): Promise<void> {
  const { rows } = await sql<BilledTwice>`
    with waiting as (
      select owner as number, line, row->>'contract_name' as contract, row->>'rectificative_type' as type,
             row->>'rectifies_number' as rectifies, (row->>'start_day')::date as from_day, (row->>'end_day')::date + 1 as to_day
        from pg_temp.incoming where file = ${files.invoices} and row is not null and owner <> all(${[...refused]})
    ), told as (
      select * from waiting
      union all
      select i.number, 0, c.name, i.type, i.rectifies_number, i.from_day, i.to_day
        from invoice i join contract c on c.id = i.contract_id
       where c.name in (select contract from waiting) and i.number not in (select number from waiting)
    ), standing as (
      select * from told t
       where type in ('N', 'R')
         and not exists (select from told other where other.contract = t.contract and other.rectifies = t.number)
    )
    select distinct on (bill.line) bill.number, bill.line, bill.from_day::text, bill.to_day::text, other.number as other
      from standing bill
      join standing other
        on other.contract = bill.contract and other.number <> bill.number
       and other.from_day < bill.to_day and bill.from_day < other.to_day
       and (other.line = 0 or other.line < bill.line)
     where bill.line > 0
     order by bill.line, other.number`.execute(db)
  for (const { number, line, from_day, to_day, other } of rows) {
    notices.add({
      file: files.invoices,
      line,
      of: number,
      what: 'days',
      said: `${from_day} – ${addDays(to_day, -1)}`,
      computed: other,
      code: 'bills_overlap',
    })
  }
}
