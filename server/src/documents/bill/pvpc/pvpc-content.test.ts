import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { languages, type Language } from '@endoll/api/language.ts'
import type { PdfWorker } from '../../../platform/pdf/pdf-worker.ts'
import { readPdf } from '../../../testing/read-pdf.ts'
import type { BillData } from '../../bill-data.ts'
import { documentFile } from '../../document.ts'
import { openDocuments } from '../../open.ts'
import { billDocument, type BillContent } from '../bill-document.ts'
import { homeBill, homeCharges, billOf, monthsBilled } from '../bill.fixture.ts'
import { pvpcChart } from './pvpc-chart.ts'
import { billWordsOf } from '../bill-words.ts'

const energies = [
  170_000, 178_000, 218_000, 283_000, 293_000, 237_000, 222_000, 181_000, 154_000, 158_000, 183_000, 172_000,
  162_000, 174_592,
]

/** A home at the PVPC with the bonus and fourteen months behind it. */
const atPvpc: BillData = {
  ...homeBill,
  bill: billOf(homeCharges.filter(({ kind }) => kind !== 'service')),
  contract: { ...homeBill.contract, commitmentEndDay: undefined },
  product: { name: 'PVPC', priceKind: 'indexed', renewable: false, market: 'pvpc' },
  bonus: { limitWh: 134_786, carriedWh: 0, discountedWh: 134_786, beyondWh: 39_806 },
  bonusLastDay: '2028-01-31',
  history: monthsBilled(energies).map((one) => ({
    ...one,
    periodsWh: [one.energyWh / 2, one.energyWh / 4, one.energyWh / 4],
  })),
}

function plain(text: string) {
  return text.replaceAll(/[\u00a0\u202f]/g, ' ')
}

function contentOf(data: BillData, language: Language = 'es') {
  return billDocument(data, language).content as BillContent
}

function pvpcOf(data: BillData, language: Language = 'es') {
  return contentOf(data, language).pvpc!
}

