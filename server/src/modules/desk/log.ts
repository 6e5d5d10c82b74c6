import { sql } from 'kysely'
import { page } from '@endoll/api/paging.ts'
import type { StaffDeed } from '@endoll/api/desk-staff.ts'
import { at } from '../../platform/db/at.ts'
import { findId } from '../../platform/access.ts'
import type { Services } from '../../platform/services.ts'

export interface Line {
  /** Null of a command. */
  readonly staffId: number | null
  readonly what: StaffDeed
  readonly customerId?: number
  /** Ids and references; never a text of a customer's. */
  readonly about?: string
  readonly why?: string
  readonly address: string
}

/** Writes a line; who it is about is written down before anything of theirs is answered. */
export async function writeLine(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  { staffId, what, customerId, about = '', why = '', address }: Line,
): Promise<void> {
  await db
    .insertInto('staff_log')
    .values({
      at: at(clock.nowMs()),
      staff_id: staffId,
      what,
      customer_id: customerId ?? null,
      about,
      why,
      address,
    })
    .execute()
}

export interface AskedLines {
  readonly offset: number
  readonly limit: number
  readonly customer?: string | undefined
  readonly staff?: string | undefined
  readonly what: StaffDeed | 'any'
}

/** The log, newest first. */
export async function readLog({ db }: Services, { offset, limit, customer, staff, what }: AskedLines) {
  const asked = db
    .selectFrom('staff_log')
    .$if(customer !== undefined, (query) => query.where('customer_id', '=', findId(customer!) ?? 0))
    .$if(staff !== undefined, (query) => query.where('staff_id', '=', findId(staff!) ?? 0))
    .$if(what !== 'any', (query) => query.where('what', '=', what))
  const [rows, { total }, everybody] = await Promise.all([
    asked
      .leftJoin('staff', 'staff.id', 'staff_log.staff_id')
      .select(['number', 'at', 'staff.name as who', 'customer_id', 'about', 'why', 'address'])
      .select(sql<StaffDeed>`what`.as('what'))
      .orderBy('number', 'desc')
      .offset(offset)
      .limit(limit)
      .execute(),
    asked.select((row) => row.fn.countAll<number>().as('total')).executeTakeFirstOrThrow(),
    db.selectFrom('staff').select(['id', 'name']).orderBy('name').execute(),
  ])
  return { ...page(rows, { offset, limit, total }), staff: everybody }
}
