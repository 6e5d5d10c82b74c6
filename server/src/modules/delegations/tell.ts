import { sql } from 'kysely'
import { queueMail, type MailData } from '../../mails/queue-mail.ts'
import type { Db } from '../../platform/db/open.ts'
import { todayOf } from '../../platform/clock.ts'
import type { Services } from '../../platform/services.ts'
import { signingAddress } from '../session/operations/signing-address.ts'
import { findHeld, findOwnAccount, getActor, localeOr } from './queries.ts'

type About = MailData['delegation']['about']

interface ToldDelegate {
  readonly about: Extract<About, 'invited' | 'changed' | 'ended' | 'ends'>
  readonly id: number
  readonly to: string
  /** For whom. */
  readonly customer: string
  /** invited: of the link that accepts. */
  readonly token?: string
  /** invited: of the account that has the mailbox, where there is one. */
  readonly locale?: string | null | undefined
}

/** Of the mail to the owner about an end: once for each end, however often it is moved. */
export const endingKey = sql<string>`'delegation:' || delegation.id || ':ending:' || delegation.end_day`

function keyOf(
  about: About,
  id: number,
  { endDay, nowMs }: { readonly endDay: string | null; readonly nowMs: number },
) {
  return `delegation:${id}:${about}:${about === 'ending' || about === 'ends' ? endDay : nowMs}`
}

async function termsOf(db: Db, id: number) {
  const row = await db
    .selectFrom('delegation')
    .leftJoin('account', 'account.id', 'delegation.account_id')
    .select(['delegation.role', 'delegation.chosen', 'delegation.end_day', 'delegation.email'])
    .select(['delegation.invited_by', 'delegation.accepted_name', 'account.locale as delegate_locale'])
    .select((query) =>
      query
        .selectFrom('delegation_contract')
        .select(({ fn }) => fn.countAll<number>().as('contracts'))
        .whereRef('delegation_id', '=', 'delegation.id')
        .as('contracts'),
    )
    .where('delegation.id', '=', id)
    .executeTakeFirstOrThrow()
  return { ...row, contracts: row.chosen ? Number(row.contracts) : null }
}

/** The account that answers for a delegation: whoever gave it, and once they may no longer, the customer's own. */
export async function findInviter(
  db: Db,
  services: Services,
  { id, invitedBy: accountId }: { readonly id: number; readonly invitedBy: number },
) {
  const { customer_id: customerId } = await db
    .selectFrom('delegation')
    .select('customer_id')
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  const { isDelegate, name, locale } = await getActor(db, { accountId, customerId })
  if (!isDelegate || (await findHeld(db, { accountId, customerId, today: todayOf(services) })) !== undefined)
    return { id: accountId, name, locale }
  const own = await findOwnAccount(db, customerId)
  if (!own) return undefined
  return { ...own, name: (await getActor(db, { accountId: own.id, customerId })).name }
}

/** Mails whoever acts for a customer, or is to, in the transaction of what happened. */
export async function tellDelegate(db: Db, services: Services, told: ToldDelegate): Promise<void> {
  const { about, id, to, customer, locale, token = null } = told
  const terms = await termsOf(db, id)
  const nowMs = services.clock.nowMs()
  await queueMail(db, services, {
    key: keyOf(about, id, { endDay: terms.end_day, nowMs }),
    template: 'delegation',
    locale: localeOr(services, terms.delegate_locale ?? locale),
    to,
    data: {
      about,
      greeted: terms.accepted_name,
      other: customer,
      role: terms.role,
      contracts: terms.contracts,
      endDay: terms.end_day,
      token,
    },
  })
}

/** Mails whoever invited, while they may, else the customer's own account: who accepted, refused or acts no longer. */
export async function tellOwner(
  db: Db,
  services: Services,
  {
    about,
    id,
  }: {
    readonly about: Extract<About, 'accepted' | 'refused' | 'left' | 'ending' | 'provided'>
    readonly id: number
  },
): Promise<void> {
  const terms = await termsOf(db, id)
  const owner = await findInviter(db, services, { id, invitedBy: terms.invited_by })
  if (!owner) return
  const nowMs = services.clock.nowMs()
  await queueMail(db, services, {
    key: keyOf(about, id, { endDay: terms.end_day, nowMs }),
    template: 'delegation',
    locale: localeOr(services, owner.locale),
    to: await signingAddress(db, owner.id, nowMs),
    data: {
      about,
      greeted: owner.name,
      other: terms.email,
      role: terms.role,
      contracts: terms.contracts,
      endDay: terms.end_day,
      token: null,
    },
  })
}
