import { expect, it } from 'vitest'
import { fileNameOf } from './file-name.ts'

it.each([
  [null, undefined],
  ['attachment', undefined],
  ['attachment; filename="700001.csv"', '700001.csv'],
  ['inline; filename=factura.pdf', 'factura.pdf'],
  [`attachment; filename="Fact_ra.pdf"; filename*=UTF-8''Fact%C3%BAra%20%281%29.pdf`, 'Factúra (1).pdf'],
  [`attachment; filename="plain.pdf"; filename*=UTF-8''%E0%A4%A`, 'plain.pdf'],
])('%s names %s', (disposition, name) => {
  expect(fileNameOf(disposition)).toBe(name)
})
