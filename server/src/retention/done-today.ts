import type { Services } from '../platform/services.ts'

const dayMs = 86_400_000

type Done = Pick<Services, 'db' | 'clock'>

/** Whether a job of one run a day has come to its end within the last day. */
export async function wasDoneToday({ db, clock }: Done, setting: string): Promise<boolean> {
  const done = await db
    .selectFrom('server_setting')
    .select('value')
    .where('key', '=', setting)
    .executeTakeFirst()
  return done !== undefined && clock.nowMs() - Number(done.value) < dayMs
}

export async function noteDone({ db, clock }: Done, setting: string): Promise<void> {
  const value = String(clock.nowMs())
  await db
    .insertInto('server_setting')
    .values({ key: setting, value })
    .onConflict((conflict) => conflict.column('key').doUpdateSet({ value }))
    .execute()
}
