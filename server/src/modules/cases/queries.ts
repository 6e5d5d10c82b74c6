import type { CaseCategory, CaseDetail, CaseState } from '@endoll/api/cases.ts'
import type { SupplyKind } from '@endoll/api/contracts.ts'
import type { Locale } from '@endoll/api/language.ts'
import { page } from '@endoll/api/paging.ts'
import { sql } from 'kysely'
import type { Owner } from '../../platform/access.ts'
import { todayOf } from '../../platform/clock.ts'
import type { Db } from '../../platform/db/open.ts'
import { readOwnTexts } from '../../platform/own-texts.ts'
import { notFound } from '../../platform/http/failure.ts'
import type { Services } from '../../platform/services.ts'
import { caseItemOf, contractOf } from './case-wire.ts'
import { actedBy } from '../delegations/queries.ts'
import { readFacts } from './facts.ts'
import { reopenUntil } from './operations.ts'
import { satisfactionOf } from './satisfaction.ts'
import { answered, getOwnCase, ownCases, type CaseRow } from './own-cases.ts'

export { ownCases } from './own-cases.ts'

/** Categories that are offered today. */
export function offeredCategories({ db, clock }: Pick<Services, 'db' | 'clock'>) {
  return db
    .selectFrom('crm_category')
    .select(['id', 'section', 'name', 'supply'])
    .where(sql<boolean>`coalesce(to_day, 'infinity'::date) > ${todayOf({ clock })}`)
    .orderBy('id')
}

/** What a case can be about, in the language of the call. */
export async function listCategories(services: Pick<Services, 'db' | 'clock'>, locale: Locale) {
  const rows = await offeredCategories(services).execute()
  const own = await readOwnTexts(
    services.db,
    rows.flatMap(({ section, name }) => [section, name]),
    locale,
  )
  const sections = new Map<string, number>()
  for (const { id, section } of rows) if (!sections.has(section)) sections.set(section, id)
  const categories: CaseCategory[] = rows.map(({ id, name, section, supply }) => ({
    id,
    name: own.said(name),
    section: sections.get(section)!,
    supply,
  }))
  return {
    sections: [...sections].map(([name, id]) => ({ id, name: own.said(name) })),
    categories,
    text_languages: own.languages,
  }
}

/** Messages of the retailer that the customer has not seen. */
const unread = sql<number>`(select count(*) from crm_message
  where crm_message.case_id = crm_case.id and crm_message.position > crm_case.seen
    and crm_message.author = 'retailer')`

function listedCases(db: Db, owner: Owner) {
  return ownCases(db, owner)
    .leftJoin('crm_category', 'crm_category.id', 'crm_case.category_id')
    .selectAll('crm_case')
    .select(['crm_category.name as category_name', unread.as('unread'), answered.as('answered')])
}

function countCases(db: Db, owner: Owner) {
  return ownCases(db, owner)
    .select([
      sql<number>`count(*) filter (where ${unread} > 0)`.as('unread'),
      sql<number>`count(*) filter (where state = 'open')`.as('open'),
      sql<number>`count(*) filter (where state = 'open' and complete_by_day is not null)`.as('incomplete'),
      sql<number>`count(*) filter (where supply = 'electricity')`.as('electricity'),
      sql<number>`count(*) filter (where supply = 'gas')`.as('gas'),
    ])
    .executeTakeFirstOrThrow()
}

export interface ListedCases {
  readonly offset: number
  readonly limit: number
  readonly state: 'any' | CaseState
  readonly supply: 'any' | SupplyKind
  readonly locale: Locale
}

