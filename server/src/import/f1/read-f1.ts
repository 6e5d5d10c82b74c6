import { parseCups } from '@endoll/domain/identity/cups.ts'
import { euroNumberToCents } from '@endoll/domain/money.ts'
import { findTariffByCode } from '@endoll/domain/supply/tariff.ts'
import { addDays, parseDay, type Day } from '@endoll/domain/time/day.ts'
import { DAYS_END, EARLIEST_DAY } from '../../platform/day-limits.ts'
import { readingRecordOf } from '../save/invoices/bill-parts.ts'
import type { InvoiceReadingRow } from '../tables/invoice-readings.ts'
import { readElements, XmlRefusedError, type XmlElement } from './xml-elements.ts'

export type ReadingRecord = ReturnType<typeof readingRecordOf>

/** A bill of the distributor for the use of its grid. */
export interface DistributorBill {
  /** Where it begins, in characters from the start of the file. */
  readonly at: number
  readonly cups20: string
  readonly number: string
  /** N is ordinary, R rectifies, A annuls, C completes, G settles. */
  readonly type: string
  /** The bill that it annuls or rectifies. */
  readonly rectifies: string
  /** Half-open: `to` is the first day that is not billed. */
  readonly from: Day
  readonly to: Day
  readonly readings: readonly ReadingRecord[]
  /** Energy that it charges, in Wh; undefined if it charges none. */
  readonly energyWh: number | undefined
  readonly excessCents: number
  /** Registers whose two figures are not as far apart as their quantity says; in kWh or kvarh. */
  readonly apart: readonly { readonly what: string; readonly said: string; readonly computed: string }[]
  /** What stands in it and has no place here, with how often. */
  readonly notTaken: ReadonlyMap<string, number>
}

/** What a file holds: bills, and bills for something else than the use of the grid, which are only counted. */
export interface F1File {
  readonly bills: readonly DistributorBill[]
  readonly others: number
}

function refuse(element: XmlElement): never {
  throw new XmlRefusedError('f1_value_not_valid', element.at)
}

function all(element: XmlElement, ...path: readonly string[]): XmlElement[] {
  let found = [element]
  for (const name of path)
    found = found.flatMap(({ children }) => children.filter((one) => one.name === name))
  return found
}
function first(element: XmlElement, ...path: readonly string[]): XmlElement {
  return all(element, ...path)[0] ?? refuse(element)
}

function dayOf(element: XmlElement): Day {
  const day = parseDay(element.text.trim().slice(0, 10))
  return day !== undefined && day >= EARLIEST_DAY && day < DAYS_END ? day : refuse(element)
}

const NUMBER = /^([+-]?)0*(\d{1,9})(?:\.(\d{1,3})0*)?$/
/** A decimal of up to nine digits and three decimals, as the file writes it; zeros before and behind them say nothing. */
function decimalOf(element: XmlElement): string {
  const [, sign, whole, part] = NUMBER.exec(element.text.trim()) ?? refuse(element)
  return `${sign === '-' ? '-' : ''}${whole}${part === undefined ? '' : `.${part}`}`
}
function thousandthsOf(element: XmlElement): number {
  return Math.round(Number(decimalOf(element)) * 1000)
}
function sum(elements: readonly XmlElement[]): number {
  return elements.reduce((total, element) => total + thousandthsOf(element), 0)
}

/**
 * Tariff periods by the codes of registers: of the meters of today's tariffs (9x and Ax), of those with six periods (6x)
 * and of one that does not part them. Source: CNMC, table 42 of the formats of files.
 */
const periods: ReadonlyMap<string, number> = new Map([
  ...['10', '60', '90', 'A0'].map((code) => [code, 0] as const),
  ...[1, 2, 3].map((period) => [`9${period}`, period] as const),
  ...[1, 2, 3, 4, 5, 6].flatMap((period) => [
    [`6${period}`, period] as const,
    [`A${period}`, period] as const,
  ]),
])

const MOST_PERIODS = 6

/** How the last reading was obtained, of table 44: 40 is estimated, 99 is none. */
const ESTIMATED = new Set(['40', '99'])

interface Register {
  readonly magnitude: string
  readonly meter: string
  readonly row: InvoiceReadingRow
}

/** What the meter counted between two figures, in thousandths: times its constant, once round where it has begun again. */
function countedBy(register: XmlElement, { previous_reading: from, current_reading: to }: InvoiceReadingRow) {
  const [constant, wheels] = [
    all(register, 'ConstanteMultiplicadora')[0],
    all(register, 'NumeroRuedasEnteras')[0],
  ]
  const difference = Number(to) - Number(from)
  const round = difference < 0 && wheels ? 10 ** Math.min(9, Number(decimalOf(wheels))) : 0
  return Math.round((difference + (round > 1 ? round : 0)) * (constant ? thousandthsOf(constant) : 1000))
}

