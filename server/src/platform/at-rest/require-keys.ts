import { sql } from 'kysely'
import type { Db } from '../db/open.ts'
import { PlainError } from '../plain-error.ts'
import { heldKeys } from './keys.ts'
import { SealedError } from './seal.ts'
import { openSetting, sealSetting } from './sealed-setting.ts'

/** Names the row that says a key has sealed something here; its value, sealed, shows whether it is the same key. */
const record = 'at-rest-key-'
const sample = 'endoll'

async function recordedKeys(db: Db): Promise<{ readonly key: string; readonly value: string }[]> {
  return db.selectFrom('server_setting').select(['key', 'value']).where('key', 'like', `${record}%`).execute()
}

/**
 * Refuses to go on where the database holds what a key sealed that this process does not hold, or holds another one of the
 * same name. Throws PlainError with the key's id.
 */
export async function requireKeys(db: Db): Promise<void> {
  const ids = new Set(heldKeys().map(({ id }) => id))
  for (const { key, value } of await recordedKeys(db)) {
    const id = key.slice(record.length)
    if (!ids.has(id))
      throw new PlainError(`The database holds what key "${id}" sealed: atRest.keys must have that key.`)
    try {
      openSetting({ key, value })
    } catch (error) {
      if (!(error instanceof SealedError)) throw error
      throw new PlainError(`atRest.keys has another key "${id}" than the one that sealed in the database.`)
    }
  }
}

/** The same, and writes down which key seals from now on. */
export async function startSealing(db: Db): Promise<void> {
  await requireKeys(db)
  const [sealing] = heldKeys()
  if (!sealing) return
  const key = `${record}${sealing.id}`
  await db
    .insertInto('server_setting')
    .values({ key, value: sealSetting(key, sample) })
    .onConflict((conflict) => conflict.column('key').doNothing())
    .execute()
}

/** Forgets the keys that seal nothing any more: all but one. Returns their ids. */
export async function forgetKeys(db: Db, sealing: string | undefined): Promise<readonly string[]> {
  const { rows } = await sql<{ key: string }>`
    delete from server_setting
     where key like ${`${record}%`} and key <> ${`${record}${sealing ?? ''}`}
    returning key`.execute(db)
  return rows.map(({ key }) => key.slice(record.length))
}
