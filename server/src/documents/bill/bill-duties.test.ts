import { describe, expect, it } from 'vitest'
import type { BillData } from '../bill-data.ts'
import { billHelp, billSupply } from './bill-facts.ts'
import { billWordsOf } from './bill-words.ts'
import { homeBill } from './bill.fixture.ts'

describe('what a bill says of the contract and of claims (Resolución of 2021-04-28, Cuarto.1)', () => {
  const words = billWordsOf('es')
  const said = ({ facts }: ReturnType<typeof billSupply>, of: string) =>
    facts.find(({ label }) => label === of)?.lines
  const supplyOf = (data: BillData, label: string) => said(billSupply(data, words), label)
  const helpOf = (organisation: Partial<BillData['organisation']>, label: string) =>
    billHelp(
      { ...homeBill, organisation: { ...homeBill.organisation, ...organisation } },
      words,
      '',
    ).facts.find((fact) => fact.label === label)

  it('[law.bill.a] that it is the free market, or a tariff of last resort', () => {
    expect(supplyOf(homeBill, 'Contrato')).toEqual(['100101 · mercado libre'])
    const product = { ...homeBill.product, regulated: true }
    expect(supplyOf({ ...homeBill, product }, 'Contrato')).toEqual(['100101 · tarifa de último recurso'])
  })

  it('[law.bill.i] the last day of the contract, and that it renews', () => {
    expect(supplyOf(homeBill, 'Fin del contrato')?.[0]).toBe('28/02/2027, y se renueva')
    const contract = { ...homeBill.contract, endDay: '2026-12-31' as const }
    expect(supplyOf({ ...homeBill, contract }, 'Fin del contrato')).toEqual(['31/12/2026'])
    const supply = { ...homeBill.supply, kind: 'gas' as const }
    expect(supplyOf({ ...homeBill, supply }, 'Fin del contrato')).toBeUndefined()
  })

  it('[law.bill.v] whether leaving costs anything, and until when', () => {
    expect(supplyOf(homeBill, 'Penalización')).toEqual(['Ninguna por dejarlo'])
    const penalised = (startDay: string) => ({
      ...homeBill,
      contract: {
        ...homeBill.contract,
        startDay,
        terms: { durationMonths: 12, stay: { months: 12, penaltyPercent: '5' } },
      },
    })
    expect(supplyOf(penalised('2026-09-01'), 'Penalización')?.[0]).toMatch(/^Hasta el 31\/08\/2027.* 5 %/)
    expect(supplyOf(penalised('2021-03-01'), 'Penalización')).toEqual(['Ninguna por dejarlo'])
  })

  it('[law.bill.s] [law.bill.t] the postal address and free phone for claims, and the body of dispute resolution', () => {
    expect(
      helpOf({ claimsAddress: 'Calle de Prueba 1, 08001 Barcelona' }, 'Reclamar por carta')?.lines,
    ).toEqual(['Calle de Prueba 1, 08001 Barcelona'])
    expect(helpOf({ claimsPhone: '900 000 020' }, 'Reclamaciones')?.note).toBe('Gratuito.')
    expect(helpOf({ claimsPhone: '930 000 020' }, 'Reclamaciones')?.note).toBeUndefined()
    const adr = { name: 'Junta de Prueba', phone: '900 000 030', website: 'https://junta.example' }
    expect(helpOf({ adr }, 'Sin acuerdo')?.lines).toEqual(['Junta de Prueba (900 000 030, junta.example)'])
    expect(helpOf({ adr: null }, 'Sin acuerdo')?.lines[0]).toMatch(/Junta Arbitral de Consumo/)
  })

  it('[law.bill.u] the distributor’s phone, said to be free and open all day where it is', () => {
    expect(helpOf({}, 'Averías')?.note).toMatch(/a todas horas, gratuito/)
  })
})
