import type { CaseDetail, RatedCase, Satisfaction } from '@endoll/api/cases.ts'
import type { SatisfactionOutboxEvent } from '@endoll/api/retailer-law-events.ts'
import { addDays, type Day } from '@endoll/domain/time/day.ts'
import { page } from '@endoll/api/paging.ts'
import { sql } from 'kysely'
import type { Owner } from '../../platform/access.ts'
import { at } from '../../platform/db/at.ts'
import type { Db } from '../../platform/db/open.ts'
import { dayAsked } from '../../platform/http/asked-day.ts'
import { Failure } from '../../platform/http/failure.ts'
import type { Services } from '../../platform/services.ts'
import { inTransaction } from '../requests/operations/transaction.ts'
import { contractOf } from './case-wire.ts'
import { answered, getOwnCase, ownCases, type CaseRow } from './own-cases.ts'
import { writeCaseEvent } from './write-event.ts'

function findGiven(db: Db, caseId: number) {
  return db
    .selectFrom('crm_satisfaction')
    .select(['score', 'cause', 'text', 'at'])
    .where('case_id', '=', caseId)
    .executeTakeFirst()
}

/**
 * Whether a customer is asked how content they were: once the case is answered and closed, and never again. One that its
 * customer closed without an answer is not resolved. Source: Ley 10/2025 art. 18.2.
 */
function isAsked({ state }: Pick<CaseRow, 'state'>, isAnswered: boolean): boolean {
  return state === 'closed' && isAnswered
}

/** What is asked of a case of the customer's, and what was said. */
export async function satisfactionOf(
  db: Db,
  row: CaseRow & { readonly answered: boolean },
): Promise<CaseDetail['satisfaction']> {
  const given = await findGiven(db, row.id)
  return {
    asks: !given && isAsked(row, row.answered),
    given: given ? { score: given.score, cause: given.cause, text: given.text } : null,
  }
}

/** Whether the mail that tells of a case asks too. */
export async function isAskedByMail(db: Db, row: CaseRow): Promise<boolean> {
  return row.state === 'closed' && (await findGiven(db, row.id)) === undefined
}

async function writeEvent(
  db: Db,
  services: Services,
  row: CaseRow,
  { score, cause, text }: Satisfaction,
): Promise<void> {
  const { code } = await db
    .selectFrom('customer')
    .select('code')
    .where('id', '=', row.customer_id)
    .executeTakeFirstOrThrow()
  const payload: SatisfactionOutboxEvent['satisfaction'] = {
    reference: row.reference,
    customer: { code },
    score,
    cause,
    text,
  }
  await writeCaseEvent(db, services, row, { type: 'case.rated', payload })
}

/**
 * Keeps how content the customer was with a case, and tells the retailer. The same again changes nothing. Throws
 * `case_open` before it is answered and closed, `already_rated` where something else was said.
 */
export async function rateCase(
  services: Services,
  owner: Owner,
  { id, byLink, ...said }: Satisfaction & { readonly id: string; readonly byLink: boolean },
): Promise<void> {
  await inTransaction(services, async (db) => {
    const row = await getOwnCase(db, owner, id, { lock: true })
    const earlier = await findGiven(db, row.id)
    if (earlier) {
      const isSame =
        earlier.score === said.score && earlier.cause === said.cause && earlier.text === said.text
      if (!isSame) throw new Failure('already_rated')
      return
    }
    const { answered: isAnswered } = await ownCases(db, owner)
      .select(answered.as('answered'))
      .where('crm_case.id', '=', row.id)
      .executeTakeFirstOrThrow()
    if (!isAsked(row, isAnswered)) throw new Failure('case_open')
    await db
      .insertInto('crm_satisfaction')
      .values({ case_id: row.id, ...said, by_link: byLink, at: at(services.clock.nowMs()) })
      .execute()
    await writeEvent(db, services, row, said)
  })
}

/** The register of what customers said, oldest first, of the days that are asked for. Throws `date_not_valid`. */
export async function listSatisfaction(
  db: Db,
  {
    from: first,
    to: last,
    offset,
    limit,
  }: { readonly from: string; readonly to: string; readonly offset: number; readonly limit: number },
) {
  const [from, to] = [dayAsked('from', first), dayAsked('to', last)]
  const day = sql<Day>`(crm_satisfaction.at at time zone 'Europe/Madrid')::date`
  const start = (of: Day) => sql<string>`(${of}::date)::timestamp at time zone 'Europe/Madrid'`
  const matching = db
    .selectFrom('crm_satisfaction')
    .innerJoin('crm_case', 'crm_case.id', 'crm_satisfaction.case_id')
    .where('crm_satisfaction.at', '>=', start(from))
    .where('crm_satisfaction.at', '<', start(addDays(to, 1)))
  const [rows, { total }] = await Promise.all([
    matching
      .selectAll('crm_case')
      .select(['score', 'cause', 'text', 'by_link', day.as('day')])
      .orderBy('crm_satisfaction.at')
      .orderBy('crm_case.id')
      .offset(offset)
      .limit(limit)
      .execute(),
    matching.select(({ fn }) => fn.countAll<number>().as('total')).executeTakeFirstOrThrow(),
  ])
  const items = rows.map((row): RatedCase => ({
    reference: row.reference,
    contract: contractOf(row)?.name ?? null,
    category: row.category_id,
    claim:
      row.claim_type === null || row.claim_subtype === null
        ? null
        : { type: row.claim_type, subtype: row.claim_subtype },
    score: row.score,
    cause: row.cause,
    text: row.text,
    by_link: row.by_link,
    date: row.day,
  }))
  return page(items, { offset, limit, total })
}
