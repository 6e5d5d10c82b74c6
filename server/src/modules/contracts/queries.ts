import { sql, type SqlBool } from 'kysely'
import { findCutBan } from '@endoll/domain/billing/cut-protection.ts'
import { sipsOn, type SipsNote, type SipsNoteKind } from '@endoll/domain/supply/sips.ts'
import { activeState, draftState, type ContractStatus } from '@endoll/domain/contracting/contract-status.ts'
import { openStates } from '@endoll/domain/procedures/request-state.ts'
import { page } from '@endoll/api/paging.ts'
import type {
  ContractDetail,
  ContractsListed,
  ContractsOrder,
  ContractsSummary,
  SupplyKind,
} from '@endoll/api/contracts.ts'
import { languageOf, type Locale } from '@endoll/api/language.ts'
import type { Day } from '@endoll/domain/time/day.ts'
import { dayAt, type ClockZone } from '@endoll/domain/time/madrid.ts'
import { cutBanItem, readProtections } from '../../billing/contract-protections.ts'
import { contractDocument, type ContractSource } from '../../documents/contract/contract-document.ts'
import { documentFile } from '../../documents/document.ts'
import { getOwnContract, heldFrom, ownContracts, sinceHeld, type Owner } from '../../platform/access.ts'
import type { Db } from '../../platform/db/open.ts'
import type { SentFile } from '../../platform/http/implement.ts'
import { filterPattern } from '../../platform/search-text.ts'
import type { Services } from '../../platform/services.ts'
import { listBatteryLinks } from '../batteries/queries.ts'
import { findRecentProductChange, isHandedOver, readUnderWay } from '../requests/queries.ts'
import { findTariffOptions } from '../tariff-options/queries.ts'
import { listAttachments } from './attachments.ts'
import {
  contractDetailOf,
  contractItemOf,
  placeOf,
  type ProductFacts,
  type ProductNames,
  renewalOf,
  type ServiceRow,
} from './contract-wire.ts'
import { inLanguage, partsInLanguage } from './own-texts.ts'
import { listIdsByPlace, rowWords, withPoint } from './listed-words.ts'
import { findMandate } from './mandate.ts'
import { listOldDebts } from './old-debts.ts'
import { findShare } from './share.ts'
import { listContractPrices } from '../../billing/listed-prices.ts'

export interface ListedContracts {
  readonly type: SupplyKind
  readonly filter: string
  readonly only?: ContractsListed | undefined
  readonly order?: ContractsOrder | undefined
  readonly offset: number
  readonly limit: number
}

/** Product names, and whether any reading exists, for lists of contracts. */
function shownContracts(db: Db, owner: Owner) {
  return ownContracts(db, owner)
    .innerJoin('product', 'product.code', 'contract.product_code')
    .selectAll('contract')
    .select((expression) => [
      'product.name as product_name',
      'product.commercial_name as product_commercial_name',
      // Not "exists": the planner may turn that into a scan of every customer's days.
      expression
        .selectFrom('consumption_day')
        .select(sql<boolean>`true`.as('found'))
        .whereRef('consumption_day.contract_id', '=', 'contract.id')
        .where(sinceHeld('consumption_day.day'))
        .limit(1)
        .as('has_consumption'),
      expression
        .selectFrom('place_name')
        .select('place_name.name')
        .whereRef('place_name.contract_id', '=', 'contract.id')
        .whereRef('place_name.customer_id', '=', 'contract.customer_id')
        .as('place_name'),
      // Found by the index that lets a contract have one only.
      expression
        .selectFrom('request')
        .select(sql<boolean>`true`.as('found'))
        .whereRef('request.contract_id', '=', 'contract.id')
        .whereRef('request.customer_id', '=', 'contract.customer_id')
        .where('request.needs_distributor', '=', true)
        .where('request.state', 'in', [...openStates])
        .limit(1)
        .as('at_distributor'),
    ])
}

/** `contractStatus` of the domain, in a query of contracts; a test holds the two together. */
const status = sql<ContractStatus>`(case when contract.state = ${activeState} then 'active'
  when contract.state <> ${draftState} then 'closed'
  when contract.sign_day is null then 'waitingSignature' else 'inProcess' end)`

/** Counted in one pass over the customer's own rows. */
const summaryColumns = [
  sql<number>`count(*) filter (where ${status} = 'active')`.as('active'),
  sql<number>`count(*) filter (where ${status} = 'waitingSignature')`.as('waiting_signature'),
  sql<number>`count(*) filter (where ${status} = 'inProcess')`.as('in_process'),
  sql<number>`count(*) filter (where ${status} = 'closed')`.as('closed'),
  sql<number>`coalesce(sum(debt_cents) filter (where debt_cents > 0), 0)::bigint`.as('debt_cents'),
  sql<number>`count(*) filter (where debt_cents > 0)`.as('with_debt'),
] as const

interface SummaryRow extends Omit<ContractsSummary, 'amount_debt'> {
  readonly debt_cents: number
}

