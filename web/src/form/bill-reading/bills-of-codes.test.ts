import { expect, it } from 'vitest'
import { billsOf } from './bills-of-codes.ts'
import { filledFields } from './filled-fields.ts'

const base = 'https://comparador.cnmc.gob.es/comparador/QRE?pP1=3.45&pP2=5&iniF=2026-03-31&finF=2026-04-30'
function whole(text: string) {
  return { whole: true, text }
}

it('a picture without a code, and codes that say no bill, say so', () => {
  expect(billsOf([])).toBe('none')
  expect(billsOf([{ whole: false, text: '' }])).toBe('damaged')
  expect(billsOf([whole('https://example.org/')])).toBe('foreign')
  expect(billsOf([whole('javascript:alert(1)')])).toBe('foreign')
  expect(billsOf([whole('https://comparador.cnmc.gob.es.example.org/comparador/QRE?pP1=1')])).toBe('foreign')
  expect(billsOf([whole('https://comparador.cnmc.gob.es/comparador/QRE?pP1=3.45')])).toBe('incomplete')
})

it('the bill beside a code of something else is read, and the same code twice is one bill', () => {
  expect(billsOf([whole('https://example.org/'), whole(base), whole(base)])).toHaveLength(1)
})

it('two bills are two, in the order of the page', () => {
  const bills = billsOf([whole(`${base}&imp=10`), whole(`${base}&imp=20`)])
  expect(bills).toMatchObject([{ qr: { totalCents: 1000 } }, { qr: { totalCents: 2000 } }])
})

it('fills the retailer that the form offers, by its code in the register, and no other [r.bill-retailer]', () => {
  const retailers = [
    { id: 21, cnmc_code: null },
    { id: 92, cnmc_code: 'R2-515' },
  ]
  const filledWith = (code: string) => {
    const [bill] = billsOf([whole(`${base}${code}`)])
    return typeof bill === 'object' ? filledFields(bill.qr, retailers) : undefined
  }
  expect(filledWith('&com=R2-515')).toMatchObject({ comerOrigin: '92' })
  expect(filledWith('&com=R2-999')).not.toHaveProperty('comerOrigin')
  expect(filledWith('')).not.toHaveProperty('comerOrigin')
})

it('fills what the code says, with the first and the last day billed, and nothing that it does not say', () => {
  const [bill] = billsOf([whole(`${base}&cfP1=40&cfP2=174.5&cfP3=652&imp=99.1`)])
  expect(typeof bill === 'object' && filledFields(bill.qr)).toEqual({
    power: '3.45',
    power2: '5',
    p1: '40',
    p2: '174.5',
    p3: '652',
    startDate: '2026-04-01',
    endDate: '2026-04-30',
    invoiceAmount: '99.1',
  })
})
