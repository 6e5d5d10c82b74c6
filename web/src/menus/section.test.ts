import { expect, it } from 'vitest'
import { currentMark, sectionOf } from './section.ts'

it.each([
  ['/inicio', 'home'],
  ['/facturas?type=gas&page=2', 'invoices'],
  ['/factures/12', 'invoices'],
  ['/contratos/700/facturas', 'invoices'],
  ['/ver-contratos?contract=700', 'contracts'],
  ['/ver-contratos?function=download', 'contracts'],
  ['/ver-contratos-gas?contract=700', 'contracts'],
  ['/ver-contratos?function=consumption&contract=700&view=year', 'consumption'],
  ['/ver-contratos?function=powChange&contract=700', undefined],
  ['/solicitudes/7', 'requests'],
  ['/nowhere', undefined],
])('%s lies in %s', (address, section) => {
  expect(sectionOf(address)).toBe(section)
})

it('the entry of the page itself is marked as it, that of its part as the part', () => {
  const invoices = { name: 'invoices', href: '/facturas' } as const
  expect(currentMark(invoices, '/facturas')).toBe('page')
  expect(currentMark(invoices, '/facturas/12')).toBe('true')
  expect(currentMark(invoices, '/contratos')).toBeUndefined()
  expect(currentMark({ ...invoices, further: true }, '/facturas')).toBeUndefined()
  expect(currentMark({ name: 'iban', href: '/ver-contratos?function=ibanChange' }, '/ver-contratos')).toBe(
    undefined,
  )
})
