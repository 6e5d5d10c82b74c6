import { roleAllows, rolesOffered, type DelegateRole } from '@endoll/domain/identity/delegate-role.ts'
import { todayOf } from '../../../platform/clock.ts'
import { at } from '../../../platform/db/at.ts'
import type { Db } from '../../../platform/db/open.ts'
import type { Services } from '../../../platform/services.ts'
import { findOwnAccount, liveDelegations } from '../queries.ts'
import { tellOwner } from '../tell.ts'

/** Whom the provider vouches for, and the roles or groups that it says of them. */
export interface Vouched {
  readonly accountId: number
  readonly roles: readonly string[]
}

/**
 * The customers, by the retailer's codes, for whom these roles let somebody act: the most that any of them allows, of what
 * a customer of that kind can give.
 */
async function wantedOf(db: Db, { deployment }: Pick<Services, 'deployment'>, roles: readonly string[]) {
  const named = deployment.openid.roles.filter(({ claim }) => roles.includes(claim))
  const wanted = new Map<string, DelegateRole>()
  if (named.length === 0) return wanted
  const customers = await db
    .selectFrom('customer')
    .select(['code', 'kind'])
    .where(
      'code',
      'in',
      named.map(({ customer }) => customer),
    )
    .execute()
  const kinds = new Map(customers.map(({ code, kind }) => [code, kind]))
  for (const { customer, role } of named) {
    if (!rolesOffered({ isCompany: kinds.get(customer) === 'company' }).includes(role)) continue
    const before = wanted.get(customer)
    if (before === undefined || roleAllows(role, before)) wanted.set(customer, role)
  }
  return wanted
}

/**
 * At a sign-in through the provider: its roles let somebody act for the customers that the deployment names with them, and
 * what it no longer says ends. What a customer has ended stays ended. The customers read of both.
 */
export async function grantByClaims(
  transaction: Db,
  services: Services,
  { accountId, roles }: Vouched,
): Promise<void> {
  const { switches, openid } = services.deployment
  if (!switches.delegation || openid.rolesClaim === null) return
  // Two sign-ins at once take their turn: the second finds what the first has granted.
  await transaction.selectFrom('account').select('id').where('id', '=', accountId).forUpdate().execute()
  const wanted = await wantedOf(transaction, services, roles)
  const given = await liveDelegations(transaction, todayOf(services))
    .innerJoin('customer', 'customer.id', 'delegation.customer_id')
    .select(['delegation.id', 'delegation.role', 'customer.code'])
    .where('delegation.account_id', '=', accountId)
    .where('delegation.by_provider', '=', true)
    .forUpdate('delegation')
    .execute()
  for (const { id, role, code } of given) {
    const now = wanted.get(code)
    wanted.delete(code)
    if (now === role) continue
    if (now === undefined) await end(transaction, services, id)
    else await transaction.updateTable('delegation').set({ role: now }).where('id', '=', id).execute()
  }
  for (const [code, role] of wanted) await grant(transaction, services, { accountId, code, role })
}

async function end(transaction: Db, services: Services, id: number): Promise<void> {
  await transaction
    .updateTable('delegation')
    .set({ ended_at: at(services.clock.nowMs()) })
    .where('id', '=', id)
    .execute()
  await tellOwner(transaction, services, { about: 'left', id })
}

interface Granted {
  readonly accountId: number
  readonly code: string
  readonly role: DelegateRole
}

async function grant(transaction: Db, services: Services, { accountId, code, role }: Granted) {
  const account = await transaction
    .selectFrom('account')
    .innerJoin('customer', 'customer.id', 'account.customer_id')
    .select(['account.email', 'account.customer_id', 'customer.name'])
    .where('account.id', '=', accountId)
    .executeTakeFirstOrThrow()
  const customer = await transaction
    .selectFrom('customer')
    .select('id')
    .where('code', '=', code)
    .executeTakeFirst()
  if (!customer || customer.id === account.customer_id) return
  if (await wasEndedByHand(transaction, { accountId, customerId: customer.id })) return
  const own = await findOwnAccount(transaction, customer.id)
  const now = at(services.clock.nowMs())
  const { id } = await transaction
    .insertInto('delegation')
    .values({
      customer_id: customer.id,
      account_id: accountId,
      email: account.email,
      role,
      chosen: false,
      invited_by: own?.id ?? accountId,
      invited_at: now,
      accepted_at: now,
      accepted_name: account.name,
      by_provider: true,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  if (own) await tellOwner(transaction, services, { about: 'provided', id })
}

/** Whether somebody has ended what the provider had granted: it is not granted anew behind their back. */
async function wasEndedByHand(db: Db, { accountId, customerId }: { accountId: number; customerId: number }) {
  const ended = await db
    .selectFrom('delegation')
    .select('id')
    .where('account_id', '=', accountId)
    .where('customer_id', '=', customerId)
    .where('by_provider', '=', true)
    .where('ended_by', 'is not', null)
    .limit(1)
    .executeTakeFirst()
  return ended !== undefined
}
