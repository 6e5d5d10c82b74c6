import { languages } from '@endoll/api/language.ts'
import { dayAt } from '@endoll/domain/time/madrid.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { TestDatabase } from '../../../testing/database.ts'
import { startTestServer, type TestServer } from '../../../testing/test-server.ts'
import { batteryDisagreements } from './battery-agrees.ts'
import { hasQpdf } from './check-file.ts'
import { contentDisagreements } from './content-agrees.ts'
import { contractFileDisagreements } from './contract-files.ts'
import {
  documentDisagreements,
  documentOf,
  downloadDisagreements,
  downloaded,
  explainedBillDisagreements,
  listDisagreements,
  openDemoOffice,
  type DemoOffice,
} from './demo-office.ts'
import { fileDisagreements } from './file-agrees.ts'
import { gather } from './gather.ts'
import { saidOfPaying } from '../who-pays.ts'
import { sampleOf } from './sample.ts'
import { tamperedWith } from './tampered.ts'

/** The figures on the page, in the bill and in the database are the same, for every invoice of the demo. */
export function describeAgreement(database: () => TestDatabase): void {
  describe('figures', () => {
    let server: TestServer
    let office: DemoOffice

    beforeAll(async () => {
      server = await startTestServer({}, { onDatabase: database().connection })
      office = await openDemoOffice(server.app, server.services)
    }, 300_000)
    afterAll(() => server.stop())

    it.each(languages)(
      'of the list in %s are those of the database',
      async (language) => {
        expect(office.bills.length).toBeGreaterThan(2800)
        expect(await listDisagreements(office, language)).toEqual([])
      },
      300_000,
    )

    it('of what the gestoria pays are the same in home, list, dialog and spreadsheet', async () => {
      const { summary, home, dialog, sheet } = await saidOfPaying(office, 'gestoria')
      // On 21 November: 11 bills by one transfer and 18 that the bank takes; only the 11 are the customer's to pay.
      expect(summary).toMatchObject({
        amount_pending: 2199.1,
        pending: 29,
        pending_by_customer: 11,
        amount_pending_by_customer: 530.61,
        grouped_transfers: [{ reference: 'PF2611', amount: 530.61, invoices: 11, due_date: '2026-12-20' }],
      })
      expect(home).toEqual(summary)
      const [overdue, inProcess] = [summary.amount_debt, summary.amount_in_process].map((euros) =>
        Math.round(euros * 100),
      )
      expect(dialog).toEqual({ charged: [18, 166_849], ticked: [summary.with_debt, overdue] })
      expect(sheet).toEqual({
        'Con otras, en una transferencia: PF2611': [11, 53_061],
        'Vencida: pendiente de pago': [summary.with_debt, overdue],
        'La cobra el banco': [18 + summary.in_process, 166_849 + inProcess!],
      })
    }, 300_000)

    it('of every bill explained are those of the database, and what changed adds up', async () => {
      expect(await explainedBillDisagreements(office)).toEqual([])
    }, 300_000)

    it('of every battery are the same in bills, ledger, pages, advice and spreadsheet', async () => {
      expect(await batteryDisagreements(office)).toEqual([])
    })

    it('of every bill are those of the database', async () => {
      expect(await documentDisagreements(office)).toEqual([])
    }, 900_000)

    it('with one digit changed are found', async () => {
      const stored = office.bills.findLast(({ invoice, bill }) => {
        return invoice.type === 'N' && bill.lines.some(({ kind }) => kind === 'surplus')
      })!
      for (const language of languages) {
        const { content } = await documentOf(office, { stored, language })
        const tampered = tamperedWith(content)
        expect(tampered.length).toBeGreaterThan(80)
        const missed = tampered.filter(
          ({ content: changed }) => contentDisagreements(changed, stored, language).length === 0,
        )
        expect(missed.map(({ what }) => what)).toEqual([])
      }
      const [other] = office.bills
      const file = await downloaded(office, { stored, language: 'es' })
      const document = await documentOf(office, { stored: other!, language: 'es' })
      const found = await fileDisagreements(file.rawPayload, { ...document, stored: other!, language: 'es' })
      expect(found.length).toBeGreaterThan(30)
    }, 300_000)

    it(`of PDF files are those of their bills${hasQpdf ? ', and qpdf finds nothing wrong' : ''}`, async () => {
      const sample = sampleOf(office.bills, dayAt(office.services.clock.nowMs(), 'Europe/Madrid'))
      expect(sample.length).toBeGreaterThan(40)
      expect(await gather(sample, (taken) => downloadDisagreements(office, taken))).toEqual([])
    }, 900_000)

    it('of contracts stand in files that are tagged, titled and in our typeface', async () => {
      const { read, sentences } = await contractFileDisagreements(office)
      expect(read).toBeGreaterThan(20)
      expect(sentences).toEqual([])
    }, 900_000)
  })
}
