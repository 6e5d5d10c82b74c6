import { sql } from 'kysely'
import type { SupplyKind } from '@endoll/api/contracts.ts'
import { languageOf, type Language, type Locale } from '@endoll/api/language.ts'
import { page } from '@endoll/api/paging.ts'
import type { Day } from '@endoll/domain/time/day.ts'
import { billDocument } from '../../documents/bill/bill-document.ts'
import { billUbl } from '../../documents/bill/bill-ubl.ts'
import { documentFile, type Document } from '../../documents/document.ts'
import { getOwnContract, ownInvoices, type Owner } from '../../platform/access.ts'
import { todayOf } from '../../platform/clock.ts'
import type { Db } from '../../platform/db/open.ts'
import { notFound } from '../../platform/http/failure.ts'
import type { SentFile } from '../../platform/http/implement.ts'
import type { Services } from '../../platform/services.ts'
import { readOwnTexts } from '../../platform/own-texts.ts'
import { supplyAddress } from '../../billing/supply-address.ts'
import { getBillData } from './invoice-document-data.ts'
import { getInvoicesChart } from './invoice-chart.ts'
import { invoicesOf, invoicesOfPage, matching, newestFirst, scopeOf, type Scope } from './invoice-scope.ts'
import { invoiceSheet } from './invoice-sheet.ts'
import {
  findNextInvoiceDay,
  inDebt,
  listGroupedTransfers,
  readContractsDebt,
  summaryColumns,
  summaryOf,
} from './invoice-summary.ts'
import { invoiceItemOf, listedColumns, type ListedRow } from './invoice-wire.ts'
import { invoiceInLanguage, ownTextsOf } from './own-texts.ts'
import { readPendingStates } from './stored-bill.ts'

export { summaryColumns } from './invoice-summary.ts'

type Store = Pick<Services, 'db' | 'clock' | 'deployment'>

interface Asked {
  readonly type: SupplyKind
  readonly contract?: string | undefined
}

interface AskedPage {
  readonly search: string
  /** `owed`, or a year. */
  readonly only?: string | undefined
  readonly offset: number
  readonly limit: number
  readonly locale: Locale
}

const shownColumns = [
  ...listedColumns.map((column) => `invoice.${column}` as const),
  'contract.kind',
  'contract.name as contract_name',
] as const

/**
 * A page of the scope, newest first. Everything is read through the customer's contracts and the index
 * (contract, day), so the time does not depend on how many invoices the retailer has.
 */
async function listScope(store: Store, owner: Owner, scope: Scope, asked: AskedPage) {
  const { db } = store
  const { search, only, offset, limit, locale } = asked
  const today = todayOf(store)
  const { contract, kind } = scope
  const matches = matching(search, only)
  const [rows, counted, nextDay, groups, contractsDebt] = await Promise.all([
    invoicesOf(db, owner, scope)
      .where(matches)
      .select(shownColumns)
      .orderBy(newestFirst)
      .offset(offset)
      .limit(limit)
      .execute(),
    invoicesOfPage(db, owner, scope)
      .select([
        sql<number>`count(*) filter (where contract.kind = 'electricity')`.as('electricity'),
        sql<number>`count(*) filter (where contract.kind = 'gas')`.as('gas'),
        sql<number>`count(*) filter (where contract.kind = ${kind} and ${matches})`.as('matching'),
        sql<number[] | null>`array_agg(distinct extract(year from invoice.day)::int)
          filter (where contract.kind = ${kind})`.as('years'),
        ...summaryColumns(today),
      ])
      .executeTakeFirstOrThrow(),
    findNextInvoiceDay(db, owner, { contractId: contract?.id, today }),
    listGroupedTransfers(invoicesOfPage(db, owner, scope)),
    readContractsDebt(db, owner, contract?.id),
  ])
  const states = await readPendingStates(
    db,
    rows.map(({ id }) => id),
  )
  const historyOf = Map.groupBy(states, ({ invoice_id }) => invoice_id)
  const items = rows.map((row) => invoiceItemOf(row, { history: historyOf.get(row.id) ?? [], today, locale }))
  const { said, languages } = await readOwnTexts(db, items.flatMap(ownTextsOf), locale)
  const shown = items.map((item) => invoiceInLanguage(item, said))
  return {
    ...page(shown, { offset, limit, total: counted.matching }),
    counts: { electricity: counted.electricity, gas: counted.gas },
    summary: summaryOf(counted, { nextDay, groups, contractsDebt }),
    years: (counted.years ?? []).toSorted((a, b) => b - a),
    contract: contract
      ? { id: contract.id, name: contract.name, type: contract.kind, full_address: supplyAddress(contract) }
      : null,
    text_languages: languages,
  }
}

/** The customer's invoices of one kind, or of one contract. */
export async function listInvoices(store: Store, owner: Owner, asked: Asked & AskedPage) {
  return listScope(store, owner, await scopeOf(store.db, owner, asked), asked)
}

/** What is owed in all, of both kinds, and the bill that has been due longest. */
export async function readOwed(store: Store, owner: Owner) {
  const { db } = store
  const today = todayOf(store)
  const [counted, nextDay, groups, contractsDebt, oldest] = await Promise.all([
    ownInvoices(db, owner).select(summaryColumns(today)).executeTakeFirstOrThrow(),
    findNextInvoiceDay(db, owner, { contractId: undefined, today }),
    listGroupedTransfers(ownInvoices(db, owner)),
    readContractsDebt(db, owner, undefined),
    ownInvoices(db, owner)
      .where(inDebt)
      .select('invoice.id')
      .orderBy('invoice.due_day')
      .orderBy('invoice.id')
      .limit(1)
      .executeTakeFirst(),
  ])
  return {
    summary: summaryOf(counted, { nextDay, groups, contractsDebt }),
    oldestDebtId: oldest?.id,
  }
}

