import { movingDays } from '@endoll/domain/contracting/moving.ts'
import { parseMobile } from '@endoll/domain/identity/phone.ts'
import { parseDay, type Day } from '@endoll/domain/time/day.ts'
import { lockOwnContract, type ContractRow } from '../../platform/access.ts'
import { todayOf } from '../../platform/clock.ts'
import { sealJson } from '../../platform/at-rest/seal.ts'
import { at } from '../../platform/db/at.ts'
import type { Db } from '../../platform/db/open.ts'
import { transact } from '../../platform/db/transact.ts'
import type { Asking } from '../../platform/http/asking.ts'
import { Failure, invalidFields, notFound } from '../../platform/http/failure.ts'
import type { Caller } from '../../platform/http/implement.ts'
import { newReference } from '../../platform/reference.ts'
import type { Services } from '../../platform/services.ts'
import { sha256OfJson } from '../../platform/sha256.ts'
import { checkedHolder, getSupplyEnd, holderChangeRefusal, registersOf } from '../procedures/operations.ts'
import { supplyAddress } from '../../billing/supply-address.ts'
import type { Leaving } from '../leads/queries.ts'
import type { MoveBody, MoveRow } from './move-row.ts'

function within(day: Day | undefined, { first, last }: { readonly first: Day; readonly last: Day }) {
  return day !== undefined && first <= day && day <= last
}

/** Both days and how the mover is reached; throws what is wrong with them, all at once. */
function checked(services: Services, body: MoveBody) {
  const days = movingDays(todayOf(services))
  const [lastDay, firstDay] = [parseDay(body.last_day), parseDay(body.first_day)]
  const mobile = parseMobile(body.mobile)
  const errors = {
    ...(within(lastDay, days.leaving) ? {} : { last_day: ['date_not_valid'] }),
    ...(within(firstDay, days.arriving) ? {} : { first_day: ['date_not_valid'] }),
    ...(mobile.ok ? {} : { mobile: [mobile.error] }),
    ...(body.cut_accepted || body.follower ? {} : { cut_accepted: ['cut_not_accepted'] }),
  }
  if (!lastDay || !firstDay || !mobile.ok || Object.keys(errors).length > 0) throw invalidFields(errors)
  return { lastDay, firstDay, mobile: mobile.phone }
}

/** Throws where a supply cannot be left, or not to who follows, for the reasons of the change that it will be. */
async function requireLeavable(services: Services, caller: Caller, row: ContractRow, body: MoveBody) {
  const { readings } = body.supplies.find(({ name }) => name === row.name) ?? {}
  if (readings && readings.length !== registersOf(row)) throw invalidFields({ readings: ['not_valid'] })
  const { refusal, email } = await getSupplyEnd(services, caller, row.name)
  if (refusal) throw new Failure(refusal.code, refusal.request ? { about: { request: refusal.request } } : {})
  if (!body.follower) return
  if (!services.deployment.switches.changeHolder) throw notFound()
  const notHandedOver = holderChangeRefusal(row)
  if (notHandedOver) throw new Failure(notHandedOver)
  checkedHolder(services, body.follower, row, email.toLowerCase())
}

/** A firm says more of itself: whoever acts for it, and by what paper. */
async function requirePerson(db: Db, { customerId }: Caller): Promise<void> {
  const { kind } = await db
    .selectFrom('customer')
    .select('kind')
    .where('id', '=', customerId)
    .executeTakeFirstOrThrow()
  if (kind === 'company') throw notFound()
}

/** What the same sending has kept, however far it came before its connection was lost. */
async function findEarlier(db: Db, { caller, key }: Asking, hash: Buffer): Promise<MoveRow | undefined> {
  if (key === undefined) return undefined
  const row = await db
    .selectFrom('home_move')
    .selectAll()
    .where('account_id', '=', caller.accountId)
    .where('idempotency_key', '=', key)
    .executeTakeFirst()
  if (row && !row.leaving_hash.equals(hash)) throw new Failure('key_reused')
  return row
}

/** Keeps what is left, when and to whom, once all of it can be asked for; nothing is asked of anybody yet. */
export async function beginMove(
  services: Services,
  caller: Caller,
  asking: Asking,
  body: MoveBody,
): Promise<MoveRow> {
  const hash = sha256OfJson(body)
  const earlier = await findEarlier(services.db, asking, hash)
  if (earlier) return earlier
  const { lastDay, firstDay, mobile } = checked(services, body)
  const names = [...new Set(body.supplies.map(({ name }) => name))].toSorted()
  return transact(services.db, async (db) => {
    const held = { ...services, db }
    await requirePerson(db, caller)
    const contracts: ContractRow[] = []
    for (const name of names) contracts.push(await lockOwnContract(db, caller, { name }))
    // The same press, sent twice at once, waits at the lock for the other.
    const twin = await findEarlier(db, asking, hash)
    if (twin) return twin
    for (const row of contracts) await requireLeavable(held, caller, row, body)
    const leaving: Leaving = {
      contracts: contracts.map((row) => ({
        id: row.id,
        name: row.name,
        kind: row.kind,
        address: supplyAddress(row),
        readings: body.supplies.find(({ name }) => name === row.name)?.readings ?? null,
      })),
      mobile,
      follower: body.follower,
    }
    const reference = newReference()
    return db
      .insertInto('home_move')
      .values({
        reference,
        customer_id: caller.customerId,
        account_id: caller.accountId,
        leaving: sealJson('home_move.leaving', { reference }, leaving),
        leaving_hash: hash,
        last_day: lastDay,
        first_day: firstDay,
        locale: asking.locale ?? 'es',
        idempotency_key: asking.key ?? null,
        created_at: at(services.clock.nowMs()),
      })
      .returningAll()
      .executeTakeFirstOrThrow()
  })
}
