import { expect, it } from 'vitest'
import { linkedPart, readLinked } from './bill-link.ts'

const figures = {
  comerOrigin: '12',
  access_tariff: '18',
  power: '4,6',
  power2: '3.45',
  p1: '50',
  p2: ' 60 ',
  p3: '90',
  startDate: '2026-10-01',
  endDate: '2026-10-31',
  invoiceAmount: '60,05',
}
const typed = { ...figures, cups: 'ES1234123456789012JY', comerOriginName: 'Alguna' }

it('a link holds the figures of the bill, and neither the CUPS nor anything else [r.comparison-link]', () => {
  const part = linkedPart('electricity', { ...typed, name: 'Laia', email: 'laia@example.test' })
  expect(part).not.toMatch(/ES1234|cups|Laia|example|Alguna/)
  expect(readLinked('electricity', `#${part}`)).toEqual({ ...figures, p2: '60' })
})

it('a link of gas holds its consumption', () => {
  const part = linkedPart('gas', { ...typed, consumption: '600' })
  expect(readLinked('gas', `#${part}`)).toMatchObject({ consumption: '600', access_tariff: '18' })
  expect(readLinked('gas', `#${part}`)).not.toHaveProperty('power')
})

it.each([
  '',
  '#',
  '#contract-power',
  '#cups=ES1234123456789012JY&name=Laia',
  '#power=<img src=x onerror=alert(1)>&p1=-1&p2=1e9&p3=NaN',
  '#power=%00&access_tariff=18%20or%201&startDate=0000-01-01&endDate=2026-1-1',
  '#__proto__=1&constructor=2&invoiceAmount=12345678',
  `#power=4&x=${'9'.repeat(700)}`,
])('a hostile or foreign link brings nothing: %s', (hash) => {
  expect(readLinked('electricity', hash)).toBeUndefined()
})

it('what is well formed stays where something beside it is not', () => {
  expect(readLinked('electricity', '#power=4,6&power=9&p1=javascript:1&cups=x')).toEqual({ power: '4,6' })
})
