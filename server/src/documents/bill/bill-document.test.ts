import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { languages, type Language } from '@endoll/api/language.ts'
import { unsureTaxSince } from '@endoll/domain/billing/unsure-tax.ts'
import { readInvoiceQr } from '@endoll/domain/billing/invoice-qr-read.ts'
import type { PdfWorker } from '../../platform/pdf/pdf-worker.ts'
import { firstCellsOf, readPdf, rolesOf, type ReadNode } from '../../testing/read-pdf.ts'
import type { BillData } from '../bill-data.ts'
import { documentFile } from '../document.ts'
import { openDocuments } from '../open.ts'
import { billDocument, type BillContent } from './bill-document.ts'
import { gasBill, homeBill, monthsBilled } from './bill.fixture.ts'

let pdf: PdfWorker
beforeAll(() => {
  pdf = openDocuments('test')
})
afterAll(() => pdf.close())

function spaces(text: string) {
  return text.replaceAll(/[\u00a0\u202f]/g, ' ')
}
function contentOf(data: BillData, language: Language = 'es') {
  return billDocument(data, language).content as BillContent
}
function invoiceOf(changes: Partial<BillData['invoice']>): BillData {
  return {
    ...homeBill,
    invoice: { ...homeBill.invoice, ...changes },
  }
}
async function read(data: BillData, language: Language = 'es') {
  const made = { signer: data, language, day: data.invoice.day }
  const file = documentFile({ pdf }, billDocument(data, language), made)
  const bytes = await file.body()
  return { file, bytes, ...(await readPdf(bytes)) }
}
function altsOf(nodes: readonly ReadNode[]): string[] {
  return nodes.flatMap(({ alt, children }) => [...(alt === undefined ? [] : [alt]), ...altsOf(children)])
}

describe('the answer [GET invoices/{id}/pdf/]', () => {
  it.each([
    [{}, '53,99 €', 'Se cobra el 25 de noviembre de 2026 en la cuenta acabada en 1332.'],
    [{ ibanLast4: undefined }, '53,99 €', 'Se cobra el 25 de noviembre de 2026 por domiciliación.'],
    [{ dueDay: undefined }, '53,99 €', 'Se cobra por domiciliación.'],
    [
      { paymentMethod: 'transfer' },
      '53,99 €',
      'Último día para pagarla por transferencia: 25 de noviembre de 2026.',
    ],
    [{ state: 'grouped_proforma' }, '53,99 €', 'Se cobra junto con otras facturas, en un solo recibo.'],
    [
      { type: 'B', rectifies: { number: 'FE-0000', day: '2026-10-05' } },
      'Devolución de 53,99 €',
      'Factura rectificativa. Esta factura anula la FE-0000, del 5 de octubre de 2026; otra la sustituye. El importe se devuelve por el mismo medio por el que se cobró.',
    ],
    [
      { type: 'R', rectifies: { number: 'FE-0000', day: undefined }, dueDay: undefined },
      '53,99 €',
      'Factura rectificativa. Esta factura sustituye a la FE-0000, que queda anulada. Se cobra por domiciliación.',
    ],
    [
      { type: 'C', dueDay: undefined },
      '53,99 €',
      'Esta factura completa otra anterior con consumos que faltaban. Se cobra por domiciliación.',
    ],
  ] satisfies [Partial<BillData['invoice']>, string, string][])('%j', (changes, answer, detail) => {
    const content = contentOf(invoiceOf(changes))
    expect([spaces(content.answer), content.detail]).toEqual([answer, detail])
  })

  it.each([
    [0, 'N', 'No hay nada que pagar', /^$/],
    [-1250, 'N', '12,50 € a favor del cliente', /^$/],
    [-1250, 'RA', '12,50 € a favor del cliente', /^Esta factura corrige.* se devuelve por el mismo medio/],
  ] as const)('of %i cents, %s: %s', (totalCents, type, answer, detail) => {
    const content = contentOf({ ...invoiceOf({ type }), bill: { ...homeBill.bill, totalCents } })
    expect([spaces(content.answer), content.destination]).toEqual([answer, null])
    expect(content.detail).toMatch(detail)
  })
})

describe('[law.19] a rectifying invoice', () => {
  it('says that it is one, of which, and why', () => {
    const rectifies = { number: 'FE-0000', day: undefined }
    const correctionReason = 'la lectura del contador era de otro suministro'
    const said = (changes: Partial<BillData['invoice']>) => contentOf(invoiceOf(changes)).detail
    expect(said({ type: 'R', rectifies, correctionReason })).toMatch(
      /^Factura rectificativa\. Esta factura sustituye a la FE-0000.* Motivo: la lectura del contador era de otro suministro\./,
    )
    expect(said({ type: 'C', rectifies })).not.toContain('rectificativa')
  })
})

