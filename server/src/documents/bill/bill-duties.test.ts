import { BONUS_CONDITIONS, RETAILERS_LIST } from '@endoll/domain/contracting/regulated-price.ts'
import { describe, expect, it } from 'vitest'
import { phoneText } from '@endoll/domain/identity/phone-text.ts'
import type { BillData } from '../bill-data.ts'
import { billAccess } from './bill-access.ts'
import { billDestination } from './bill-destination.ts'
import { billDocument } from './bill-document.ts'
import { billCustomer, billHelp, billHighlights, billSupply } from './bill-facts.ts'
import { billLabel } from './bill-label.ts'
import { billMore } from './bill-more.ts'
import { billReadings } from './bill-readings.ts'
import { billWordsOf } from './bill-words.ts'
import { gasBill, homeBill } from './bill.fixture.ts'

describe('what a bill says of the contract and of claims (Resolución of 2021-04-28, Cuarto.1) [r.law-bill-contract]', () => {
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

  const on = (market: BillData['product']['market']): BillData => ({
    ...homeBill,
    product: { ...homeBill.product, market },
  })

  it('[law.bill.a] that it is the free market, a tariff of last resort, or the PVPC', () => {
    expect(supplyOf(homeBill, 'Contrato')).toEqual(['100101 · mercado libre'])
    expect(supplyOf(on('last_resort'), 'Contrato')).toEqual(['100101 · tarifa de último recurso'])
    expect(supplyOf(on('pvpc'), 'Contrato')).toEqual(['100101 · PVPC, precio regulado'])
  })

  it('[law.bill.b] [law.bill.c] [law.bill.d] [law.bill.e] [law.bill.f] [law.bill.g] [law.bill.h] number and day of the charge, days, holder, CUPS, address, contract, access and distributor', () => {
    const highlights = new Map(billHighlights(homeBill, words).map(({ label, lines }) => [label, lines]))
    expect(billDocument(homeBill, 'es').title).toContain('FE-0001')
    expect(highlights.get('Se cobra el')).toEqual(['25/11/2026'])
    expect(highlights.get('Periodo facturado')).toEqual(['01/10/2026 – 31/10/2026'])
    const transfer = { ...homeBill.invoice, paymentMethod: 'transfer' as const }
    const due = billHighlights({ ...homeBill, invoice: transfer }, words).map(({ label }) => label)
    expect(due).toContain('Último día para pagar')
    // The holder stands apart where somebody else is invoiced.
    const customerOf = (ownerName: string) =>
      said(billCustomer({ ...homeBill, contract: { ...homeBill.contract, ownerName } }, words), 'Titular')
    expect(said(billCustomer(homeBill, words), 'Factura a')?.slice(0, 2)).toEqual([
      'Clienta Prova',
      'NIF 00000000T',
    ])
    expect(customerOf('Otra Persona')).toEqual(['Otra Persona', 'NIF 00000000T'])
    expect(supplyOf(homeBill, 'CUPS')).toEqual(['ES99 9900 0000 0000 01DS 0F'])
    expect(supplyOf(homeBill, 'Dirección')).toEqual(['Carrer Nou 2, 08500 Vic'])
    expect(supplyOf(homeBill, 'Contrato')?.[0]).toMatch(/^100101 · /)
    expect(supplyOf(homeBill, 'Distribuidora')).toEqual(['Distribuïdora, S.A.', 'Ref. de acceso 4100000201'])
  })

  it('[law.bill.l] the power of the contract in each period', () => {
    expect(supplyOf(homeBill, 'Potencia')?.map((line) => line.replaceAll('\u00a0', ' '))).toEqual([
      'P1 4,6 kW · P2 4,6 kW',
    ])
  })

  it('[law.18] in which time what is written is answered', () => {
    expect(helpOf({}, 'Reclamaciones')?.note).toBe(
      'Gratuito. Respuesta: facturas, 5 días; cortes, 2\u00a0h; lo demás, 15 días hábiles.',
    )
  })

  it('has no empty line where neither is to be said', () => {
    const before = { ...homeBill, invoice: { ...homeBill.invoice, day: '2025-06-30' as const } }
    const claims = { ...before, organisation: { ...homeBill.organisation, claimsPhone: '930 000 020' } }
    const shown = billHelp(claims, words, '').facts
    expect(shown.find(({ label }) => label === 'Reclamaciones')).toBeDefined()
    expect(shown.filter(({ note }) => note === '')).toEqual([])
  })

  it('[law.6.list] on the PVPC where the CNMC lists the retailers, and nowhere else', () => {
    const listOf = (data: BillData) =>
      billMore(data, words).facts.find(({ label }) => label === 'Comercializadoras')
    expect(listOf(on('pvpc'))?.address).toBe(RETAILERS_LIST)
    expect(listOf(homeBill)).toBeUndefined()
  })

  it('[law.bill.pvpc] on the PVPC what a day costs, in this period and in fourteen months, and the use of a year', () => {
    const span = (from: `${number}-${number}-${number}`, to: `${number}-${number}-${number}`) => ({
      from,
      to,
    })
    const billed = (of: ReturnType<typeof span>, energyWh: number, amountCents: number) => ({
      span: of,
      energyWh,
      amountCents,
      estimated: false,
    })
    const history = [
      billed(span('2025-09-01', '2025-10-01'), 900_000, 9000),
      billed(span('2025-11-01', '2025-12-01'), 200_000, 3000),
      billed(span('2026-10-01', '2026-11-01'), 174_592, 3100),
    ]
    const of = (data: BillData, label: string) =>
      billMore(data, words)
        .facts.find((fact) => fact.label === label)
        ?.lines.map((line) => line.replaceAll('\u00a0', ' '))
    const bill = { ...on('pvpc').bill, span: span('2026-10-01', '2026-11-01'), totalCents: 3100 }
    const pvpc = { ...on('pvpc'), bill, history }
    expect(of(pvpc, 'Gasto al día')).toEqual([
      '1,00 € de media en este periodo',
      '1,66 € de media desde el 1 de septiembre de 2025',
    ])
    expect(of(pvpc, 'Consumo en un año')).toEqual(['375 kWh'])
    expect(of(homeBill, 'Gasto al día')).toBeUndefined()
    const annulled = { ...pvpc, invoice: { ...pvpc.invoice, type: 'A' as const } }
    expect(of(annulled, 'Gasto al día')).toBeUndefined()
  })

  it('[law.6.conditions] on the PVPC what can be contracted, who has to supply, and where the conditions of the bonus are', () => {
    const factsOf = (data: BillData) => new Map(billMore(data, words).facts.map((fact) => [fact.label, fact]))
    const facts = factsOf(on('pvpc'))
    expect(facts.get('Comercializadoras')?.note).toMatch(
      /PVPC, precio fijo anual o mercado libre\. .* tienen que/,
    )
    expect(facts.get('Bono social')).toMatchObject({
      lines: ['bonosocial.gob.es'],
      address: BONUS_CONDITIONS,
    })
    expect(facts.get('Bono social')?.note).toContain(phoneText(homeBill.organisation.phone))
    expect(factsOf(homeBill).has('Bono social')).toBe(false)
  })

  it('[law.6.renewal] until when the bonus lasts, and before that ends how it is renewed', () => {
    const billOf = (day: string, bonusLastDay: string | undefined) => ({
      ...homeBill,
      invoice: { ...homeBill.invoice, day },
      bonusLastDay,
    })
    const untilOf = (bonusLastDay: string | undefined) =>
      supplyOf(billOf('2026-11-05', bonusLastDay), 'Bono social')
    const renewalOf = (day: string, bonusLastDay: string) =>
      billMore(billOf(day, bonusLastDay), words).facts.find(({ label }) => label === 'Renovación del bono')
        ?.lines[0]
    expect(untilOf(undefined)).toBeUndefined()
    expect(untilOf('2028-01-31')).toEqual(['Se aplica hasta el 31 de enero de 2028'])
    const told = /se comprueba el 30 de noviembre de 2027 como muy tarde, y la factura siguiente lo dice/
    expect(renewalOf('2027-09-28', '2028-01-31')).toBeUndefined()
    expect(renewalOf('2027-09-29', '2028-01-31')).toMatch(told)
    expect(renewalOf('2028-01-31', '2028-01-31')).toMatch(told)
    expect(renewalOf('2028-02-01', '2028-01-31')).toBeUndefined()
    // Before 2022 the customer had to ask for it.
    const asked = /pida la renovación a más tardar el 10 de enero de 2022; si no, deja de aplicarse/
    expect(renewalOf('2022-01-10', '2022-01-31')).toMatch(asked)
    expect(renewalOf('2022-01-11', '2022-01-31')).toBeUndefined()
  })

  it('[law.bill.i] the last day of the contract, and that it renews', () => {
    expect(supplyOf(homeBill, 'Finaliza')?.[0]).toBe('28 de febrero de 2027, y se renueva')
    const contract = { ...homeBill.contract, endDay: '2026-12-31' as const }
    expect(supplyOf({ ...homeBill, contract }, 'Finaliza')).toEqual(['31 de diciembre de 2026'])
    const supply = { ...homeBill.supply, kind: 'gas' as const }
    expect(supplyOf({ ...homeBill, supply }, 'Finaliza')).toBeUndefined()
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
    expect(supplyOf(penalised('2026-09-01'), 'Penalización')?.[0]).toMatch(
      /^Hasta el 31 de agosto de 2027.* 5 %/,
    )
    expect(supplyOf(penalised('2021-03-01'), 'Penalización')).toEqual(['Ninguna por dejarlo'])
  })

  it('[law.bill.r] [law.bill.s] [law.bill.t] the postal address and free phone for claims, and the body of dispute resolution', () => {
    expect(helpOf({ claimsAddress: 'Calle de Prueba 1, 08001 Barcelona' }, 'Por carta')?.lines).toEqual([
      'Calle de Prueba 1, 08001 Barcelona',
    ])
    expect(helpOf({ claimsPhone: '900 000 020' }, 'Reclamaciones')?.note).toMatch(/^Gratuito\./)
    expect(helpOf({ claimsPhone: '930 000 020' }, 'Reclamaciones')?.note).toMatch(/^Respuesta:/)
    const adr = { name: 'Junta de Prueba', phone: '900 000 030', website: 'https://junta.example' }
    expect(helpOf({ adr }, 'Sin acuerdo')?.lines).toEqual(['Junta de Prueba (900 000 030, junta.example)'])
    expect(helpOf({ adr: null }, 'Sin acuerdo')?.lines[0]).toMatch(/Junta Arbitral de Consumo/)
  })

  const moreOf = (data: BillData, label: string) =>
    billMore(data, words).facts.find((fact) => fact.label === label)
  const withMeter = (data: BillData, ...meters: string[]) => ({
    ...data,
    readings: data.readings.map((reading, index) => ({ ...reading, meter: meters[index % meters.length] })),
  })

  it('[law.bill.j] the number of the meter, and of both where it was replaced', () => {
    expect(moreOf(withMeter(homeBill, 'M-1'), 'Contador')?.lines).toEqual(['M-1'])
    expect(moreOf(withMeter(homeBill, 'M-1', 'M-2'), 'Contador')?.lines).toEqual(['M-1', 'M-2'])
    // Said once, it is not said again beside each reading.
    expect(JSON.stringify(billReadings(withMeter(homeBill, 'M-1'), words))).not.toContain('M-1')
  })

  it('[law.bill.k] the segment of charges beside the toll', () => {
    expect(moreOf(homeBill, 'Segmento de cargos')?.lines).toEqual(['1'])
    const supply = { ...homeBill.supply, tariff: '3.0TDVE' }
    expect(moreOf({ ...homeBill, supply }, 'Segmento de cargos')?.lines).toEqual(['2 VE'])
  })

  it('[law.bill.m] the highest demand of the year by period', () => {
    const { lines, note } = moreOf(homeBill, 'Máxima del último año')!
    expect(lines.map((line) => line.replaceAll('\u00A0', ' '))).toEqual([
      'P1 punta y llano: 2,84 kW',
      'P2 valle: 2,89 kW',
    ])
    expect(note).toBe('01/11/2025 – 31/10/2026')
  })

  it('[law.bill.n.portal] where the distributor shows the hours, and [law.bill.data] where each amount can be followed', () => {
    expect(moreOf(homeBill, 'Consumo por horas')).toMatchObject({ address: 'https://datadis.es' })
    const distributor = { ...homeBill.supply.distributor, portal: 'https://horas.example' }
    const supply = { ...homeBill.supply, distributor }
    expect(moreOf({ ...homeBill, supply }, 'Consumo por horas')?.lines).toEqual(['horas.example'])
    expect(moreOf(homeBill, 'Los datos')?.lines[0]).toMatch(/oficina virtual.* cada importe/)
  })

  it('[law.bill.p] what of it are tolls and charges, by period, and where they are fixed', () => {
    const { rows, total, note } = billAccess(homeBill, words)!
    expect(rows.map(([name]) => name)).toEqual([
      'Potencia P1 punta y llano',
      'Potencia P2 valle',
      'Energía P1 punta',
      'Energía P2 llano',
      'Energía P3 valle',
    ])
    expect(total.map((cell) => cell.replaceAll('\u00A0', ' '))).toEqual(['En total', '11,79 €', '6,04 €'])
    expect(note).toMatch(/resolución de la CNMC de 18 de diciembre de 2025; cargos, Orden TED\/1524\/2025/)
    // Outside the tables nothing is said, since it could be wrong.
    const bill = { ...homeBill.bill, span: { from: '2031-01-01', to: '2031-02-01' } }
    const lines = bill.lines.map((line) => ({ ...line, span: bill.span }))
    expect(billAccess({ ...homeBill, bill: { ...bill, lines } }, words)).toBeNull()
  })

  it('[law.bill.q] what the charges pay for, in cents that add up to them', () => {
    const said = billAccess(homeBill, words)!.note.replaceAll('\u00A0', ' ')
    const euros = [...said.matchAll(/(\d+,\d\d) €/g)].map(([, amount = '']) => amount.replace(',', ''))
    expect(euros.map(Number)).toEqual([302, 184, 91, 27])
    expect(billAccess({ ...homeBill, chargeParts: [] }, words)!.note).not.toContain('renovables')
  })

  it('[law.bill.15kw] above 15 kW energy, tolls with charges, and the rental stand apart', () => {
    const span = homeBill.bill.span
    const supply = { ...homeBill.supply, tariff: '3.0TD', powersW: Array.from({ length: 6 }, () => 20_000) }
    const { columns, total } = billAccess({ ...homeBill, supply }, words)!
    expect(columns.map(({ header }) => header)).toEqual(['Concepto', 'Peajes y cargos'])
    const parts = billDestination({ ...homeBill, supply, bill: { ...homeBill.bill, span } }, words)!.parts
    expect(parts.map(({ name }) => name)).toEqual([
      'Energía y comercializadora',
      'Peajes y cargos del sistema',
      'Bono social de otros hogares',
      'Impuestos',
      'Alquiler del contador',
      'Servicios',
    ])
    expect(parts[1]?.amount).toBe(total[1])
  })

  it('[law.bill.origin] the label of the CNMC: the origin of the year before, its impact and letters', () => {
    const label = billLabel(homeBill, words)!
    expect(label.title).toContain('2025')
    expect(label.sources.rows[0]).toEqual(['Renovable', '98,0 %', '55,0 %'])
    expect(label.impact.rows[0]).toEqual(['Emisiones de CO₂ equivalente', '3 g/kWh (A)', '120 g/kWh'])
    const early = { ...homeBill, invoice: { ...homeBill.invoice, day: '2026-02-10' as const } }
    expect(billLabel(early, words)).toBeNull()
    expect(billLabel(gasBill, words)).toBeNull()
  })

  it('[law.bill.gas] of gas: pressure, where the calorific value is published, two years, how to send a reading', () => {
    const history = Array.from({ length: 24 }, (_, index) => homeBill.history[index % 13]!)
    const supply = { ...gasBill.supply, pressureBar: '0.022' }
    const gas = { ...gasBill, supply, history, regulatedBy: ['Resolución de prueba (BOE de 30/09/2026)'] }
    expect(moreOf(gas, 'Presión')?.lines).toEqual(['0,022 bar'])
    expect(moreOf(gas, 'Poder calorífico')?.address).toMatch(/enagas/)
    expect(moreOf(gas, 'Antes de lo dibujado')?.lines).toHaveLength(11)
    expect(moreOf(gas, 'Lectura real')?.lines[0]).toMatch(/Dé la lectura .*900 000 030/)
    expect(moreOf(gas, 'Ahorro de energía')?.lines).toEqual(
      expect.arrayContaining(['www.cnmc.es', 'www.idae.es']),
    )
    expect(moreOf(gas, 'Precios fijados por')?.lines).toEqual(gas.regulatedBy)
    const real = gasBill.readings.map((reading) => ({ ...reading, method: 'real' as const }))
    expect(moreOf({ ...gasBill, readings: real }, 'Lectura real')).toBeUndefined()
  })

  it('[law.bill.u] the distributor’s phone, said to be free and open all day where it is', () => {
    expect(helpOf({}, 'Averías')?.note).toMatch(/a todas horas, gratuito/)
  })
})