/** The customer's cases: those with something unread first, then by when anything was last said. */
export async function listCases(db: Db, owner: Owner, asked: ListedCases) {
  const { offset, limit, state, supply, locale } = asked
  const matching = listedCases(db, owner)
    .$if(state !== 'any', (query) => query.where('crm_case.state', '=', state as CaseState))
    .$if(supply !== 'any', (query) => query.where('crm_case.supply', '=', supply as SupplyKind))
  const [rows, total, summary] = await Promise.all([
    matching
      .orderBy(sql`${unread} > 0`, 'desc')
      .orderBy('crm_case.updated_at', 'desc')
      .orderBy('crm_case.id', 'desc')
      .offset(offset)
      .limit(limit)
      .execute(),
    matching
      .clearSelect()
      .select((expression) => expression.fn.countAll<number>().as('total'))
      .executeTakeFirstOrThrow(),
    countCases(db, owner),
  ])
  const names = rows.flatMap(({ category_name: name }) => (name === null ? [] : [name]))
  const own = await readOwnTexts(db, names, locale)
  return {
    ...page(
      rows.map((row) => caseItemOf(row, own.said)),
      { offset, limit, total: total.total },
    ),
    summary,
    text_languages: own.languages,
  }
}

function readMessages(db: Db, caseId: number) {
  return db
    .selectFrom('crm_message')
    .innerJoin('crm_case', 'crm_case.id', 'crm_message.case_id')
    .select(['position', 'author', 'what', 'text', 'at'])
    .select(actedBy('crm_message.account_id', 'crm_case.customer_id').as('acted_by'))
    .where('case_id', '=', caseId)
    .orderBy('position')
    .execute()
}

function readFiles(db: Db, caseId: number) {
  return db
    .selectFrom('crm_file')
    .innerJoin('uploaded_file', 'uploaded_file.id', 'crm_file.file_id')
    .select(['crm_file.position', 'crm_file.number', 'uploaded_file.name', 'uploaded_file.size_bytes'])
    .where('crm_file.case_id', '=', caseId)
    .orderBy('crm_file.number')
    .execute()
}

/** One case of the customer with what was said in it; throws not-found. */
export async function getCase(
  services: Pick<Services, 'db' | 'clock'>,
  owner: Owner,
  { id, locale }: { readonly id: string; readonly locale: Locale },
): Promise<CaseDetail> {
  const { db } = services
  const { id: caseId } = await getOwnCase(db, owner, id)
  const [row, messages, files, facts] = await Promise.all([
    listedCases(db, owner).where('crm_case.id', '=', caseId).executeTakeFirstOrThrow(),
    readMessages(db, caseId),
    readFiles(db, caseId),
    readFacts(db, caseId),
  ])
  const own = await readOwnTexts(db, row.category_name === null ? [] : [row.category_name], locale)
  return {
    ...caseItemOf(row, own.said),
    facts,
    mails: messages.map((message) => ({
      ...message,
      attachments: files
        .filter(({ position }) => position === message.position)
        .map(({ number, name, size_bytes }) => ({ number, name, size_bytes })),
    })),
    adr: adrOf(row),
    reopen_until: reopenUntil(services, row),
    satisfaction: await satisfactionOf(db, row),
    text_languages: own.languages,
  }
}

function adrOf({ adr_body: body, adr_from: from, adr_to: to }: CaseRow): CaseDetail['adr'] {
  return body === null || from === null ? null : { body, from, to }
}

/** A claim of the customer as it was sent; throws not-found for what is no claim. */
export async function readSentClaim(db: Db, owner: Owner, id: string) {
  const row = await getOwnCase(db, owner, id)
  const { claim_type: type, claim_subtype: subtype, answer_due_day: answerDueDay } = row
  if (type === null || subtype === null || answerDueDay === null) throw notFound()
  const [messages, files, facts] = await Promise.all([
    readMessages(db, row.id),
    readFiles(db, row.id),
    readFacts(db, row.id),
  ])
  return {
    id: row.id,
    reference: row.reference,
    customerId: row.customer_id,
    actedBy: messages[0]?.acted_by ?? null,
    locale: row.locale as Locale,
    openedAt: row.opened_at,
    contract: contractOf(row),
    claim: { type, subtype, answerDueDay },
    text: messages[0]?.text ?? '',
    files: files.filter(({ position }) => position === 1).map(({ name }) => name),
    facts,
  }
}
