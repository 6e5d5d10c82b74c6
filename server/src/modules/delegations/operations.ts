import { sql } from 'kysely'
import type { BodyOf } from '@endoll/api/endpoint.ts'
import type * as api from '@endoll/api/delegations.ts'
import { parseEmail } from '@endoll/domain/identity/email.ts'
import { findId, hasContracts, ownContracts } from '../../platform/access.ts'
import { at } from '../../platform/db/at.ts'
import type { Db } from '../../platform/db/open.ts'
import { transact } from '../../platform/db/transact.ts'
import { asOffice } from '../../platform/db/who-asks.ts'
import { Failure, invalidFields, notFound } from '../../platform/http/failure.ts'
import type { Caller } from '../../platform/http/implement.ts'
import type { Services } from '../../platform/services.ts'
import { issueInvitation, readInvitationLink } from './invitation-link.ts'
import { givenDelegations, invitedSince, momentOf, readRolesOffered } from './queries.ts'
import { tellDelegate, tellOwner } from './tell.ts'

type Terms = Pick<BodyOf<typeof api.inviteDelegate>, 'role' | 'contracts' | 'end_date'>

/** Who can act for one customer at once, invited ones included. */
const mostDelegates = 20

/** Ids of the contracts that are named; null of all. Throws where one is not the customer's. */
async function contractsAsked(db: Db, caller: Caller, names: readonly string[] | null) {
  if (names === null) return null
  const rows = await ownContracts(db, caller)
    .select('id')
    .where('name', 'in', [...names])
    .execute()
  if (rows.length !== new Set(names).size) throw invalidFields({ contracts: ['not_valid'] })
  return rows.map(({ id }) => id)
}

/** Throws where the customer cannot let others do as much. */
async function checkRole(db: Db, caller: Caller, { role }: Terms) {
  if (!(await readRolesOffered(db, caller)).includes(role)) throw invalidFields({ role: ['not_valid'] })
}

/** Whoever decides for a customer may not decide what goes beyond the contracts in which they act. */
function requireWithin({ contracts: own }: Caller, contracts: readonly number[] | null) {
  if (own && !contracts?.every((id) => own.includes(id))) throw invalidFields({ contracts: ['not_valid'] })
}

function checkEnd(services: Services, end: string | null) {
  if (end !== null && end < momentOf(services).today) throw invalidFields({ end_date: ['date_not_valid'] })
}

async function writeContracts(db: Db, id: number, contracts: readonly number[] | null) {
  await db.deleteFrom('delegation_contract').where('delegation_id', '=', id).execute()
  if (contracts === null) return
  await db
    .insertInto('delegation_contract')
    .values(contracts.map((contract_id) => ({ delegation_id: id, contract_id })))
    .execute()
}