function summaryOf(kinds: readonly SummaryRow[]): ContractsSummary {
  const total = (column: keyof SummaryRow) => kinds.reduce((sum, kind) => sum + kind[column], 0)
  return {
    active: total('active'),
    waiting_signature: total('waiting_signature'),
    in_process: total('in_process'),
    closed: total('closed'),
    amount_debt: total('debt_cents') / 100,
    with_debt: total('with_debt'),
  }
}

/** Each as the summary counts it; those that can opt out as the opt-out of all takes them in. */
const shownOnly: Readonly<Record<ContractsListed, ReturnType<typeof sql<SqlBool>>>> = {
  owed: sql<SqlBool>`contract.debt_cents > 0`,
  active: sql<SqlBool>`${status} = 'active'`,
  draft: sql<SqlBool>`${status} in ('waitingSignature', 'inProcess')`,
  closed: sql<SqlBool>`${status} = 'closed'`,
  can_opt_out: sql<SqlBool>`${status} = 'active' and contract.no_cession_sips = 'unactive'
    and contract.atr_available and not exists (
    select from request
     where request.contract_id = contract.id and request.needs_distributor
       and request.state in (${sql.join([...openStates])}))`,
}

/** As people number their contracts: 9 before 10. */
const byName = sql`contract.name collate natural_order`

/** What a list is ordered by, before the name. */
const orderedBy = {
  name: byName,
  address: sql`contract.supply_street collate natural_order`,
  power: sql`(select max(power_w) from unnest(contract.powers_w) as power_w)`,
  debt: sql`contract.debt_cents`,
} as const

function orderOf(order: ContractsOrder) {
  const descending = order.startsWith('-')
  const key = (descending ? order.slice(1) : order) as keyof typeof orderedBy
  return { by: orderedBy[key], direction: descending ? ('desc' as const) : ('asc' as const) }
}

/**
 * The customer's contracts of one kind, by name or as asked. The index (customer, kind, name) is walked for this customer only,
 * so the time does not depend on how many contracts the retailer has.
 */
export async function listContracts(db: Db, owner: Owner, asked: ListedContracts) {
  const { type, filter, only, order, offset, limit } = asked
  const { by, direction } = orderOf(order ?? 'name')
  const pattern = filterPattern(withPoint(filter))
  const shown = only ? shownOnly[only] : sql<SqlBool>`true`
  const places = filter === '' ? [] : await listIdsByPlace(db, owner, filter)
  const matches = sql<SqlBool>`${shown} and (contract.search_text like ${pattern} or ${rowWords} like ${pattern}
    or contract.id = any(${places}::bigint[]) or exists (
    select from place_name
     where place_name.contract_id = contract.id and place_name.customer_id = contract.customer_id
       and place_name.search_text like ${pattern}))`
  const [rows, counted] = await Promise.all([
    shownContracts(db, owner)
      .where('contract.kind', '=', type)
      .where(matches)
      .orderBy(by, direction)
      .orderBy(byName)
      .offset(offset)
      .limit(limit)
      .execute(),
    ownContracts(db, owner)
      .select((expression) => [
        'kind',
        expression.fn.countAll<number>().as('all'),
        expression.fn.countAll<number>().filterWhere(matches).as('matching'),
        ...summaryColumns,
      ])
      .groupBy('kind')
      .execute(),
  ])
  const count = (kind: SupplyKind) => counted.find((group) => group.kind === kind)
  return {
    ...page(rows.map(contractItemOf), { offset, limit, total: count(type)?.matching ?? 0 }),
    counts: { electricity: count('electricity')?.all ?? 0, gas: count('gas')?.all ?? 0 },
    summary: summaryOf(counted),
    summary_of_type: summaryOf(counted.filter(({ kind }) => kind === type)),
  }
}

/** The customer's contracts of both kinds: those that owe something, the active ones, the drafts, the rest; by name. */
export async function listSupplies(db: Db, owner: Owner, limit: number) {
  const rows = await shownContracts(db, owner)
    .orderBy(sql`contract.debt_cents > 0`, 'desc')
    .orderBy(sql`case ${status} when 'active' then 0 when 'closed' then 2 else 1 end`)
    .orderBy('contract.kind')
    .orderBy(byName)
    .limit(limit)
    .execute()
  return rows.map(contractItemOf)
}

/** Id and name of every contract, for selectors. */
export function listContractNames(db: Db, owner: Owner) {
  return ownContracts(db, owner).select(['id', 'name']).orderBy('kind').orderBy(byName).execute()
}

type By = Parameters<typeof getOwnContract>[2]
type Source = Omit<ContractSource, 'services' | 'textLanguages' | 'prices' | 'batteries' | 'renewal'> & {
  readonly contract: ProductNames & ProductFacts
  readonly services: readonly ServiceRow[]
}
type Store = Pick<Services, 'db' | 'clock' | 'deployment'>

