import { describe, expect, it, vi } from 'vitest'
import { cupsOf } from '../demo/identifiers.ts'
import { contractWithBills, invoice } from './testing/bills.ts'
import { billXml, f1Xml, meterXml, registers, type F1Bill } from './testing/f1.ts'
import { fingerprints, type Files } from './testing/folder.ts'
import { triedBills } from './testing/formats.ts'
import { importsIntoOwnDatabase } from './testing/imports.ts'
import { reportText } from './report-text.ts'

const { db, run, all, noticesOf, problemsOf } = importsIntoOwnDatabase()

/** The contract and its bill without a reading, and what the distributor's bill says. */
function withBill(xml: string | Uint8Array, name = 'f1/D-1.xml'): Files {
  return { ...contractWithBills({ readings: [] }), [name]: xml }
}
function of(bill: F1Bill): Files {
  return withBill(f1Xml(billXml(bill)))
}

async function stored() {
  const rows = await all('invoice_reading')
  return rows
    .map(
      ({
        magnitude,
        tariff_period,
        meter,
        previous_day,
        previous_reading,
        current_reading,
        quantity,
        method,
      }) =>
        [magnitude, tariff_period, meter, previous_day, previous_reading, current_reading, quantity, method]
          .map((cell) => (typeof cell === 'string' && /^\d+\.\d+$/.test(cell) ? Number(cell) : (cell ?? '-')))
          .join(' '),
    )
    .toSorted()
}
const read = [
  'demand 1  - - - 3212 real',
  'demand 2  - - - 1270 real',
  'import 1 A1 2025-09-30 1200500 1262500 62000 real',
  'import 2 A1 2025-09-30 900000 958000 58000 real',
  'import 3 A1 2025-09-30 1500000 1595000 95000 real',
]

