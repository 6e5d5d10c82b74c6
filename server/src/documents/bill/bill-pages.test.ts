import { afterAll, beforeAll, expect, it } from 'vitest'
import { languages } from '@endoll/api/language.ts'
import type { PdfWorker } from '../../platform/pdf/pdf-worker.ts'
import { readPdf } from '../../testing/read-pdf.ts'
import type { BillData } from '../bill-data.ts'
import { documentFile } from '../document.ts'
import { openDocuments } from '../open.ts'
import { billDocument } from './bill-document.ts'
import { homeBill } from './bill.fixture.ts'

let pdf: PdfWorker
beforeAll(() => {
  pdf = openDocuments('test')
})
afterAll(() => pdf.close())

/** As homes at the PVPC have it: nothing stays at a price, and part of the energy has the bonus. */
const atPvpc: BillData = {
  ...homeBill,
  contract: { ...homeBill.contract, commitmentEndDay: undefined },
  product: { name: 'PVPC', priceKind: 'indexed', renewable: false, market: 'pvpc' },
  bonus: { limitWh: 134_786, carriedWh: 13_160, discountedWh: 142_990, beyondWh: 0 },
  bonusLastDay: '2028-01-31',
}

it.each(languages)(
  '[law.6.conditions] a bill at the PVPC is three pages, as others are, in %s',
  async (language) => {
    const made = { signer: atPvpc, language, day: atPvpc.invoice.day }
    const { pages } = await readPdf(await documentFile({ pdf }, billDocument(atPvpc, language), made).body())
    expect(pages).toBe(3)
  },
)
