import { expect, it } from 'vitest'
import { freeImportLock, takeImportLock, untilNoImportRuns } from './import-lock.ts'
import { contractWithBills } from './testing/bills.ts'
import { importsIntoOwnDatabase } from './testing/imports.ts'

const { db, run } = importsIntoOwnDatabase()

it('a second import is refused with a sentence; waiting for the first ends with it, also when it fails', async () => {
  const events: string[] = []
  let waiting: Promise<void> | undefined
  await db()
    .connection()
    .execute(async (first) => {
      expect(await takeImportLock(first)).toBe(true)
      waiting = untilNoImportRuns(db()).then(() => void events.push('nobody imports'))
      await expect(run(contractWithBills())).rejects.toThrow(
        'Another import is running on this database; wait until it ends.',
      )
      events.push('first ends')
      await freeImportLock(first)
    })
  await waiting
  expect(events).toEqual(['first ends', 'nobody imports'])
  expect((await run(contractWithBills())).problems).toEqual([])
})
