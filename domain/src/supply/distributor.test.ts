import { describe, expect, it } from 'vitest'
import { cupsCheckLetters } from '../identity/cups.ts'
import { findElectricityDistributor, findGasDistributor } from './distributor.ts'

function cupsOf(start: string): string {
  const digits = start.padEnd(16, '7')
  return `ES${digits}${cupsCheckLetters(digits)}`
}

describe('the electricity distributor', () => {
  it.each([
    ['0021', undefined, '0021'],
    ['0390', undefined, '0390'],
    ['03900', undefined, '0022'],
    ['00310', undefined, '0031'],
    ['00311', undefined, '0023'],
    ['003130', undefined, '0029'],
    ['003131', undefined, '0120'],
    ['003144', '17', '0396'],
    ['003144', '22', '0029'],
    ['003145', '50', '0029'],
    ['003145', '08', '0024'],
    ['003145', undefined, '0024'],
    ['00315', undefined, '0288'],
    ['00316', undefined, '0363'],
    ['0224', undefined, '0224'],
    ['9999', undefined, undefined],
  ])('of CUPS ES%s… in province %s is %s', (start, province, reeCode) => {
    expect(findElectricityDistributor(cupsOf(start), province)?.reeCode).toBe(reeCode)
  })

  it('distinguishes a fault phone seen on bills from one that is not confirmed', () => {
    expect(findElectricityDistributor(cupsOf('0021'))?.faultPhone).toEqual({
      phone: '900171171',
      confidence: 'printed_on_bills',
    })
    expect(findElectricityDistributor(cupsOf('0022'))?.faultPhone?.confidence).toBe('unverified')
    expect(findElectricityDistributor(cupsOf('0026'))?.faultPhone).toBeUndefined()
  })
})

describe('the gas distributor', () => {
  it('is another company than the electricity one of the same digits', () => {
    expect(findGasDistributor(cupsOf('0224'))).toEqual({
      cupsPrefix: '0224',
      group: 'Nedgia (Naturgy)',
      registeredName: 'GAS GALICIA, S.A.',
    })
    expect(findElectricityDistributor(cupsOf('0224'))?.name).toBe('Elèctrica de Jafre')
  })

  it('may lack its group or its registered name', () => {
    expect(findGasDistributor(cupsOf('0210'))?.group).toBeUndefined()
    expect(findGasDistributor(cupsOf('0217'))?.registeredName).toBeUndefined()
    expect(findGasDistributor(cupsOf('0021'))).toBeUndefined()
  })
})