/** Invites by mail. An invitation to the same address that still waits is taken back; whoever acts already is refused. */
export async function invite(
  services: Services,
  caller: Caller,
  { email: typed, ...terms }: BodyOf<typeof api.inviteDelegate>,
): Promise<void> {
  const parsed = parseEmail(typed, services.deployment.mail)
  if (!parsed.ok) throw invalidFields({ email: [parsed.error] })
  const { email } = parsed
  checkEnd(services, terms.end_date)
  const locale = await localeOfMailbox(services, email)
  await transact(services.db, async (db) => {
    // Two invitations at once are counted one after the other.
    const { name: customer, own } = await lockCustomer(db, caller)
    if (own.includes(email.toLowerCase())) throw invalidFields({ email: ['same_value'] })
    // A name that somebody gave when they registered is mailed to nobody: whoever invites is known to the retailer.
    if (!(await hasContracts(db, caller))) throw invalidFields({ contracts: ['required_field'] })
    await checkRole(db, caller, terms)
    const contracts = await contractsAsked(db, caller, terms.contracts)
    requireWithin(caller, contracts)
    const given = await givenDelegations(db, caller, momentOf(services))
      .select(['delegation.id', 'delegation.email', 'delegation.accepted_at'])
      .execute()
    const same = given.filter((row) => row.email.toLowerCase() === email.toLowerCase())
    if (same.some(({ accepted_at }) => accepted_at !== null)) throw invalidFields({ email: ['already_acts'] })
    if (given.length - same.length >= mostDelegates) throw invalidFields({ email: ['too_many_delegates'] })
    for (const { id } of same) await endRow(db, services, caller, id)
    const { id } = await db
      .insertInto('delegation')
      .values({
        customer_id: caller.customerId,
        email,
        role: terms.role,
        chosen: contracts !== null,
        end_day: terms.end_date,
        invited_by: caller.accountId,
        invited_at: at(services.clock.nowMs()),
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    await writeContracts(db, id, contracts)
    await tellDelegate(db, services, {
      about: 'invited',
      id,
      to: email,
      customer,
      locale,
      token: await issueInvitation({ db, clock: services.clock }, id),
    })
  })
}

/** The language of whoever has an account with this address, whosever it is. */
async function localeOfMailbox(services: Services, email: string) {
  const account = await asOffice('sign_in', () =>
    services.db
      .selectFrom('account')
      .select('locale')
      .where(sql`lower(email)`, '=', email.toLowerCase())
      .executeTakeFirst(),
  )
  return account?.locale
}

/** The customer's row, locked: its name, and the addresses of its accounts and of the one that asks. */
async function lockCustomer(db: Db, { customerId, accountId }: Caller) {
  const { name } = await db
    .selectFrom('customer')
    .select('name')
    .where('id', '=', customerId)
    .forUpdate()
    .executeTakeFirstOrThrow()
  const accounts = await db
    .selectFrom('account')
    .select('email')
    .where((where) => where.or([where('id', '=', accountId), where('customer_id', '=', customerId)]))
    .execute()
  return { name, own: accounts.map(({ email }) => email.toLowerCase()) }
}

/** Other terms for one that the customer has given; whoever acts is told. Throws not-found. */
export async function change(
  services: Services,
  caller: Caller,
  asked: Terms & { readonly id: string },
): Promise<void> {
  checkEnd(services, asked.end_date)
  const work = async (db: Db) => {
    await caller.grant?.stillHolds(db)
    await checkRole(db, caller, asked)
    const contracts = await contractsAsked(db, caller, asked.contracts)
    requireWithin(caller, contracts)
    const row = await givenDelegations(db, caller, momentOf(services))
      .select(['delegation.id', 'delegation.email', 'delegation.account_id', 'delegation.by_provider'])
      .where('delegation.id', '=', findId(asked.id) ?? 0)
      .forUpdate()
      .executeTakeFirst()
    if (!row) throw notFound()
    // The next sign-in would change it back.
    if (row.by_provider) throw invalidFields({ role: ['not_valid'] })
    await db
      .updateTable('delegation')
      .set({ role: asked.role, end_day: asked.end_date, chosen: contracts !== null })
      .where('id', '=', row.id)
      .execute()
    await writeContracts(db, row.id, contracts)
    const { name } = await lockCustomer(db, caller)
    if (row.account_id !== null)
      await tellDelegate(db, services, { about: 'changed', id: row.id, to: row.email, customer: name })
  }
  // In the name of sign-in, to write to whoever acts in their language; each statement names the customer.
  await asOffice('sign_in', () => transact(services.db, work))
}

async function endRow(db: Db, { clock }: Services, { accountId }: Caller, id: number) {
  await db
    .updateTable('delegation')
    .set({ ended_at: at(clock.nowMs()), ended_by: accountId })
    .where('id', '=', id)
    .execute()
}

/** Ends one that the customer has given, or one that the account holds; the other side is told. Throws not-found. */
export async function end(services: Services, caller: Caller, asked: string): Promise<void> {
  const id = findId(asked) ?? 0
  // In the name of sign-in: whoever holds it is no customer of its row.
  await asOffice('sign_in', () =>
    transact(services.db, async (db) => {
      await caller.grant?.stillHolds(db)
      const row = await db
        .selectFrom('delegation')
        .innerJoin('customer', 'customer.id', 'delegation.customer_id')
        .select(['delegation.id', 'delegation.customer_id', 'delegation.account_id', 'delegation.email'])
        .select('customer.name')
        .where('delegation.id', '=', id)
        .where('delegation.ended_at', 'is', null)
        .where((where) =>
          where.or([
            where('delegation.customer_id', '=', caller.customerId),
            where('delegation.account_id', '=', caller.accountId),
          ]),
        )
        .forUpdate()
        .executeTakeFirst()
      if (!row) throw notFound()
      await endRow(db, services, caller, row.id)
      if (row.account_id === caller.accountId) await tellOwner(db, services, { about: 'left', id: row.id })
      else await tellDelegate(db, services, { about: 'ended', id: row.id, to: row.email, customer: row.name })
    }),
  )
}

/**
 * The invitation of a link, locked. `confirmation_invalid` alike where it never was, was answered or taken back, or is too
 * old; `invitation_of_another` where the account has another address: who passes the mail on passes nothing on.
 */
async function findInvitation(db: Db, services: Services, caller: Caller, token: string) {
  const id = await readInvitationLink(services, token)
  const { nowMs, today } = momentOf(services)
  const row =
    id === undefined
      ? undefined
      : await db
          .selectFrom('delegation')
          .innerJoin('customer', 'customer.id', 'delegation.customer_id')
          .selectAll('delegation')
          .select('customer.name')
          .where('delegation.id', '=', id)
          .where('delegation.account_id', 'is', null)
          .where('delegation.ended_at', 'is', null)
          .where('delegation.invited_at', '>', invitedSince(nowMs))
          .forUpdate('delegation')
          .executeTakeFirst()
  if (!row || (row.end_day !== null && row.end_day < today)) throw new Failure('confirmation_invalid')
  const account = await db
    .selectFrom('account')
    .innerJoin('customer', 'customer.id', 'account.customer_id')
    .select(['account.email', 'customer.name'])
    .where('account.id', '=', caller.accountId)
    .executeTakeFirstOrThrow()
  if (account.email.toLowerCase() !== row.email.toLowerCase()) throw new Failure('invitation_of_another')
  return { ...row, acceptedBy: account.name }
}

/** What an invitation is about. */
export function readInvitation(services: Services, caller: Caller, token: string) {
  return asOffice('sign_in', () =>
    transact(services.db, async (db) => {
      const row = await findInvitation(db, services, caller, token)
      const { contracts } = await db
        .selectFrom('delegation_contract')
        .select(({ fn }) => fn.countAll<number>().as('contracts'))
        .where('delegation_id', '=', row.id)
        .executeTakeFirstOrThrow()
      return {
        customer: row.name,
        email: row.email,
        role: row.role,
        contracts: row.chosen ? contracts : null,
        end_date: row.end_day,
      }
    }),
  )
}

/** Accepts an invitation for the account, or refuses it; whoever invited is told. */
export async function answer(
  services: Services,
  caller: Caller,
  { token, accept }: BodyOf<typeof api.answerInvitation>,
): Promise<void> {
  await asOffice('sign_in', () =>
    transact(services.db, async (db) => {
      const row = await findInvitation(db, services, caller, token)
      if (accept) {
        await db
          .updateTable('delegation')
          .set({
            account_id: caller.accountId,
            accepted_at: at(services.clock.nowMs()),
            accepted_name: row.acceptedBy,
          })
          .where('id', '=', row.id)
          .execute()
      } else await endRow(db, services, caller, row.id)
      await tellOwner(db, services, { about: accept ? 'accepted' : 'refused', id: row.id })
    }),
  )
}