describe('[law.verifactu] the code of VERI*FACTU', () => {
  it('stands on the first page with its legend where the issuer has put one, and nowhere else', async () => {
    const verifactuCode = 'https://prewww2.aeat.es/wlpl/TIKE-CONT/ValidarQR?nif=F00000000&numserie=FE-0001'
    expect(contentOf(homeBill).verifactu).toBeNull()
    const { text, structure, pages } = await read(invoiceOf({ verifactuCode }))
    expect(text[0]).toMatch(/VERI\*FACTU/)
    expect(altsOf(structure).some((alt) => alt.includes('VERI*FACTU'))).toBe(true)
    expect(pages).toBe(3)
  })
})

describe('where the money goes', () => {
  it('adds up to the bill and is drawn in the same shares', () => {
    const { parts, alt } = contentOf(homeBill).destination!
    const cents = parts.map(({ amount }) =>
      Math.round(Number(amount.replaceAll(/[^\d,-]/g, '').replace(',', '.')) * 100),
    )
    expect(cents.reduce((sum, amount) => sum + amount)).toBe(homeBill.bill.totalCents)
    expect(parts.reduce((sum, { share }) => sum + share, 0)).toBeCloseTo(1, 10)
    expect(spaces(alt)).toMatch(/Impuestos, 11,30 €/)
  })
})