describe('a bill of the distributor', () => {
  it('gives our bill of the same days the readings that it had not, once [r.import-f1]', async () => {
    const files = withBill(f1Xml())
    const report = await run(files)
    expect([report.problems, report.notices]).toEqual([[], []])
    expect(report.f1).toEqual({ files: 1, refused: 0, bills: 1, readings: 5 })
    expect(reportText(report)).toContain('1 match a bill kept here, 5 readings taken; 0 files refused')
    expect(await stored()).toEqual(read)
    const before = await fingerprints(db())
    const again = await run(files)
    expect([again.f1.readings, again.notices]).toEqual([0, []])
    expect(await fingerprints(db())).toEqual(before)
  })

  it('is checked without a word stored', async () => {
    await run(contractWithBills({ readings: [] }))
    const report = await run({ 'f1/a.xml': f1Xml() }, { check: true })
    expect([report.problems, report.notices]).toEqual([[], []])
    expect(await all('invoice_reading')).toEqual([])
  })

  it('has a row for each meter, estimates, and of reactive energy R1 less R4', async () => {
    const change = { to: '2025-10-15' }
    const meters = [
      meterXml('A1', [
        { code: '91', before: '100', after: '130', quantity: '30', ...change },
        { code: '90', before: '100', after: '130', quantity: '30', ...change },
      ]),
      meterXml('B2', [
        { code: '91', before: '0', after: '32', quantity: '32', from: '2025-10-15', source: '40' },
        { code: '92', after: '58', quantity: '58' },
        { code: '93', after: '95', quantity: '95' },
        { magnitude: 'AS', code: '91', after: '7.5', quantity: '7.5' },
        { magnitude: 'R1', code: '91', after: '20', quantity: '20' },
        { magnitude: 'R4', code: '91', after: '4.5', quantity: '4.5' },
      ]),
    ].join('\n')
    expect(await noticesOf(of({ meters, demands: [] }))).toEqual([])
    expect(await stored()).toEqual([
      'export 1 B2 2025-09-30 0 7500 7500 real',
      'import 1 A1 2025-09-30 100000 130000 30000 real',
      'import 1 B2 2025-10-15 0 32000 32000 estimated',
      'import 2 B2 2025-09-30 0 58000 58000 real',
      'import 3 B2 2025-09-30 0 95000 95000 real',
      'reactive 1 B2 2025-09-30 - - 15500 real',
    ])
  })

  it('takes the demand of the register where the terms of power say none', async () => {
    const meters = meterXml('A1', [
      ...registers,
      { magnitude: 'PM', code: '91', after: '3.21', quantity: '0' },
    ])
    await run(of({ meters, demands: [] }))
    expect((await stored())[0]).toBe('demand 1  - - - 3210 real')
  })

  it('whose term of power lacks a period of its tariff gives no demand of it, and says so', async () => {
    const meters = meterXml('A1', [
      ...registers,
      { magnitude: 'PM', code: '92', after: '1.27', quantity: '0' },
    ])
    expect(await noticesOf(of({ meters, demands: ['1270'] }))).toEqual([
      'D-1.xml:6 D-1, TerminoPotencia: 1 null f1_not_taken',
    ])
    expect((await stored())[0]).toBe('demand 2  - - - 1270 real')
  })

  it('is held against a bill that has its own readings, which stays as it is [r.import-f1]', async () => {
    const own = contractWithBills({})
    await run(own)
    const before = await fingerprints(db())
    expect(await noticesOf({ 'f1/a.xml': f1Xml() })).toEqual([])
    const [, ...others] = registers
    const meters = meterXml('A1', [{ code: '91', after: '70', quantity: '70' }, ...others])
    const other = billXml({ kwh: ['70', '58', '95.00'], excess: '12.34', meters })
    expect(await noticesOf({ 'f1/a.xml': f1Xml(other) })).toEqual(
      [
        'f1/a.xml:6 F-1, energy, kWh: 215 223 f1_differs',
        'f1/a.xml:6 F-1, import P1: 62 70 f1_differs',
        'f1/a.xml:6 F-1, excess_power, EUR: 0.00 12.34 f1_differs',
      ].map((line) => line.replace('f1/', '')),
    )
    expect(await fingerprints(db())).toEqual(before)
  })

  it('says where its readings are not what our bill charges', async () => {
    const meters = meterXml('A1', registers.slice(0, 2))
    expect(await noticesOf(of({ meters }))).toEqual([
      'D-1.xml:6 F-1, readings, kWh: 215 120 readings_energy_differs',
    ])
  })

  it('says where two figures of a meter are not as far apart as it says; by its constant, and once round', async () => {
    const [first, second, third] = registers
    const meters = meterXml('A1', [
      { ...first!, after: '1270' },
      { ...second!, before: '999990', after: '48' },
      third!,
    ])
    expect(await noticesOf(of({ meters }))).toEqual([
      'D-1.xml:6 D-1, reading AE 91: 62.00 69.5 reading_differs',
    ])
    const tenfold = f1Xml().replaceAll('>1.0<', '>10.0<')
    expect((await run({ 'f1/a.xml': tenfold })).noticeCounts).toEqual({ reading_differs: 3 })
  })

  it('says what of it has no place here', async () => {
    const more = '<Ajuste><AjustePorIntegrador>12.0</AjustePorIntegrador></Ajuste>'
    const meters = meterXml('A1', [
      ...registers.slice(0, 2),
      { ...registers[2]!, more },
      { magnitude: 'R2', code: '91', quantity: '3' },
      { magnitude: 'R3', code: '91', quantity: '0' },
      { code: '31', quantity: '5' },
    ])
    const others = '<OtrasFacturas><IVA>1</IVA></OtrasFacturas>'
    expect(await noticesOf(withBill(f1Xml(`${billXml({ meters })}${others}`)))).toEqual([
      'D-1.xml:0 , OtrasFacturas: 1 null f1_not_taken',
      'D-1.xml:6 D-1, Ajuste AE 93: 1 null f1_not_taken',
      'D-1.xml:6 D-1, R2 91: 1 null f1_not_taken',
      'D-1.xml:6 D-1, AE 31: 1 null f1_not_taken',
    ])
    expect(await stored()).toEqual(read)
  })

  it('that annuls or settles is said; of one that is made anew the new one counts', async () => {
    const days = '2025-10-01 – 2025-10-31'
    const meters = meterXml('B2', registers)
    const three = [
      billXml(),
      billXml({ number: 'D-2', type: 'A', rectifies: 'D-1' }),
      billXml({ number: 'D-3', type: 'R', rectifies: 'D-1', meters }),
    ].join('\n')
    expect((await noticesOf(withBill(f1Xml(three)))).map((line) => line.replace(/^\S+ /, ''))).toEqual([
      'D-1, TipoFactura R: D-3 null f1_not_taken',
      `D-2, TipoFactura A: ${days} null f1_not_taken`,
    ])
    expect((await stored())[2]).toContain('import 1 B2')
  })

  it.each([
    ['before', ['b', 'z']],
    ['after', ['z', 'b']],
  ])('that is made anew does not count, with many bills between: it lies %s', async (_, [old, anew]) => {
    const meters = meterXml('B2', registers)
    const early = { from: '2025-08-31', to: '2025-09-30' }
    const many = Array.from({ length: 201 }, (_each, at) => billXml({ number: `E-${at}`, ...early }))
    await run({
      ...withBill(f1Xml(billXml()), `f1/${old}.xml`),
      [`f1/${anew}.xml`]: f1Xml(billXml({ number: 'D-3', type: 'R', rectifies: 'D-1', meters })),
      'f1/m.xml': f1Xml(many.join('\n')),
    })
    expect((await stored())[2]).toContain('import 1 B2')
  })

  it('counts though one of its number is made anew by another distributor', async () => {
    const other = f1Xml(billXml({ number: 'D-3', type: 'R', rectifies: 'D-1' }), { of: cupsOf('0022', 2) })
    expect(await noticesOf({ ...withBill(f1Xml()), 'f1/z.xml': other })).toEqual([])
    expect(await stored()).toEqual(read)
  })

  it('goes to our ordinary bill, and one made anew to ours made anew', async () => {
    const anew = { ...invoice, number: 'F-2', rectificative_type: 'R', rectifies_number: 'F-1' }
    const both = contractWithBills({ invoices: [invoice, anew], readings: [] })
    const numberOf = async () => {
      const [row] = await all('invoice_reading')
      return (await all('invoice')).find(({ id }) => id === row?.['invoice_id'])?.['number']
    }
    await run({ ...both, 'f1/a.xml': f1Xml() })
    expect(await numberOf()).toBe('F-1')
    await db().deleteFrom('invoice_reading').execute()
    await run({ 'f1/a.xml': f1Xml(billXml({ type: 'R' })) })
    expect(await numberOf()).toBe('F-2')
  })

  it('without a bill of its days, or without a contract, is said with its days', async () => {
    const early = billXml({ from: '2025-08-31', to: '2025-09-30' })
    expect(await noticesOf(withBill(f1Xml(early)))).toEqual([
      'D-1.xml:6 D-1, 1: 2025-09-01 – 2025-09-30 null f1_no_bill',
    ])
    const { problems } = await run({ 'f1/a.xml': f1Xml(billXml(), { of: cupsOf('0031', 2) }) })
    expect(problems).toMatchObject([{ line: 6, key: 'D-1', code: 'f1_no_contract' }])
    const long = billXml({ from: '2018-08-31', to: '2018-09-30' })
    expect(await problemsOf({ 'f1/a.xml': f1Xml(long) })).toEqual(['a.xml:6 CUPS f1_no_contract'])
    expect(await stored()).toEqual([])
  })

  it('gives nothing to a bill of another contract of the same days', async () => {
    await run(contractWithBills({ readings: [] }))
    await run({ 'f1/a.xml': f1Xml(billXml(), { of: cupsOf('0031', 2) }) })
    expect(await stored()).toEqual([])
  })
})

