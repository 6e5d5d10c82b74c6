import { randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import { openSetting, sealSetting } from '../at-rest/sealed-setting.ts'
import type { Db } from '../db/open.ts'

/** A key that signs our tokens. Older ones still verify what they signed. */
export interface Key {
  /** Stands in the header of what it signed; the first key of an installation has none. */
  readonly id: string
  readonly secret: Uint8Array
  /** From when on it signs; it verifies at once. */
  readonly fromMs: number
}

const first = 'token-secret'
/** Servers read the keys again after so long: a new one signs once every server knows it. */
const readAgainMs = 60_000
export const announcedMs = 2 * readAgainMs
/** Longer than any token lives: a browser stays known for a year. */
const keptMs = 400 * 86_400_000

interface Known {
  readonly keys: Promise<readonly Key[]>
  readonly readAtMs: number
}
const known = new WeakMap<Db, Known>()

/** The keys, the newest last. The first is made once for each installation, by the first server that needs it. */
async function readKeys(db: Db): Promise<readonly Key[]> {
  await db
    .insertInto('server_setting')
    .values({ key: first, value: sealSetting(first, randomBytes(32).toString('base64')) })
    .onConflict((conflict) => conflict.column('key').doNothing())
    .execute()
  const rows = await db
    .selectFrom('server_setting')
    .select(['key', 'value'])
    .where((where) => where.or([where('key', '=', first), where('key', 'like', `${first}-%`)]))
    .execute()
  return rows
    .map(({ key, value: stored }): Key => {
      const value = openSetting({ key, value: stored })
      const [from, text] = value.includes('|') ? value.split('|') : ['0', value]
      return {
        id: key.slice(first.length + 1),
        fromMs: Number(from),
        secret: Buffer.from(text ?? '', 'base64'),
      }
    })
    .toSorted((a, b) => a.fromMs - b.fromMs)
}

/** The keys as this server knows them, never older than a minute. */
export function keysOf(db: Db, nowMs: number): Promise<readonly Key[]> {
  const before = known.get(db)
  if (before && Math.abs(nowMs - before.readAtMs) < readAgainMs) return before.keys
  const keys = readKeys(db)
  known.set(db, { keys, readAtMs: nowMs })
  // A failed read is not kept: the next call reads again.
  keys.catch(() => known.delete(db))
  return keys
}

/** The key that signs now. */
export async function signingKey(db: Db, nowMs: number): Promise<Key> {
  const keys = await keysOf(db, nowMs)
  const key = keys.findLast(({ fromMs }) => fromMs <= nowMs)
  if (!key) throw new Error('there is no key that signs')
  return key
}

/**
 * Makes a new key. It signs from two minutes on, when every server has read it; the one before verifies what it signed
 * until no such token is left, so nobody is signed out. Keys that no token can have any more are deleted.
 */
export async function rotateKeys(db: Db, nowMs: number): Promise<Key> {
  const key = { id: randomBytes(6).toString('hex'), secret: randomBytes(32), fromMs: nowMs + announcedMs }
  await db.transaction().execute(async (transaction) => {
    await sql`lock table server_setting in share row exclusive mode`.execute(transaction)
    const keys = await readKeys(transaction)
    // A key is over once the one after it has signed for longer than any token lives.
    const over = keys.filter((_, index) => (keys[index + 1]?.fromMs ?? nowMs) < nowMs - keptMs)
    const names = over.filter(({ id }) => id !== '').map(({ id }) => `${first}-${id}`)
    if (names.length > 0) await transaction.deleteFrom('server_setting').where('key', 'in', names).execute()
    const name = `${first}-${key.id}`
    const value = sealSetting(name, `${key.fromMs}|${Buffer.from(key.secret).toString('base64')}`)
    await transaction.insertInto('server_setting').values({ key: name, value }).execute()
  })
  return key
}

/** Deletes a key that others may have: what it signed is worth nothing within a minute. False when there is none. */
export async function dropKey(db: Db, nowMs: number, id: string): Promise<boolean> {
  const others = (await readKeys(db)).filter((key) => key.id !== id && key.fromMs <= nowMs)
  if (id === '' || others.length === 0) return false
  const { numDeletedRows } = await db
    .deleteFrom('server_setting')
    .where('key', '=', `${first}-${id}`)
    .executeTakeFirstOrThrow()
  return numDeletedRows > 0n
}
