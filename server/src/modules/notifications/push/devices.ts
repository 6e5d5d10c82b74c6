import { ECDH } from 'node:crypto'
import { sql } from 'kysely'
import type { addPushDevice } from '@endoll/api/push-devices.ts'
import type { BodyOf, ReplyInput } from '@endoll/api/endpoint.ts'
import { at } from '../../../platform/db/at.ts'
import { transact } from '../../../platform/db/transact.ts'
import { findId } from '../../../platform/access.ts'
import { invalidFields, notFound } from '../../../platform/http/failure.ts'
import type { Caller } from '../../../platform/http/implement.ts'
import type { ConnectedServices } from '../../../gateways/services.ts'

/** Of one account; one more takes the place of the one that was used longest ago. */
const mostDevices = 10

/** The browser that calls. */
interface Browser {
  readonly hash: Buffer
  /** In words. */
  readonly device: string
}

type Devices = ReplyInput<typeof addPushDevice>

function ownDevices({ db }: Pick<ConnectedServices, 'db'>, { accountId, customerId }: Caller) {
  return db
    .selectFrom('push_device')
    .where('account_id', '=', accountId)
    .where('customer_id', '=', customerId)
}

/** The browsers that show the account's notifications; which of them calls, by its cookie. */
export async function listDevices(
  services: ConnectedServices,
  caller: Caller,
  browserHash: Buffer | undefined,
): Promise<Devices> {
  const rows = await ownDevices(services, caller)
    .select(['id', 'device', 'created_at', 'browser_hash'])
    .orderBy('id', 'desc')
    .execute()
  const devices = rows.map(({ id, device, created_at: since, browser_hash: hash }) => ({
    id,
    device,
    since,
    current: browserHash !== undefined && hash.equals(browserHash),
  }))
  return {
    public_key: services.push?.publicKey ?? null,
    devices: devices.toSorted((a, b) => Number(b.current) - Number(a.current)),
  }
}

/** Whether messages can be encrypted for the key: a point of the curve that RFC 8291 names. */
function isPoint(p256dh: string): boolean {
  try {
    ECDH.convertKey(p256dh, 'prime256v1', 'base64url')
    return true
  } catch {
    return false
  }
}

/**
 * From now on this browser shows the account's notifications. Refused where the address is none of a push service that
 * this office calls: the server would call whatever somebody names (SSRF).
 */
export async function addDevice(
  services: ConnectedServices,
  caller: Caller,
  { endpoint, keys: { p256dh, auth } }: BodyOf<typeof addPushDevice>,
  browser: Browser,
): Promise<Devices> {
  const { db, clock, push } = services
  if (!push) throw notFound()
  if (!push.mayCall(endpoint)) throw invalidFields({ endpoint: ['not_valid'] })
  if (!isPoint(p256dh)) throw invalidFields({ 'keys.p256dh': ['not_valid'] })
  const { accountId, customerId, sessionId } = caller
  const now = at(clock.nowMs())
  const bound = { session_id: sessionId, browser_hash: browser.hash, device: browser.device, bound_at: now }
  await transact(db, async (transaction) => {
    const mine = transaction
      .deleteFrom('push_device')
      .where('account_id', '=', accountId)
      .where('customer_id', '=', customerId)
    // A browser has one subscription: the one before is worth nothing any more.
    await mine.where('browser_hash', '=', browser.hash).where('endpoint', '<>', endpoint).execute()
    await transaction
      .insertInto('push_device')
      .values({
        account_id: accountId,
        customer_id: customerId,
        endpoint,
        p256dh,
        auth,
        created_at: now,
        ...bound,
      })
      .onConflict((conflict) =>
        conflict.columns(['account_id', 'endpoint']).doUpdateSet({ p256dh, auth, ...bound }),
      )
      .execute()
    await mine
      .where('id', 'in', (query) =>
        query
          .selectFrom('push_device as older')
          .select('older.id')
          .where('older.account_id', '=', accountId)
          .orderBy('older.bound_at', 'desc')
          .orderBy('older.id', 'desc')
          .offset(mostDevices),
      )
      .execute()
  })
  return listDevices(services, caller, browser.hash)
}

/** One browser of the account shows its notifications no longer. Throws not-found. */
export async function removeDevice(
  services: ConnectedServices,
  caller: Caller,
  { id, browserHash }: { readonly id: string; readonly browserHash: Buffer | undefined },
): Promise<Devices> {
  const removed = await services.db
    .deleteFrom('push_device')
    .where('account_id', '=', caller.accountId)
    .where('customer_id', '=', caller.customerId)
    .where('id', '=', findId(id) ?? 0)
    .returning('id')
    .executeTakeFirst()
  if (!removed) throw notFound()
  return listDevices(services, caller, browserHash)
}

/** How long a browser shows notifications after somebody last signed in there; its cookie lasts a little longer. */
const toldDays = 365

/**
 * A row `push_device` whose browser may be told: used in the last year, of an account that is in use, and no other
 * account has asked there since.
 */
export function mayBeTold(nowMs: number) {
  return sql<boolean>`push_device.bound_at > ${at(nowMs - toldDays * 86_400_000)}
    and exists (select from account where account.id = push_device.account_id and account.disabled_at is null)
    and not exists (select from push_device later where later.endpoint = push_device.endpoint
      and (later.bound_at, later.id) > (push_device.bound_at, push_device.id))`
}
