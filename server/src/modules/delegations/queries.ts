import { sql } from 'kysely'
import type { Day } from '@endoll/domain/time/day.ts'
import { rolesOffered, type DelegateRole } from '@endoll/domain/identity/delegate-role.ts'
import { isLocale } from '@endoll/api/language.ts'
import type { Acting, Delegations, GivenDelegation, HeldDelegation } from '@endoll/api/delegations.ts'
import { invitationDays } from '@endoll/api/delegations.ts'
import { ownContracts, type Owner } from '../../platform/access.ts'
import { todayOf } from '../../platform/clock.ts'
import type { Db } from '../../platform/db/open.ts'
import { asOffice } from '../../platform/db/who-asks.ts'
import { notFound } from '../../platform/http/failure.ts'
import type { Caller } from '../../platform/http/implement.ts'
import type { Services } from '../../platform/services.ts'

/** Delegations that are accepted and not over. Not scoped: the caller says whose. */
export function liveDelegations(db: Db, today: Day) {
  return db
    .selectFrom('delegation')
    .where('delegation.accepted_at', 'is not', null)
    .where('delegation.ended_at', 'is', null)
    .where((where) =>
      where.or([where('delegation.end_day', 'is', null), where('delegation.end_day', '>=', today)]),
    )
}

/** The first instant at which an invitation can still be accepted now. */
export function invitedSince(nowMs: number) {
  return sql<string>`to_timestamp(${nowMs}::float8 / 1000) - make_interval(days => ${invitationDays})`
}

/** Those that the customer has given and that are not over; an invitation is over when it can be accepted no more. */
export function givenDelegations(db: Db, { customerId }: Owner, { nowMs, today }: Moment) {
  return db
    .selectFrom('delegation')
    .where('delegation.customer_id', '=', customerId)
    .where('delegation.ended_at', 'is', null)
    .where((where) =>
      where.or([where('delegation.end_day', 'is', null), where('delegation.end_day', '>=', today)]),
    )
    .where((where) =>
      where.or([
        where('delegation.accepted_at', 'is not', null),
        where('delegation.invited_at', '>', invitedSince(nowMs)),
      ]),
    )
}

export interface Moment {
  readonly nowMs: number
  readonly today: Day
}

export function momentOf(services: Pick<Services, 'clock'>): Moment {
  return { nowMs: services.clock.nowMs(), today: todayOf(services) }
}

const idsOfContracts = sql<string[]>`array(
  select contract_id::text from delegation_contract where delegation_id = delegation.id)`

/** Names of the customer's contracts, by their ids. */
async function namesOfContracts(db: Db, caller: Caller): Promise<ReadonlyMap<string, string>> {
  const rows = await ownContracts(db, caller).select(['id', 'name']).execute()
  return new Map(rows.map(({ id, name }) => [String(id), name]))
}

async function listGiven(services: Services, caller: Caller): Promise<GivenDelegation[]> {
  const rows = await givenDelegations(services.db, caller, momentOf(services))
    .select([
      'delegation.id',
      'delegation.email',
      'delegation.role',
      'delegation.chosen',
      'delegation.end_day',
    ])
    .select(['delegation.accepted_name', 'delegation.by_provider'])
    .select([
      idsOfContracts.as('contracts'),
      sql<boolean>`delegation.accepted_at is not null`.as('accepted'),
      sql<Day>`(coalesce(accepted_at, invited_at) at time zone 'Europe/Madrid')::date`.as('start_day'),
      sql<Day>`(invited_at at time zone 'Europe/Madrid')::date + ${invitationDays}::int`.as('accept_by'),
    ])
    .orderBy('delegation.id')
    .execute()
  const names = rows.some(({ chosen }) => chosen) ? await namesOfContracts(services.db, caller) : undefined
  return rows.map((row) => ({
    id: row.id,
    state: row.accepted ? 'active' : 'invited',
    by_provider: row.by_provider,
    email: row.email,
    name: row.accepted_name,
    role: row.role,
    contracts: row.chosen ? row.contracts.flatMap((id) => names?.get(id) ?? []).toSorted() : null,
    start_date: row.start_day,
    end_date: row.end_day,
    accept_by: row.accepted ? null : row.accept_by,
  }))
}

/** For whom a call is made, and what may be done there. Throws not-found where it is made for oneself. */
export async function readActing({ db }: Pick<Services, 'db'>, caller: Caller): Promise<Acting> {
  const { inspection, customerId } = caller
  if (inspection) {
    const { name } = await db
      .selectFrom('customer')
      .select('name')
      .where('id', '=', customerId)
      .executeTakeFirstOrThrow()
    return { customer: name, role: 'look', inspection: { ...inspection } }
  }
  const found = await db
    .selectFrom('delegation')
    .innerJoin('customer', 'customer.id', 'delegation.customer_id')
    .where('delegation.id', '=', caller.delegationId ?? 0)
    .where('delegation.customer_id', '=', customerId)
    .select(['customer.name as customer', 'delegation.role'])
    .executeTakeFirst()
  if (!found) throw notFound()
  return { ...found, inspection: null }
}

