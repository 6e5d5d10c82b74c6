import type { Locale } from '@endoll/api/language.ts'
import { endDays } from '@endoll/domain/procedures/end-supply.ts'
import { todayOf } from '../../../platform/clock.ts'
import { queueMail } from '../../../mails/queue-mail.ts'
import { at } from '../../../platform/db/at.ts'
import type { Db } from '../../../platform/db/open.ts'
import { transact } from '../../../platform/db/transact.ts'
import type { Asking } from '../../../platform/http/asking.ts'
import { Failure } from '../../../platform/http/failure.ts'
import type { Services } from '../../../platform/services.ts'
import { leavingOf, listSignedMoves, type Leaving } from '../../leads/queries.ts'
import { askHolderChange, askSupplyEnd } from '../../procedures/operations.ts'
import { signWithAnother } from '../../requests/operations/sign-with-another.ts'
import { inTransaction } from '../../requests/operations/transaction.ts'
import { refusedOf, type MoveRow, type Refused } from '../move-row.ts'

const refusals: readonly string[] = ['contract_not_active', 'debt_pending'] satisfies Refused[]

/** Why one supply is not asked about for good; undefined where something else is under way, which is waited for. */
function refusedFor(error: unknown): Refused | undefined {
  if (!(error instanceof Failure)) throw error
  if (error.code === 'process_running') return undefined
  return refusals.includes(error.code) ? (error.code as Refused) : 'not_valid'
}

interface Ending {
  readonly move: MoveRow
  readonly email: string
  /** References of the contracts whose signature signs it. */
  readonly drafts: string
}

/** Asks what was signed of one supply: that it ends, or that who follows becomes its holder. */
async function askOne(
  db: Db,
  services: Services,
  { move, email, drafts }: Ending,
  { name, readings }: Leaving['contracts'][number],
): Promise<void> {
  const { mobile, follower } = leavingOf(move)
  const asking: Asking = {
    caller: { accountId: move.account_id, customerId: move.customer_id, sessionId: null },
    locale: move.locale as Locale,
    key: `home-move:${move.reference}:${name}`,
  }
  const shown = readings === null ? {} : { readings: [...readings] }
  const { first, last } = endDays(todayOf(services))
  // Signed late, the day that was said may be too near: then it is the first that is left.
  const day = move.last_day < first ? first : move.last_day > last ? last : move.last_day
  const { reply } = follower
    ? await askHolderChange(db, services, asking, {
        name,
        body: { ...follower, ...shown },
        homeMove: move.id,
      })
    : await askSupplyEnd(db, services, asking, {
        name,
        body: {
          reason: 'moving',
          day,
          last_bill: 'email',
          email,
          phone: mobile,
          cut_accepted: true,
          ...shown,
        },
        homeMove: move.id,
      })
  await signWithAnother(db, services, reply.request.id, {
    method: 'signed with the contract of the new home',
    signed_with: drafts,
    home_move: move.reference,
    home_move_sha256: move.leaving_hash.toString('hex'),
  })
}

/**
 * All supplies of one move, each in a transaction of its own. What has to wait is asked for at a later run; of what cannot be
 * asked for the mover is told.
 */
async function askEndsOf(services: Services, id: number, drafts: string): Promise<void> {
  const { db } = services
  const { email, customer, ...move } = await db
    .selectFrom('home_move')
    .innerJoin('account', 'account.id', 'home_move.account_id')
    .innerJoin('customer', 'customer.id', 'home_move.customer_id')
    .selectAll('home_move')
    .select(['account.email', 'customer.name as customer'])
    .where('home_move.id', '=', id)
    .executeTakeFirstOrThrow()
  const refused: Record<string, Refused> = { ...refusedOf(move) }
  const untold: { readonly contract: string; readonly reason: Refused }[] = []
  let waits = false
  for (const contract of leavingOf(move).contracts) {
    if (refused[String(contract.id)]) continue
    try {
      await inTransaction(services, (transaction) =>
        askOne(transaction, services, { move, email, drafts }, contract),
      )
    } catch (error) {
      const reason = refusedFor(error)
      if (reason === undefined) {
        waits = true
        continue
      }
      refused[String(contract.id)] = reason
      untold.push({ contract: contract.name, reason })
    }
  }
  await transact(db, async (transaction) => {
    await transaction
      .updateTable('home_move')
      .set({
        refused: JSON.stringify(refused),
        asked_at: waits ? null : at(services.clock.nowMs()),
      })
      .where('id', '=', id)
      .execute()
    for (const { contract, reason } of untold)
      await queueMail(transaction, services, {
        key: `home_move:${move.reference}:${contract}`,
        template: 'home_move',
        locale: move.locale as Locale,
        to: email,
        data: { customer, contract, reason, reference: move.reference },
      })
  })
}

/** Asks what moves say of the old home, once the contract of the new one was signed. Safe to run twice. */
export async function askEndsOfMoves(services: Services): Promise<void> {
  for (const { id, drafts } of await listSignedMoves(services.db)) await askEndsOf(services, id, drafts)
}