function registersOf(
  bill: XmlElement,
  miss: (what: string) => void,
  differ: (register: DistributorBill['apart'][number]) => void,
): Register[] {
  return all(bill, 'Medidas', 'ModeloAparato').flatMap((model) => {
    const meter = first(model, 'NumeroSerie').text.trim()
    if (!/^[\w./ -]{1,40}$/.test(meter)) refuse(first(model, 'NumeroSerie'))
    const registers = all(model, 'Integrador')
    const codeOf = (register: XmlElement) => first(register, 'CodigoPeriodo').text.trim()
    const magnitudeOf = (register: XmlElement) => first(register, 'Magnitud').text.trim()
    // The sum of all periods says again what they say.
    const parted = new Set(
      registers.filter((one) => (periods.get(codeOf(one)) ?? 0) > 0).map((one) => magnitudeOf(one)),
    )
    return registers.flatMap((register): Register[] => {
      const [code, magnitude] = [codeOf(register), magnitudeOf(register)]
      const period = periods.get(code)
      const quantity = first(register, 'ConsumoCalculado')
      if (all(register, 'Ajuste').length > 0) miss(`Ajuste ${magnitude} ${code}`)
      if (period === undefined || !/^(?:AE|AS|R1|R4|PM|EP)$/.test(magnitude)) {
        if (thousandthsOf(quantity) !== 0) miss(`${magnitude} ${code}`.slice(0, 40))
        return []
      }
      if (magnitude === 'EP' || (period === 0 && parted.has(magnitude))) return []
      const [before, after] = [first(register, 'LecturaDesde'), first(register, 'LecturaHasta')]
      const row: InvoiceReadingRow = {
        invoice_number: '',
        magnitude: magnitude === 'AE' ? 'import' : magnitude === 'AS' ? 'export' : 'reactive',
        tariff_period: period,
        previous_day: dayOf(first(before, 'Fecha')),
        previous_reading: decimalOf(first(before, 'Lectura')),
        current_day: dayOf(first(after, 'Fecha')),
        current_reading: decimalOf(first(after, 'Lectura')),
        meter,
        quantity: decimalOf(quantity),
        method: ESTIMATED.has(first(after, 'Procedencia').text.trim()) ? 'estimated' : 'real',
      }
      if (row.previous_day !== null && row.current_day < row.previous_day) refuse(after)
      const counted = countedBy(register, row)
      if (magnitude !== 'PM' && Math.abs(counted - thousandthsOf(quantity)) > 1) {
        const what = `reading ${magnitude} ${code}`
        differ({ what, said: row.quantity, computed: String(counted / 1000) })
      }
      return [{ magnitude, meter, row }]
    })
  })
}

/** Of reactive energy R1 less R4: with both of them the meter shows no figure of what counts. */
function lessR4({ row }: Register, registers: readonly Register[]): InvoiceReadingRow {
  const other = registers.find(
    (one) =>
      one.magnitude === 'R4' &&
      one.meter === row.meter &&
      one.row.tariff_period === row.tariff_period &&
      one.row.current_day === row.current_day,
  )
  if (!other || Number(other.row.quantity) === 0) return row
  const quantity = (Number(row.quantity) - Number(other.row.quantity)).toFixed(3)
  return { ...row, quantity, previous_reading: null, current_reading: null }
}

/**
 * The highest demand of each period, in W where the terms of power say it, else in kW of the register. Their periods have
 * no number: where the tariff has more of them than a term, nobody can tell which it lacks, and none of it counts.
 */
function demandsOf(
  bill: XmlElement,
  {
    registers,
    day,
    miss,
  }: {
    readonly registers: readonly Register[]
    readonly day: Day
    readonly miss: (what: string) => void
  },
): InvoiceReadingRow[] {
  const tariff = first(bill, 'DatosGeneralesFacturaATR', 'DatosFacturaATR')
  const code = all(tariff, 'TarifaATRFact')[0]?.text.trim() ?? ''
  const count = findTariffByCode(code)?.powerPeriods ?? 0
  const ofTerms = all(bill, 'Potencia', 'TerminoPotencia').flatMap((term) => demandsOfTerm(term, count, miss))
  const demands = ofTerms.length > 0 ? ofTerms : demandsOfRegisters(registers)
  const highest = new Map<number, number>()
  for (const { period, watts } of demands) {
    if (watts > (highest.get(period) ?? 0)) highest.set(period, watts)
  }
  return [...highest].map(([period, watts]) => ({
    invoice_number: '',
    magnitude: 'demand',
    tariff_period: period,
    previous_day: null,
    previous_reading: null,
    current_day: day,
    current_reading: null,
    meter: '',
    quantity: (watts / 1000).toFixed(3),
    method: 'real',
  }))
}

