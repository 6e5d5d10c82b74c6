import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { importFolder } from '../import/import-folder.ts'
import { todayOf } from '../platform/clock.ts'
import type { Services } from '../platform/services.ts'
import { addDemoStaff } from './staff.ts'
import { writeDemoFolder } from './write-folder.ts'

/** Stands while the demo is being loaded: a first start that was broken off is completed by the next. */
const MARK = 'demo-loading'

export interface DemoLoading {
  /** Data folder; the demo's files stand in it while they are imported. */
  readonly folder: string
  readonly say: (line: string) => void
}

/**
 * Fills an empty database with the demo, through the import door. Does nothing if there are customers already.
 * Returns whether it did.
 */
export async function loadDemo(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  { folder, say }: DemoLoading,
): Promise<boolean> {
  const mark = await db.selectFrom('server_setting').select('key').where('key', '=', MARK).executeTakeFirst()
  const customer = await db.selectFrom('customer').select('id').limit(1).executeTakeFirst()
  if (customer && !mark) return false
  if (!mark) await db.insertInto('server_setting').values({ key: MARK, value: 'yes' }).execute()
  const files = join(folder, 'demo-files')
  try {
    say('Drawing the demo: nine customers, their hours and their bills …')
    await rm(files, { recursive: true, force: true })
    await writeDemoFolder(files, todayOf({ clock }))
    say('Importing it, as a retailer would …')
    const report = await importFolder(db, files)
    const problems = Object.keys(report.problemCounts)
    if (problems.length > 0) throw new Error(`the demo does not pass its own import: ${problems.join(', ')}`)
    const noticed = Object.keys(report.noticeCounts)
    if (noticed.length > 0) say(`Noticed in the demo's own files: ${noticed.join(', ')}.`)
    const bills = report.tables.find(({ file }) => file === 'invoices.csv')?.good ?? 0
    say(`Imported ${report.curves.readings} hours and ${bills} bills in ${report.seconds.toFixed(1)} s.`)
  } finally {
    await rm(files, { recursive: true, force: true })
  }
  const staff = await db.selectFrom('staff').select('id').limit(1).executeTakeFirst()
  if (!staff) await addDemoStaff({ db, clock })
  await db.deleteFrom('server_setting').where('key', '=', MARK).execute()
  return true
}