/** Asked in the name of sign-in: the customers are others. */
async function listHeld(services: Services, { accountId }: Caller): Promise<HeldDelegation[]> {
  const rows = await asOffice('sign_in', () =>
    liveDelegations(services.db, todayOf(services))
      .innerJoin('customer', 'customer.id', 'delegation.customer_id')
      .where('delegation.account_id', '=', accountId)
      .select([
        'delegation.id',
        'customer.name',
        'delegation.role',
        'delegation.chosen',
        'delegation.end_day',
      ])
      .select([
        sql<number>`(select count(*)::int from delegation_contract where delegation_id = delegation.id)`.as(
          'contracts',
        ),
        sql<Day>`(accepted_at at time zone 'Europe/Madrid')::date`.as('start_day'),
      ])
      .orderBy('customer.name')
      .orderBy('delegation.id')
      .execute(),
  )
  return rows.map((row) => ({
    id: row.id,
    customer: row.name,
    role: row.role,
    contracts: row.chosen ? row.contracts : null,
    start_date: row.start_day,
    end_date: row.end_day,
  }))
}

/** Whether an account acts for any customer but its own. */
export async function actsForAnother(
  services: Pick<Services, 'db' | 'clock' | 'deployment'>,
  accountId: number,
): Promise<boolean> {
  if (!services.deployment.switches.delegation) return false
  const held = await asOffice('sign_in', () =>
    liveDelegations(services.db, todayOf(services))
      .where('delegation.account_id', '=', accountId)
      .select('delegation.id')
      .limit(1)
      .executeTakeFirst(),
  )
  return held !== undefined
}

/**
 * Name of whoever acted for a customer by an account, as they accepted; null where the customer did it. By the columns that
 * hold the two ids, in a call of either and in jobs.
 */
export function actedBy(account: string, customer: string) {
  return sql<string | null>`(
    select delegation.accepted_name from delegation
     where delegation.account_id = ${sql.ref(account)} and delegation.customer_id = ${sql.ref(customer)}
     order by delegation.id desc limit 1)`
}

/** Who did something for a customer, as a mail addresses them. */
export interface Actor {
  readonly email: string
  readonly locale: string
  /** Of the customer as the retailer has it; of a delegate the name that they accepted with. */
  readonly name: string
  /** Whether they acted for another customer than their own. */
  readonly isDelegate: boolean
}

/** Whoever did something for a customer by an account; in a call of either, and in jobs. */
export async function getActor(
  db: Db,
  { accountId, customerId }: { readonly accountId: number; readonly customerId: number },
): Promise<Actor> {
  const { own, customer, delegate, ...account } = await db
    .selectFrom('account')
    .innerJoin('customer', (join) => join.on('customer.id', '=', customerId))
    .select(['account.email', 'account.locale', 'account.customer_id as own', 'customer.name as customer'])
    .select(actedBy('account.id', 'customer.id').as('delegate'))
    .where('account.id', '=', accountId)
    .executeTakeFirstOrThrow()
  const isDelegate = own !== customerId
  return { ...account, name: isDelegate ? (delegate ?? '') : customer, isDelegate }
}

/** The delegation by which an account may still act for a customer; of several the newest. */
export async function findHeld(
  db: Db,
  { accountId, customerId, today }: { accountId: number; customerId: number; today: Day },
): Promise<number | undefined> {
  const held = await liveDelegations(db, today)
    .where('delegation.account_id', '=', accountId)
    .where('delegation.customer_id', '=', customerId)
    .select('delegation.id')
    .orderBy('delegation.id', 'desc')
    .limit(1)
    .executeTakeFirst()
  return held?.id
}

/** The account with which a customer signs in; of several the first. None where nobody has activated one. */
export function findOwnAccount(db: Db, customerId: number) {
  return db
    .selectFrom('account')
    .select(['id', 'email', 'locale'])
    .where('customer_id', '=', customerId)
    .where('disabled_at', 'is', null)
    .orderBy('id')
    .limit(1)
    .executeTakeFirst()
}

/** What a customer can let others do. */
export async function readRolesOffered(db: Db, { customerId }: Owner): Promise<readonly DelegateRole[]> {
  const { kind } = await db
    .selectFrom('customer')
    .select('kind')
    .where('id', '=', customerId)
    .executeTakeFirstOrThrow()
  return rolesOffered({ isCompany: kind === 'company' })
}

/** Who acts for the caller's customer, and for whom the caller's account acts. */
export async function listDelegations(services: Services, caller: Caller): Promise<Delegations> {
  const [given, held, roles] = await Promise.all([
    listGiven(services, caller),
    listHeld(services, caller),
    readRolesOffered(services.db, caller),
  ])
  return { given, held, roles: [...roles] }
}

/** In which language somebody of the office is written to; that of the deployment where no account says another. */
export function localeOr({ deployment }: Services, locale: string | null | undefined) {
  return isLocale(locale) ? locale : deployment.defaultLanguage
}