interface Demand {
  readonly period: number
  readonly watts: number
}

function demandsOfTerm(term: XmlElement, count: number, miss: (what: string) => void): Demand[] {
  const parts = all(term, 'Periodo')
  if (parts.length < count) {
    if (all(term, 'Periodo', 'PotenciaMaxDemandada').length > 0) miss('TerminoPotencia')
    return []
  }
  return parts.flatMap((period, index) => {
    if (index === MOST_PERIODS) refuse(period)
    return all(period, 'PotenciaMaxDemandada').map((demand) => ({
      period: index + 1,
      watts: Math.round(Number(decimalOf(demand))),
    }))
  })
}

function demandsOfRegisters(registers: readonly Register[]): Demand[] {
  return registers
    .filter(({ magnitude }) => magnitude === 'PM')
    .map(({ row }) => ({
      period: row.tariff_period,
      watts: Math.round(Number(row.current_reading) * 1000),
    }))
}

function keyOf({ magnitude, tariff_period, current_day, meter }: ReadingRecord): string {
  return [magnitude, tariff_period, current_day, meter].join(' ')
}

function billOf(element: XmlElement, cups20: string): DistributorBill {
  const head = first(element, 'DatosGeneralesFacturaATR', 'DatosGeneralesFactura')
  const span = first(element, 'DatosGeneralesFacturaATR', 'DatosFacturaATR', 'Periodo')
  const [from, to] = [dayOf(first(span, 'FechaDesdeFactura')), dayOf(first(span, 'FechaHastaFactura'))]
  if (to <= from) refuse(span)
  const notTaken = new Map<string, number>()
  const apart: DistributorBill['apart'][number][] = []
  const miss = (what: string) => void notTaken.set(what, (notTaken.get(what) ?? 0) + 1)
  const registers = registersOf(element, miss, (register) => apart.push(register))
  const energies = registers.filter(({ magnitude }) => magnitude !== 'PM' && magnitude !== 'R4')
  const readings = [
    ...energies.map((one) => (one.magnitude === 'R1' ? lessR4(one, registers) : one.row)),
    ...demandsOf(element, { registers, day: to, miss }),
  ].map((row) => readingRecordOf(row))
  if (new Set(readings.map(keyOf)).size < readings.length) {
    throw new XmlRefusedError('readings_overlap', element.at)
  }
  const terms = all(element, 'EnergiaActiva', 'TerminoEnergiaActiva', 'Periodo', 'ValorEnergiaActiva')
  const excesses = all(element, 'ExcesoPotencia', 'ImporteTotalExcesos')
  const number = first(head, 'CodigoFiscalFactura').text.trim()
  if (number === '' || number.length > 40) refuse(head)
  return {
    at: element.at,
    cups20,
    number,
    type: first(head, 'TipoFactura').text.trim(),
    rectifies: all(head, 'CodigoFacturaRectificadaAnulada')[0]?.text.trim() ?? '',
    // The days of the readings: what was used on the first one was of the bill before.
    from: addDays(from, 1),
    to: addDays(to, 1),
    readings,
    energyWh: terms.length > 0 ? sum(terms) : undefined,
    excessCents: euroNumberToCents(sum(excesses) / 1000),
    apart,
    notTaken,
  }
}

const WHOLE = new Set(['Cabecera', 'FacturaATR', 'OtrasFacturas', 'MensajeFacturacion'])

/**
 * Reads a message F1 of the CNMC's formats (MensajeFacturacion): the distributor's bills of one supply. Throws
 * XmlRefusedError where it is none or a value of it cannot be understood. Source: the public schema Facturacion.xsd.
 */
export function readF1(text: string): F1File {
  let cups20: string | undefined
  let isMessage = false
  let others = 0
  const bills: DistributorBill[] = []
  readElements(text, WHOLE, (element) => {
    if (element.name === 'MensajeFacturacion') {
      isMessage = true
    } else if (element.name === 'OtrasFacturas') {
      others += 1
    } else if (element.name === 'Cabecera') {
      if (all(element, 'CodigoDelProceso')[0]?.text.trim() !== 'F1') {
        throw new XmlRefusedError('f1_not_message', element.at)
      }
      const cups = first(element, 'CUPS')
      const parsed = parseCups(cups.text)
      if (!parsed.ok) throw new XmlRefusedError('cups_field_not_valid', cups.at)
      cups20 = parsed.cups20
    } else {
      if (cups20 === undefined) throw new XmlRefusedError('f1_not_message', element.at)
      bills.push(billOf(element, cups20))
    }
  })
  if (!isMessage || bills.length + others === 0) throw new XmlRefusedError('f1_not_message', 0)
  return { bills, others }
}