describe('the file', () => {
  it.each(triedBills.map((tried) => [tried.format, tried] as const))('%s', async (_, tried) => {
    const { problems } = await run({ ...contractWithBills({ readings: [] }), [tried.file]: tried.content })
    if (tried.outcome === 'taken') {
      expect(problems).toEqual([])
      expect(await stored()).toEqual(read)
      return
    }
    expect(problems.map(({ code }) => code)).toEqual([tried.outcome])
    expect(await stored()).toEqual([])
  })

  // Words that every object of JavaScript knows, and a period more than there are.
  it.each([
    ['an encoding', f1Xml(undefined, { encoding: 'constructor' }), 'a.xml:1  xml_encoding'],
    ['an encoding', f1Xml(undefined, { encoding: '__proto__' }), 'a.xml:1  xml_encoding'],
    ['a period', f1Xml().replace('>91<', '>constructor<'), 'AE constructor'],
    ['a period', f1Xml().replace('>91<', '>__proto__<'), 'AE __proto__'],
    ['a seventh period', f1Xml(billXml({ demands: '1234567'.split('') })), 'a.xml:22  f1_value_not_valid'],
  ])('with %s that is none is told by its line, and those beside it are taken', async (_, xml, told) => {
    const november = { number: 'F-2', day: '2025-12-04', start_day: '2025-11-01', end_day: '2025-11-30' }
    const report = await run({
      ...contractWithBills({ invoices: [invoice, { ...invoice, ...november }], readings: [] }),
      'f1/a.xml': xml.replaceAll('2025-10-31', '2025-11-30').replaceAll('2025-09-30', '2025-10-31'),
      'f1/b.xml': f1Xml(),
    })
    const lines = [
      ...report.problems.map(({ file, line, field, code }) => `${file}:${line} ${field} ${code}`),
      ...report.notices.map(({ what }) => what),
    ]
    expect(lines).toContain(told)
    expect(await stored()).toEqual(expect.arrayContaining(read))
  })

  it.each(['12500000000', '1000000000', '-62000000000.0', '62.0001', '62.00.0', '62.'])(
    'with a number that is none, or of more places than there are, is refused: %s',
    async (quantity) => {
      const xml = f1Xml(billXml({ kwh: [quantity, '58.00', '95.00'] }))
      expect(await problemsOf(withBill(xml))).toEqual(['D-1.xml:21  f1_value_not_valid'])
      expect(await stored()).toEqual([])
    },
  )

  it.each(['062.0', '+62.00000', '62', `${'0'.repeat(20)}62`])(
    'whose number has zeros that say nothing is taken: %s',
    async (quantity) => {
      const xml = f1Xml().replaceAll('>62.00<', `>${quantity}<`)
      expect(await noticesOf(withBill(xml))).toEqual([])
      expect(await stored()).toEqual(read)
    },
  )

  it('full of zeros without end is refused as soon as another', async () => {
    const files = Array.from({ length: 60 }, (_, index) => [
      `f1/${index}.xml`,
      f1Xml(billXml({ kwh: [`${'0'.repeat(19_990)}x`] })),
    ])
    const { f1 } = await run(Object.fromEntries(files))
    expect(f1).toMatchObject({ files: 60, refused: 60 })
  })

  it('with many bills is gone through for their lines once', async () => {
    const count = 50
    const early = { from: '2025-08-31', to: '2025-09-30' }
    const xml = f1Xml(
      Array.from({ length: count }, (_, at) => billXml({ number: `D-${at}`, ...early })).join('\n'),
    )
    const searched = vi.spyOn(String.prototype, 'indexOf')
    const report = await run(withBill(xml))
    const searches = searched.mock.contexts.filter(
      (text, at) => String(text) === xml && searched.mock.calls[at]?.[0] === '\n',
    )
    searched.mockRestore()
    const ends = xml.split('\n').length
    expect(searches.length).toBeLessThan(ends)
    const lines = report.notices.map(({ line }) => line)
    expect(lines).toHaveLength(count)
    for (const line of lines) expect(xml.split('\n')[line - 1]).toBe('<FacturaATR>')
    expect(new Set(lines).size).toBe(count)
  })

  it('cut anywhere is refused, and nothing of it is stored [r.import-f1]', async () => {
    const xml = f1Xml()
    const end = xml.indexOf('</MensajeFacturacion>')
    const cuts = Array.from({ length: 60 }, (_, index) => Math.floor((end * index) / 59))
    const files = Object.fromEntries(cuts.map((cut) => [`f1/${cut}.xml`, xml.slice(0, cut)]))
    const { f1 } = await run({ ...contractWithBills({ readings: [] }), ...files })
    expect([f1.files, f1.refused, f1.bills]).toEqual([cuts.length, cuts.length, 0])
    expect(await stored()).toEqual([])
  })

  it('with a digit changed is refused, or the difference is said, or the figures of energy are as before', async () => {
    await run(contractWithBills({ readings: [] }))
    const xml = f1Xml()
    const digits = [...xml.matchAll(/\d/g)].map(({ index }) => index)
    const tried = digits.filter((_, index) => index % 17 === 0)
    for (const at of tried) {
      const other = xml[at] === '9' ? '3' : '9'
      const report = await run({ 'f1/a.xml': `${xml.slice(0, at)}${other}${xml.slice(at + 1)}` })
      const isSaid = report.problems.length + report.notices.length > 0
      const kept = (await stored()).filter((row) => row.startsWith('import')).map((row) => row.split(' ')[6])
      const where = xml.slice(at - 30, at + 10)
      expect(
        isSaid ||
          kept.join() ===
            read
              .slice(2)
              .map((row) => row.split(' ')[6])
              .join(),
        where,
      ).toBe(true)
      await db().deleteFrom('invoice_reading').execute()
    }
  }, 300_000)

  it('with a line lost is refused, or the difference is said', async () => {
    await run(contractWithBills({ readings: [] }))
    const lines = f1Xml().split('\n')
    for (let dropped = 0; dropped < lines.length; dropped++) {
      const xml = lines.filter((_, index) => index !== dropped).join('\n')
      if (xml.trim() === f1Xml().trim()) continue
      const report = await run({ 'f1/a.xml': xml })
      const isSaid = report.problems.length + report.notices.length > 0
      const told = isSaid ? [] : await stored()
      expect(told, `line ${dropped + 1}: ${lines[dropped]}`).toEqual(isSaid ? [] : read)
      await db().deleteFrom('invoice_reading').execute()
    }
  }, 120_000)
})