describe('[law.bill.pvpc.model] the bill at the PVPC (Resolución of 2021-04-28, Tercero)', () => {
  it('is for what is at the PVPC alone, and not for what annuls or corrects by a difference', () => {
    expect(contentOf(homeBill).pvpc).toBeNull()
    const of = (type: BillData['invoice']['type']) =>
      contentOf({ ...atPvpc, invoice: { ...atPvpc.invoice, type } }).pvpc
    expect(['N', 'R', 'A', 'B', 'RA', 'C', 'G'].map((type) => of(type as 'N') !== null)).toEqual([
      true,
      true,
      false,
      false,
      false,
      false,
      false,
    ])
  })

  it('says its months in letters', () => {
    expect(pvpcOf(atPvpc).data.facts.map(({ label, lines }) => [label, plain(lines.join())])).toEqual([
      ['Importe total', '49,11 €'],
      ['Número de factura', 'FE-0001'],
      ['Fecha de emisión', '5 de noviembre de 2026'],
      ['Periodo de consumo', 'Del 1 de octubre de 2026 al 31 de octubre de 2026'],
      ['Fecha de cargo', '25 de noviembre de 2026'],
    ])
    const transfer: BillData = { ...atPvpc, invoice: { ...atPvpc.invoice, paymentMethod: 'transfer' } }
    expect(pvpcOf(transfer).data.facts.at(-1)?.label).toBe('Fecha límite de pago')
    expect(JSON.stringify(pvpcOf(atPvpc))).not.toMatch(/\d\d\/\d\d\/\d{4}/)
  })

  it('sums up each part, with surplus of nothing where there is none', () => {
    const { rows, total } = pvpcOf(atPvpc).summary
    expect(rows.map((row) => plain(row.join(' ')))).toEqual([
      'Por potencia contratada 13,54 €',
      'Por energía consumida 23,52 €',
      'Financiación del bono social 0,77 €',
      'Compensación de excedentes 0,00 €',
      'Impuesto de electricidad 1,93 €',
      'Alquiler del contador 0,83 €',
      'IVA 8,52 €',
    ])
    expect(plain(total.join(' '))).toBe('Total importe factura 49,11 €')
  })

  it('says of the contract its kind, segment, both references, how it renews and until when the bonus holds', () => {
    const facts = Object.fromEntries(
      pvpcOf(atPvpc).contract.facts.map(({ label, lines }) => [label, lines.join()]),
    )
    expect(facts).toMatchObject({
      Titular: 'Clienta Prova',
      'NIF o NIE': '00000000T',
      'Tipo de contrato': 'PVPC con bono social',
      'Segmento de cargos': '1',
      'Ref. del contrato de suministro': '100101 (Llum de Prova, SCCL)',
      'Ref. del contrato de acceso': '4100000201 (Distribuïdora, S.A.)',
      'Fecha final del contrato':
        '28 de febrero de 2027. Se renovará anualmente de manera automática, salvo manifestación en contra expresa del consumidor.',
      'Fin de validez del bono social': '31 de enero de 2028',
    })
    const without = { ...atPvpc, bonus: undefined, bonusLastDay: undefined }
    expect(pvpcOf(without).contract.facts.find(({ label }) => label === 'Tipo de contrato')?.lines).toEqual([
      'PVPC',
    ])
  })

  it('says what was used, read and demanded, in the day and in the year', () => {
    const { lines, readings } = pvpcOf(atPvpc).use
    expect(lines.map(plain)).toEqual([
      'Consumo del periodo facturado: 175 kWh.',
      'Puede consultar su consumo horario en datadis.es.',
      'Su consumo medio diario en el periodo facturado ha sido de 1,58 €.',
      'Su consumo medio diario en los últimos 14 meses ha sido de 13,08 €.',
      'Su consumo acumulado del último año ha sido de 2.438 kWh.',
      'Potencias máximas demandadas en el último año: P1 punta y llano, 2,84 kW; P2 valle, 2,89 kW.',
      'Energía excedentaria compensada: 0 kWh.',
      'Consumo al que se aplica el descuento del bono social: 135 kWh; consumo que queda fuera: 40 kWh.',
    ])
    expect(readings?.title).toBe('Lectura real del 31 de octubre de 2026.')
    expect(readings?.rows.map((row) => plain(row.join(' ')))).toEqual([
      'P1 punta 4.559 53 kWh',
      'P2 llano 3.505 46 kWh',
      'P3 valle 5.930 76 kWh',
    ])
  })

  it('draws fourteen months by period with their mean, estimated ones in other colours', () => {
    const words = billWordsOf('es')
    const chart = pvpcChart(atPvpc, words)!
    expect(chart.months.map(({ label }) => label)).toHaveLength(14)
    expect(chart.months[0]).toEqual({ label: 'sept-25', energy: '170' })
    expect(chart.legend.map(({ name }) => name)).toEqual([
      'Consumo P1 punta',
      'Consumo P2 llano',
      'Consumo P3 valle',
    ])
    expect(plain(chart.mean.name)).toBe('Consumo medio: 199 kWh')
    expect(chart.drawing.match(/<rect/g)).toHaveLength(14 * 3 + 1)
    const [first, ...others] = atPvpc.history
    const estimated = pvpcChart({ ...atPvpc, history: [{ ...first!, estimated: true }, ...others] }, words)!
    expect(estimated.legend.map(({ name }) => name)).toContain('Consumo P1 punta, estimado')
    expect(new Set(estimated.legend.map(({ colour }) => colour)).size).toBe(6)
    const { periodsWh: _periods, ...unread } = first!
    expect(pvpcChart({ ...atPvpc, history: [unread] }, words)!.legend.map(({ name }) => name)).toEqual([
      'Consumo sin desglose por periodos',
    ])
  })

  it('says where the money goes, what the charges pay for, and breaks all of it down to the total', () => {
    const { destination, breakdown } = pvpcOf(atPvpc)
    expect(destination?.parts.map(({ name }) => name)).toEqual([
      'Energía',
      'Peajes de transporte y distribución',
      'Cargos',
      'Impuestos',
      'Alquiler del contador',
    ])
    expect(destination?.charges?.parts.map(({ percent }) => plain(percent))).toEqual([
      '50 %',
      '31 %',
      '15 %',
      '5 %',
    ])
    const cents = (text: string) => Math.round(Number(plain(text).replace(' €', '').replace(',', '.')) * 100)
    const sum = (texts: readonly string[]) =>
      texts.reduce((all, text) => all + (text === '' ? 0 : cents(text)), 0)
    expect(sum(breakdown.groups.map(({ amount }) => amount))).toBe(4911)
    for (const { name, amount, lines } of breakdown.groups)
      expect(sum(lines.map((line) => line.amount)), name).toBe(cents(amount))
    expect(sum(destination!.parts.map(({ amount }) => amount))).toBe(4911)
    const concepts = breakdown.groups.flatMap(({ lines }) => lines.map(({ concept }) => concept))
    expect(concepts).toEqual(
      expect.arrayContaining([
        'De ello, margen de comercialización fijo',
        'De ello, coste de la energía',
        'Energía excedentaria del autoconsumo',
        'Ajuste del límite de compensación por autoconsumo',
      ]),
    )
  })
})

describe('[law.bill.pvpc.pages] the paper of a bill at the PVPC', () => {
  let pdf: PdfWorker
  beforeAll(() => {
    pdf = openDocuments('test')
  })
  afterAll(() => pdf.close())

  it.each(languages)(
    'is the two sides of a sheet, tagged, each part on its side, in %s',
    async (language) => {
      const soon: BillData = {
        ...atPvpc,
        invoice: { ...atPvpc.invoice, day: '2027-12-05' },
        labels: atPvpc.labels.map((one) => ({ ...one, year: 2026 })),
      }
      const made = { signer: soon, language, day: soon.invoice.day }
      const read = await readPdf(await documentFile({ pdf }, billDocument(soon, language), made).body())
      expect([read.pages, read.tagged, read.language]).toEqual([2, true, language])
      const { pvpc, label } = contentOf(soon, language)
      const [front = '', back = ''] = read.text.map((text) => text.replaceAll(/\s/g, ''))
      const letters = (text: string) => text.replaceAll(/\s/g, '')
      const { data, summary, contract, use, destination, claims, breakdown, consumer } = pvpc!
      for (const part of [data, summary, contract, use, destination!, claims])
        expect(front).toContain(letters(part.title))
      for (const part of [breakdown, consumer, label!]) expect(back).toContain(letters(part.title))
    },
  )
})
