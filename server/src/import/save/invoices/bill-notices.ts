import { isOrdinary } from '@endoll/domain/billing/invoice-type.ts'
import { findBrokenRule } from '@endoll/domain/billing/broken-rule.ts'
import { billBreaches } from '@endoll/domain/billing/bill-duties.ts'
import { pvpcDueDay, pvpcLaw } from '@endoll/domain/billing/pvpc.ts'
import { findOn } from '@endoll/domain/billing/rates/dated.ts'
import { recomputeBill, type BillDifference, type RecomputeFacts } from '@endoll/domain/billing/recompute.ts'
import { reactiveDueCents } from '@endoll/domain/billing/reactive-due.ts'
import { findTariff } from '@endoll/domain/supply/tariff.ts'
import { centsToEuroNumber, roundedProduct } from '@endoll/domain/money.ts'
import { taxedUseOf } from '../../../billing/taxed-use.ts'
import type { TariffPeriod } from '@endoll/domain/supply/tariff-periods.ts'
import type { Notice, NoticeCode, NoticeList } from '../../notice.ts'
import { powersOf } from '../../tables/contracts.ts'
import type { InvoiceReadingRow } from '../../tables/invoice-readings.ts'
import { billLineOf, billTaxOf, type LineRecord, type TaxRecord } from './bill-parts.ts'
import { invoiceFiles as files } from './invoice-files.ts'
import type { TakenInvoice } from './judge-invoice.ts'
import { ruleText } from './rule-words.ts'

function euros(cents: number) {
  return centsToEuroNumber(cents).toFixed(2)
}

const codeOf = {
  line: 'line_differs',
  tax_base: 'tax_differs',
  tax: 'tax_differs',
  tax_missing: 'tax_missing',
  taxes_not_checked: 'taxes_not_checked',
  total: 'total_differs',
} as const satisfies Record<BillDifference['what'], NoticeCode>

/** Adds a notice where a bill of the PVPC is due before the law lets it be. */
export function noticeDueDay(notices: NoticeList, { number, header }: TakenInvoice): void {
  if (!header || header.row.due_day === null || header.row.rectificative_type !== 'N') return
  const { due_day: said, day } = header.row
  const computed = findOn(pvpcLaw, day) ? pvpcDueDay(day) : said
  if (said >= computed) return
  notices.add({
    file: files.invoices,
    line: header.line,
    of: number,
    what: 'due day',
    said,
    computed,
    code: 'pvpc_due_early',
  })
}

/**
 * Adds a notice for each figure of an invoice that is not what its calculation gives, with the lines and taxes it will
 * have.
 */
export function noticeBill(
  notices: NoticeList,
  invoice: TakenInvoice,
  lines: readonly LineRecord[],
  taxes: readonly TaxRecord[],
): void {
  const { number, header, stored } = invoice
  const headerRow = { file: files.invoices, line: header?.line ?? 0 }
  const add = (notice: Omit<Notice, 'of'>) => notices.add({ ...notice, of: number })
  noticeReadings(invoice, add)
  if (lines.length === 0) {
    add({ ...headerRow, what: 'lines', said: '0', computed: null, code: 'lines_missing' })
    return
  }
  const saidWh = header?.row.energy_kwh ?? stored?.energy_wh ?? 0
  const energy = energyOf(lines)
  // Each line may have been rounded to the Wh.
  if (energy && Math.abs(energy.wh - saidWh) > energy.lines) {
    const [said, computed] = [kwh(saidWh), kwh(energy.wh)]
    add({ ...headerRow, what: 'energy, kWh', said, computed, code: 'energy_differs' })
  }
  noticeMeasured(invoice, saidWh, (said, computed) =>
    add({ ...headerRow, what: 'readings, kWh', said, computed, code: 'readings_energy_differs' }),
  )
  const due = unchargedReactive(invoice, lines)
  if (due > 0) {
    add({
      ...headerRow,
      what: 'reactive energy',
      said: euros(0),
      computed: euros(due),
      rule: reactiveSource,
      code: 'metered_not_charged',
    })
  }
  noticeCalculation(invoice, lines, taxes, add)
}

/** A notice for each line, tax and total that is not what its calculation gives. */
function noticeCalculation(
  invoice: TakenInvoice,
  lines: readonly LineRecord[],
  taxes: readonly TaxRecord[],
  add: (notice: Omit<Notice, 'of'>) => void,
): void {
  const { header, stored } = invoice
  const headerRow = { file: files.invoices, line: header?.line ?? 0 }
  const bill = {
    span: invoice.span,
    lines: lines.map(billLineOf),
    taxes: taxes.map(billTaxOf),
    totalCents: header?.row.total ?? stored?.total_cents ?? 0,
  }
  const facts = factsOf(invoice)
  const type = header?.row.rectificative_type ?? stored?.type
  for (const code of type === undefined ? [] : billBreaches(bill, type)) {
    add({ ...headerRow, what: 'lines', said: euros(bill.totalCents), computed: null, code })
  }
  for (const difference of recomputeBill(bill, facts)) {
    const { what, position, saidCents, computedCents } = difference
    const rows = what === 'line' ? invoice.lines : what === 'total' ? undefined : invoice.taxes
    const row = position === undefined ? undefined : rows?.[position]
    add({
      file: row ? (what === 'line' ? files.lines : files.taxes) : headerRow.file,
      line: row?.line ?? headerRow.line,
      what: nameOf(difference, lines, taxes),
      said: euros(saidCents),
      computed: computedCents === undefined ? null : euros(computedCents),
      ...brokenRule(bill, facts, difference),
      code: codeOf[what],
    })
  }
}