/** A contract's row with its product's names, and its services, newest first. */
async function sourceOf(db: Db, owner: Owner, id: number): Promise<Source> {
  const [contract, services] = await Promise.all([
    shownContracts(db, owner)
      .innerJoin('customer', 'customer.id', 'contract.customer_id')
      .select(['customer.name as customer_name', 'customer.nif as customer_nif'])
      .select([
        'product.price_kind',
        'product.renewable',
        'product.pvpc',
        'product.last_resort',
        'product.duration_months',
      ])
      .where('contract.id', '=', id)
      .executeTakeFirstOrThrow(),
    db
      .selectFrom('contract_service')
      .select(['id', 'kind', 'name', 'about', 'start_day', 'end_day', 'price_month', 'discount_percent'])
      .select(['stay_last_day', 'penalty'])
      .where('contract_id', '=', id)
      .where('start_day', '>=', heldFrom(id))
      .orderBy('start_day', 'desc')
      .orderBy('name')
      .execute(),
  ])
  return { contract, services }
}

/** One contract with everything that its document shows; throws not-found. */
export async function getContractSource(db: Db, owner: Owner, by: By): Promise<Source> {
  return sourceOf(db, owner, (await getOwnContract(db, owner, by)).id)
}

/** Today, or the last day of a contract that has ended. */
function priceDay({ end_day }: Pick<Source['contract'], 'end_day'>, today: Day): Day {
  return end_day !== null && end_day < today ? end_day : today
}

/** One contract whole, by name or by id, as it is today where its supply is; throws not-found. */
export async function getContract(
  store: Store,
  owner: Owner,
  { by, locale }: { readonly by: By; readonly locale: Locale },
): Promise<ContractDetail> {
  const { db, clock } = store
  const source = await getContractSource(db, owner, by)
  const { contract } = source
  const { id: contractId } = contract
  const today = dayAt(clock.nowMs(), contract.time_zone as ClockZone)
  const [
    attachments,
    bateria_virtual,
    tariff_options,
    prices,
    underWay,
    handedOver,
    protections,
    changed,
    mandate,
    old_debts,
    share,
    sipsNotes,
  ] = await Promise.all([
    listAttachments(db, owner, { contractId, locale }),
    listBatteryLinks(store, owner, contractId),
    findTariffOptions(store, contract, locale),
    listContractPrices(db, contract, priceDay(contract, today)),
    readUnderWay(db, contractId),
    isHandedOver(db, contractId),
    readProtections(db, contractId),
    findRecentProductChange(db, contract, today),
    findMandate(db, contract),
    listOldDebts(db, contractId),
    findShare(db, contract, Number(today.slice(0, 4))),
    readSipsNotes(db, contractId),
  ])
  const shown = { attachments, bateria_virtual, tariff_options, prices }
  const parts = await inLanguage(db, source, { shown, locale })
  return contractDetailOf(parts.contract, {
    services: parts.services,
    underWay,
    handedOver,
    productSignedDay: changed?.signedDay ?? null,
    today,
    mandate,
    old_debts,
    share,
    sipsNotes,
    cut_ban:
      contract.state === activeState
        ? cutBanItem(findCutBan({ energy: contract.kind, protections }, today))
        : null,
    ...partsInLanguage(shown, parts.own),
  })
}

/** A contract of the customer as PDF, drafts and closed ones too; throws not-found. */
export async function openContractFile(
  services: Services,
  owner: Owner,
  { name, locale }: { readonly name: string; readonly locale: Locale },
): Promise<SentFile> {
  const { db, clock, deployment } = services
  const { own, ...parts } = await inLanguage(db, await getContractSource(db, owner, { name }), { locale })
  const today = dayAt(clock.nowMs(), parts.contract.time_zone as ClockZone)
  const [prices, batteries, sipsNotes] = await Promise.all([
    listContractPrices(db, parts.contract, priceDay(parts.contract, today)),
    listBatteryLinks(services, owner, parts.contract.id),
    readSipsNotes(db, parts.contract.id),
  ])
  const contract = sipsOn(sipsNotes, today).objection
    ? { ...parts.contract, no_cession_sips: 'active' as const }
    : parts.contract
  const renewal = renewalOf(contract, today)
  const source = { ...parts, contract, renewal, prices, batteries, textLanguages: own.languages }
  const language = languageOf(locale)
  const document = contractDocument(source, { deployment, language, today })
  return documentFile(services, document, { signer: deployment, language, day: today })
}

/** What the retailer's file says of the data that distributors pass on of a contract that is known to be the caller's. */
export async function readSipsNotes(db: Db, contractId: number): Promise<SipsNote[]> {
  const { rows } = await sql<{ kind: SipsNoteKind; from: Day; until: Day | null }>`
    select kind, start_day as from, end_day as until from contract_sips
     where contract_id = ${contractId} and start_day >= ${heldFrom(contractId)}
     order by start_day desc`.execute(db)
  return rows
}

export { openAttachment } from './attachments.ts'
export { findShare } from './share.ts'
export { placeOf }
