import { describe, expect, it } from 'vitest'
import { readInvoiceQr } from '@endoll/domain/billing/invoice-qr-read.ts'
import { exampleLink } from '../../form/bill-reading/testing/read-photograph.ts'
import { demandOfBill } from './real-demand.ts'

const today = '2026-11-21'
const cups = 'ES1234123456789012JY1F'

function billOf(link: string) {
  const read = readInvoiceQr(link)
  return read.ok ? read.qr : undefined
}

describe('what a bill says was really needed [r.really-needed]', () => {
  it('is told of its own supply, with or without the border, and of no other', () => {
    const bill = billOf(exampleLink)
    expect(demandOfBill(bill, cups, today)).toEqual({
      from: { bill: '2026-04-30' },
      powers: [
        { contractedW: 4600, demandedW: 4730, enoughW: 4600 },
        { contractedW: 4600, demandedW: 8900, enoughW: 4600 },
      ],
    })
    expect(demandOfBill(bill, cups.slice(0, 20), today)).toBeDefined()
    expect(demandOfBill(bill, 'ES0031000000000077JN', today)).toBeUndefined()
  })

  it('is nothing without a bill, or where the bill does not say what was demanded', () => {
    expect(demandOfBill(undefined, cups, today)).toBeUndefined()
    expect(demandOfBill(billOf(exampleLink.replace('&pmaxP1=4.73', '')), cups, today)).toBeUndefined()
  })
})