function brokenRule(...of: Parameters<typeof findBrokenRule>): Pick<Notice, 'rule'> {
  try {
    const broken = findBrokenRule(...of)
    return broken ? { rule: ruleText(broken) } : {}
  } catch (thrown) {
    // Of amounts that are no numbers nothing more can be said.
    if (thrown instanceof RangeError) return {}
    throw thrown
  }
}

/** What taxes look at: by the tax id of the bill, and what the contract says of the use of its energy. */
function factsOf({ header, stored, contract }: TakenInvoice): RecomputeFacts {
  const own = header ? powersOf(header.row) : []
  const powers = own.length > 0 ? own : (stored?.powers_w ?? contract.powers_w)
  return {
    type: header?.row.rectificative_type ?? stored?.type,
    energy: contract.kind,
    provinceCode: contract.supply_province,
    ...taxedUseOf(contract, header?.row.partner_nif ?? stored?.partner_nif ?? contract.fiscal_nif),
    maxPowerW: Math.max(0, ...powers.map((watts) => watts ?? 0)),
    voltage: findTariff(header?.row.tariff ?? stored?.tariff ?? contract.tariff)?.voltage,
  }
}

function nameOf(
  { what, position }: BillDifference,
  lines: readonly LineRecord[],
  taxes: readonly TaxRecord[],
): string {
  if (position === undefined) return what.replaceAll('_', ' ')
  const number = position + 1
  if (what === 'line') {
    const line = lines[position]
    return `line ${number}, ${line?.kind}${line?.tariff_period ? ` P${line.tariff_period}` : ''}`
  }
  return `${what.replaceAll('_', ' ')} ${number}, ${taxes[position]?.tax ?? ''}`
}

function kwh(wh: number) {
  return (wh / 1000).toFixed(3)
}

function energyOf(lines: readonly LineRecord[]): { wh: number; lines: number } | undefined {
  const energy = lines.filter(({ kind, unit }) => kind === 'energy' && unit === 'kWh')
  if (energy.length === 0) return undefined
  return {
    wh: energy.reduce((sum, { quantity }) => sum + roundedProduct([quantity], { decimals: 3 }), 0),
    lines: energy.length,
  }
}

/** What the meters showed against what the bill charges: a meter may be rounded to the kWh. A correction holds differences. */
function noticeMeasured(
  { header, stored, readings = [] }: TakenInvoice,
  saidWh: number,
  add: (said: string, computed: string) => void,
): void {
  const type = header?.row.rectificative_type ?? stored?.type ?? 'N'
  const imports = readings.filter(({ row }) => row.said.magnitude === 'import')
  if (!isOrdinary(type) || imports.length === 0) return
  const measured = imports.reduce((sum, { row }) => sum + Number(row.record.quantity), 0)
  if (Math.abs(measured - saidWh) > imports.length * 1000) add(kwh(saidWh), kwh(measured))
}

const reactiveSource = 'Circular 3/2020 art. 9.5'

/** Cents of reactive energy that meters showed and no line charges; 0 of a correction, and where nothing is due. */
function unchargedReactive(
  { header, stored, contract, span, readings = [] }: TakenInvoice,
  lines: readonly LineRecord[],
): number {
  const type = header?.row.rectificative_type ?? stored?.type ?? 'N'
  const charged = lines.some(({ kind }) => kind === 'reactive')
  const tariff = findTariff(header?.row.tariff ?? stored?.tariff ?? contract.tariff)
  if (tariff?.energyPeriods !== 6 || charged || !isOrdinary(type)) return 0
  const of = (magnitude: InvoiceReadingRow['magnitude']) =>
    readings.flatMap(({ row: { said, record } }) =>
      said.magnitude === magnitude && said.tariff_period > 0
        ? [{ tariffPeriod: said.tariff_period as TariffPeriod, units: Number(record.quantity) }]
        : [],
    )
  const energy = of('import').map(({ tariffPeriod, units }) => {
    return { span, tariffPeriod, importWh: units, exportWh: 0 }
  })
  const reactive = of('reactive').map(({ tariffPeriod, units }) => ({ tariffPeriod, reactiveVarh: units }))
  return reactiveDueCents({ energy, reactive }, span) ?? 0
}

function noticeReadings({ readings = [] }: TakenInvoice, add: (notice: Omit<Notice, 'of'>) => void): void {
  for (const { line, row } of readings) {
    const measured = differenceOf(row.said)
    const said = roundedProduct([row.said.quantity], { decimals: 3 })
    if (measured === undefined || measured === said) continue
    add({
      file: files.readings,
      line,
      what: `reading ${row.said.magnitude}${row.said.tariff_period > 0 ? ` P${row.said.tariff_period}` : ''}`,
      said: row.said.quantity,
      computed: String(measured / 1000),
      code: 'reading_differs',
    })
  }
}

/**
 * The difference of two meter readings, in thousandths; a highest demand has none. A meter that shows less than before
 * has passed its highest figure and started again from zero.
 */
function differenceOf({
  magnitude,
  previous_reading,
  current_reading,
}: InvoiceReadingRow): number | undefined {
  if (magnitude === 'demand' || previous_reading === null || current_reading === null) return undefined
  const [from, to] = [previous_reading, current_reading].map((figure) =>
    roundedProduct([figure], { decimals: 3 }),
  )
  const between = (to ?? 0) - (from ?? 0)
  return between >= 0 ? between : between + 1000 * 10 ** wholeDigits(previous_reading)
}

function wholeDigits(figure: string) {
  return (figure.split('.')[0] ?? '').length
}
