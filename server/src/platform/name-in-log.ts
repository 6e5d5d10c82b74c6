import { createHmac, randomBytes } from 'node:crypto'
import { openSetting, sealSetting } from './at-rest/sealed-setting.ts'
import type { Db } from './db/open.ts'

const setting = 'log-key'

/** What a customer is called in the log: the same on every server, and nothing without the key that the database keeps. */
export type NameInLog = (customerId: number) => string

/** Made once for each installation, by the first that asks. */
export async function openNamesInLog(db: Db): Promise<NameInLog> {
  await db
    .insertInto('server_setting')
    .values({ key: setting, value: sealSetting(setting, randomBytes(32).toString('base64')) })
    .onConflict((conflict) => conflict.column('key').doNothing())
    .execute()
  const { value } = await db
    .selectFrom('server_setting')
    .select('value')
    .where('key', '=', setting)
    .executeTakeFirstOrThrow()
  const key = Buffer.from(openSetting({ key: setting, value }), 'base64')
  return (customerId) => createHmac('sha256', key).update(String(customerId)).digest('hex').slice(0, 16)
}