/** The newest invoice of each of these contracts, as far as they are the customer's. */
export async function listNewestInvoices(db: Db, owner: Owner, contractIds: readonly number[]) {
  return ownInvoices(db, owner)
    .where('invoice.contract_id', '=', sql<number>`any(${contractIds}::bigint[])`)
    .distinctOn('invoice.contract_id')
    .select([
      'invoice.id',
      'invoice.contract_id',
      'invoice.from_day',
      'invoice.to_day',
      'invoice.type',
      'invoice.total_cents',
    ])
    .orderBy('invoice.contract_id')
    .orderBy(newestFirst)
    .execute()
}

/** The invoices of one contract, by its id; throws not-found. */
export async function listContractInvoices(store: Store, owner: Owner, asked: { id: string } & AskedPage) {
  const contract = await getOwnContract(store.db, owner, { id: asked.id })
  return listScope(store, owner, { kind: contract.kind, contract }, asked)
}

/** Sums by month of the last four calendar years. */
export async function chartInvoices(store: Store, owner: Owner, asked: Asked) {
  const { maxContracts } = store.deployment
  const scope = await scopeOf(store.db, owner, asked)
  return getInvoicesChart(store.db, owner, { scope, today: todayOf(store), maxContracts })
}

const rowsAtOnce = 1000

interface SheetOfCustomers {
  readonly today: Day
  readonly locale: Locale
  /** Ids of the invoices in their order. */
  readonly list: () => Promise<readonly number[]>
  /** The rows of some of them, as far as they are still there for whoever asks. */
  readonly rowsOf: (ids: readonly number[], columns: typeof shownColumns) => Promise<readonly ListedRow[]>
}

/** The invoices of several customers as one spreadsheet; who asks for it scopes both reads. */
export function openSheetOfCustomers({ today, locale, list, rowsOf }: SheetOfCustomers): SentFile {
  const parts = async () => inParts(await list(), (ids) => rowsOf(ids, shownColumns))
  return invoiceSheet(parts, { scope: 'customers', today, locale })
}

/** The rows of ids already known to be in order, a few at a time: memory stays flat however many there are. */
async function* inParts(
  ids: readonly number[],
  rowsOf: (part: readonly number[]) => Promise<readonly ListedRow[]>,
) {
  for (let start = 0; start < ids.length; start += rowsAtOnce) {
    const part = ids.slice(start, start + rowsAtOnce)
    const byId = new Map((await rowsOf(part)).map((row) => [row.id, row]))
    yield part.flatMap((id) => byId.get(id) ?? [])
  }
}

/** The invoices that the list would show, all pages, as a spreadsheet that is written while it is read. */
export async function openInvoiceSheet(
  store: Store,
  owner: Owner,
  asked: Asked & Pick<AskedPage, 'search' | 'only' | 'locale'>,
): Promise<SentFile> {
  const { db } = store
  const scope = await scopeOf(db, owner, asked)
  const list = async () => {
    const found = await invoicesOf(db, owner, scope)
      .where(matching(asked.search, asked.only))
      .select('invoice.id')
      .orderBy(newestFirst)
      .execute()
    return inParts(
      found.map(({ id }) => id),
      (part) =>
        ownInvoices(db, owner)
          .select(shownColumns)
          .where('invoice.id', '=', sql<number>`any(${part}::bigint[])`)
          .execute(),
    )
  }
  return invoiceSheet(list, { scope, today: todayOf(store), locale: asked.locale })
}

/** One invoice of the customer as a document that is not laid out yet, and its day. Throws not-found. */
export async function getInvoiceDocument(
  store: Store,
  owner: Owner,
  { id, language }: { readonly id: string; readonly language: Language },
): Promise<{ document: Document; day: Day }> {
  const data = await getBillData(store, owner, id)
  return { document: billDocument(data, language), day: data.invoice.day }
}

/** An invoice of the customer as PDF, the same bytes whenever it is asked for; throws not-found. */
export async function openInvoiceFile(
  services: Services,
  owner: Owner,
  { id, locale }: { readonly id: string; readonly locale: Locale },
): Promise<SentFile> {
  const { deployment } = services
  const language = languageOf(locale)
  const { document, day } = await getInvoiceDocument(services, owner, { id, language })
  const file = documentFile(services, document, { signer: deployment, language, day })
  return { ...file, inline: deployment.switches.downloadInNewTab }
}

/**
 * An invoice of a firm as a structured invoice; throws not-found, also where it is none or cannot be said as one
 * (billUbl).
 */
export async function openInvoiceUbl(
  { db, deployment }: Pick<Services, 'db' | 'deployment'>,
  owner: Owner,
  { id, locale }: { readonly id: string; readonly locale: Locale },
): Promise<SentFile> {
  const language = languageOf(locale)
  const ubl = billUbl(await getBillData({ db, deployment }, owner, id), language)
  if (ubl === undefined) throw notFound()
  return { name: ubl.fileName, mediaType: 'application/xml', body: () => Buffer.from(ubl.xml) }
}

export { readBilledDemand } from './billed-demand.ts'
export { readBilledParts, readFirstUnbilledDay, type BilledParts } from './billed-parts.ts'
export { standing as standingInvoices } from './bill-history.ts'
export { findNextInvoiceDay, isGroupedTransfer, listDebits } from './invoice-summary.ts'
export { statusOf } from './invoice-wire.ts'
export { openMonthOfBills } from './month-table.ts'
export { invoiceInLanguage, ownTextsOf } from './own-texts.ts'
export { readInvoiceParts, type InvoiceParts, type RelatedInvoice } from './invoice-parts.ts'
export { readBills } from './stored-bill.ts'