describe('the history', () => {
  it('[law.bill.o] compares with the same month a year before, by the day', () => {
    const { bars, sentence, alt } = contentOf(homeBill).history!
    expect(bars).toHaveLength(13)
    expect(bars.at(-1)).toMatchObject({
      label: 'oct 26',
      energy: '175',
      current: true,
      share: 174_592 / 293_000,
    })
    expect(spaces(sentence)).toBe(
      'En este periodo, 5,6 kWh de media al día. Un 2 % menos que en octubre de 2025.',
    )
    expect(alt).toMatch(/^Barras con el consumo facturado: oct 25 178 kWh, .*oct 26 175 kWh\.$/)
  })

  it.each([
    [[], null],
    [[100_000], 'En este periodo, 3,2 kWh de media al día.'],
    [[0, ...Array.from({ length: 12 }, () => 31_000)], 'En este periodo, 1 kWh de media al día.'],
    [
      Array.from({ length: 13 }, () => 31_000),
      'En este periodo, 1 kWh de media al día. Lo mismo que en octubre de 2025.',
    ],
  ])('of %j Wh', (energies, sentence) => {
    const shown = contentOf({ ...homeBill, history: monthsBilled(energies) }).history
    expect(shown && spaces(shown.sentence).replace(',0 kWh', ' kWh')).toBe(sentence)
  })

  it('names a month in Catalan with the article that it has', () => {
    const energies = Array.from({ length: 13 }, () => 31_000)
    const said = contentOf({ ...homeBill, history: monthsBilled(energies) }, 'ca').history?.sentence
    expect(said).toContain('El mateix que l’octubre del 2025.')
  })

  it('of a bill that annuls has no bar of its own', () => {
    const { bars, sentence } = contentOf(invoiceOf({ type: 'A' })).history!
    expect([bars.some(({ current }) => current), sentence]).toEqual([false, ''])
  })

  it('names a span by the month that most of it lies in, two months by both', () => {
    const spans = [
      { from: '2026-08-06', to: '2026-10-05' },
      { from: '2026-10-05', to: '2026-11-05' },
    ]
    const history = spans.map((span) => ({ span, energyWh: 1000, amountCents: 1, estimated: true }))
    const { bars, note, drawing } = contentOf({ ...homeBill, history }).history!
    expect(drawing.match(/url\(#hatch\)/g)).toHaveLength(2)
    expect(bars.map(({ label }) => label)).toEqual(['ago–oct 26', 'oct 26'])
    expect(note).toBe('Rayado y con *: consumo estimado en parte.')
  })
})

describe('readings', () => {
  it('of a meter that was replaced stand beside those of the new one, and say why', () => {
    const [reading] = homeBill.readings
    const old = { ...reading!, currentDay: '2026-10-15', meter: 'A1' }
    const { rows, note } = contentOf({ ...homeBill, readings: [old, { ...reading!, meter: 'B2' }] }).readings!
    expect(rows.map(([name]) => name?.split(', ').at(-1))).toEqual(['contador A1', 'contador B2'])
    expect(note).toContain('el contador se cambió')
    expect(contentOf(homeBill).readings!.note).toBeUndefined()
  })

  it('[law.bill.n] stand with their days, digits under digits, and say how they are known', () => {
    expect(contentOf(homeBill).readings!.rows).toEqual([
      ['Consumo P1 punta', '4.506,733 (30/09/2026)', '4.559,446 (31/10/2026)', '52,713 kWh', 'Real'],
      ['Consumo P2 llano', '3.459,351 (30/09/2026)', '3.505,046 (31/10/2026)', '45,695 kWh', 'Real'],
      ['Consumo P3 valle', '5.854,076 (30/09/2026)', '5.930,260 (31/10/2026)', '76,184 kWh', 'Real'],
      ['Potencia máxima P1 punta y llano', '', '', '1,58 kW', 'Real'],
    ])
  })

  it('of gas are m³, with what one of them makes', () => {
    const { rows, note } = contentOf(gasBill).readings!
    expect(rows).toEqual([['Gas', '2.619 (09/08/2026)', '2.647 (08/10/2026)', '28 m³', 'Estimada']])
    expect(note).toBe('1 m³ equivale aquí a 11,617 kWh.')
  })
})

describe('the code for the comparator', () => {
  it('[law.bill.w] says what the bill says [r.bill-qr]', () => {
    const parsed = readInvoiceQr(contentOf(homeBill).qr!.address)
    expect(parsed).toMatchObject({
      ok: true,
      absent: [],
      qr: {
        totalCents: 5399,
        powerCents: 1354,
        energyCents: 2352,
        servicesCents: 403,
        otherWithoutElectricityTaxCents: 83,
        energiesWh: [52_713, 45_695, 76_184],
        yearEnergiesWh: [695_394, 593_704, 1_149_816],
        maximeterPowersW: [2840, 2890],
        powerPricesPerKwYear: ['30.817413', '3.838423'],
        energyPricesPerKwh: ['0.204453', '0.127967', '0.090492'],
        span: homeBill.bill.span,
        contractEndsOn: '2027-02-28',
        retailerCode: 'R2-123',
        greenEnergy: true,
        priceChange: 'none',
        pricing: 'three_prices',
      },
    })
  })

  it('ends with the contract’s next birthday where nothing says when [r.bill-explained]', () => {
    const of = (startDay: string | undefined) => {
      const contract = { ...homeBill.contract, commitmentEndDay: undefined, startDay }
      const parsed = readInvoiceQr(contentOf({ ...homeBill, contract }).qr!.address)
      return parsed.ok && parsed.qr.contractEndsOn
    }
    expect([of('2021-03-01'), of('2024-02-29'), of('2020-12-24'), of(undefined)]).toEqual([
      '2027-03-01',
      '2027-02-28',
      '2026-12-24',
      '2027-11-05',
    ])
  })

  it.each([
    ['a bill that annuls says no prices', invoiceOf({ type: 'A' }), true],
    ['no code for gas', gasBill, false],
    ['none for other tariffs', { ...homeBill, supply: { ...homeBill.supply, tariff: '3.0TD' } }, false],
    [
      'none without a code of the register',
      { ...homeBill, organisation: { ...homeBill.organisation, cnmcCode: null } },
      false,
    ],
    ['none without a year read', { ...homeBill, year: undefined }, false],
  ] satisfies [string, BillData, boolean][])('%s', (_, data, there) => {
    const { qr } = contentOf(data)
    expect(qr !== null).toBe(there)
    if (qr) expect(qr.address).not.toContain('impPot=')
  })
})

describe('the file', () => {
  it.each([
    ['es', 'Factura FE-0001.pdf', 'Factura de electricidad FE-0001 · Llum de Prova'],
    ['ca', 'Factura FE-0001.pdf', 'Factura d’electricitat FE-0001 · Llum de Prova'],
    ['en', 'Bill FE-0001.pdf', 'Electricity bill FE-0001 · Llum de Prova'],
  ] as const)('in %s is three pages called %s', async (language, name, title) => {
    const pdf = await read(homeBill, language)
    expect(pdf).toMatchObject({ title, language, tagged: true, pages: 3 })
    expect([pdf.file.name, pdf.creationDate?.slice(0, 10)]).toEqual([name, 'D:20261105'])
    expect(pdf.fonts).toEqual(['Figtree-Regular', 'Figtree-SemiBold'])
    const first = spaces(pdf.text[0]!)
    for (const part of [
      '53',
      '1332',
      'Clienta Prova',
      '00000000T',
      'Llum de Prova, SCCL',
      'F00000000',
      '900 000 020',
      '900 000 030',
    ])
      expect(first).toContain(part)
    expect(first.replaceAll(' ', '')).toContain('ES9999000000000001DS0F')
    expect(spaces(pdf.text[1]!)).toMatch(/4[.,]6 kW × .*30[.,]817413/)
    expect(pdf.links).toEqual(
      expect.arrayContaining([
        'tel:+34900000030',
        'tel:900000010',
        expect.stringMatching(/^https:\/\/comparador\.cnmc/),
      ]),
    )
  })

  it('has headings and tables in its structure, and alternative texts for its pictures', async () => {
    const { structure } = await read(homeBill)
    const roles = rolesOf(structure)
    expect(firstCellsOf(structure)).not.toContain('TD')
    expect(roles.filter((role) => role === 'H1')).toHaveLength(1)
    expect(roles.filter((role) => role === 'H2')).toHaveLength(12)
    expect(roles.filter((role) => role === 'Table')).toHaveLength(8)
    expect(altsOf(structure).map((alt) => alt.slice(0, 20))).toEqual(
      expect.arrayContaining(['Barra con el reparto', 'Barras con el consum', 'Código QR que abre e']),
    )
  })

  it('is the same, byte for byte, whenever it is asked for', async () => {
    const [first, again] = [
      await read(homeBill),
      await read({
        ...homeBill,
        payments: [{ day: '2026-11-25', amountCents: 5399, method: 'direct_debit' }],
      }),
    ]
    expect(first.bytes.equals(again.bytes)).toBe(true)
  })

  it.each(languages)(
    'is made of the least that a bill can have, and of the most, in %s',
    async (language) => {
      const bare: BillData = {
        ...homeBill,
        invoice: { ...homeBill.invoice, energyWh: 0, dueDay: undefined, ibanLast4: undefined },
        bill: { span: homeBill.bill.span, lines: [], taxes: [], totalCents: 0 },
        supply: {
          ...homeBill.supply,
          cadastralReference: undefined,
          powersW: [],
          distributor: { name: undefined, reference: undefined, phone: undefined, portal: undefined },
        },
        contract: { ...homeBill.contract, startDay: undefined, commitmentEndDay: undefined },
        readings: [],
        history: [],
        year: undefined,
      }
      const full: BillData = {
        ...homeBill,
        partner: { ...homeBill.partner, name: '#panic("x") <iframe src=file:///etc/passwd> 😀' },
        bill: { ...homeBill.bill, lines: Array.from({ length: 30 }, () => homeBill.bill.lines).flat() },
      }
      expect((await read(bare, language)).pages).toBeLessThanOrEqual(3)
      expect((await read(gasBill, language)).pages).toBe(2)
      const pdf = await read(full, language)
      expect(pdf.pages).toBeGreaterThan(4)
      expect(pdf.text.join('').replaceAll(/\s/g, '')).toContain('#panic("x")<iframesrc=file:///etc/passwd>?')
    },
  )
})

describe('a rate that hangs on a figure which is not known [r.unsure-rates]', () => {
  it('[law.19] is what the issuer applied: its doubt is told with estimates and to the operator, not on an invoice', () => {
    const bill = { ...gasBill.bill, span: { from: '2026-05-01', to: '2026-06-30' } }
    expect(unsureTaxSince(bill.taxes[0]!, bill, 'gas')).toBe('2026-06-01')
    const { lines } = contentOf({ ...gasBill, bill })
    expect(spaces(lines.groups.at(-1)!.lines[0]!.calculation)).toBe('325,276 kWh × 0,00234 €/kWh')
  })
})

describe('the facts', () => {
  it.each([0, 1, 2, 3])('stay whole where the page ends after %i more lines', async (more) => {
    const document = billDocument(homeBill, 'es')
    const content = document.content as BillContent
    const note = 'Una nota de unas tres líneas en su columna, como las de las tarifas reguladas. '.repeat(3)
    const facts = [
      ...Array.from({ length: more }, (_, index) => ({ label: `Más ${index}`, lines: ['una línea'] })),
      ...Array.from({ length: 40 }, (_, index) => ({ label: `Dato ${index}`, lines: ['valor'], note })),
    ]
    const made = { signer: homeBill, language: 'es' as const, day: homeBill.invoice.day }
    const longer = { ...document, content: { ...content, help: { ...content.help, facts } } }
    const { text } = await readPdf(await documentFile({ pdf }, longer, made).body())
    const pages = text.map((page) => spaces(page).replaceAll(/\s+/g, ' '))
    const whole = Array.from({ length: 40 }, (_, index) => `Dato ${index} valor ${note.trim()}`)
    expect(whole.filter((passage) => !pages.some((page) => page.includes(passage)))).toEqual([])
  })
})
