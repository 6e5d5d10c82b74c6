import { startMs } from '@endoll/domain/time/madrid.ts'
import { test as withoutDemo, today } from './fixtures.ts'
import { startOffice, type Office } from './office.ts'

/** Tests with the demo, whose longest list is one page. A file of them runs in one worker (`mode: 'default'`). */
export const test = withoutDemo.extend<object, { readonly office: Office }>({
  deployment: [{ file: 'demo', changes: { itemsPerPage: 100, contractsPerPage: 100 } }, { scope: 'worker' }],
  office: [
    async ({ deployment }, provide) => {
      const nowMs = startMs(today, 12, 'Europe/Madrid')
      const office = await startOffice({ deployment, nowMs, withDemo: true })
      await provide(office)
      await office.stop()
    },
    { scope: 'worker', timeout: 300_000 },
  ],
})
