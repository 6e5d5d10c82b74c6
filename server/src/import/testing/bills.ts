import { cupsOf } from '../../demo/identifiers.ts'
import { oneContract, tableOf, type Cells, type Files } from './folder.ts'

/** The rows of bills, file by file; a test names only what it changes. */
export interface BillRows {
  readonly invoices: readonly Cells[]
  readonly lines: readonly Cells[]
  readonly taxes: readonly Cells[]
  readonly readings: readonly Cells[]
  readonly payments: readonly Cells[]
  readonly states: readonly Cells[]
  readonly letters: readonly Cells[]
}

export const invoice: Cells = {
  number: 'F-1',
  contract_name: '1',
  rectificative_type: '',
  rectifies_number: '',
  state: 'open',
  proforma_number: '',
  day: '2025-11-04',
  due_day: '2025-11-24',
  start_day: '2025-10-01',
  end_day: '2025-10-31',
  total: '50,59',
  pending: '',
  debt: '',
  energy_kwh: '215',
  estimated: '',
  partner_name: '',
  partner_nif: '',
  product_name: '',
  tariff: '',
  power_p1: '',
  power_p2: '',
  cups: '',
  supply_address: '',
  payment_method: '',
  iban_last4: '',
  version: '',
}

function line(kind: string, period: string, quantity: string, price: string, unit: string, amount: string) {
  return {
    invoice_number: 'F-1',
    kind,
    tariff_period: period,
    name: '',
    start_day: '',
    end_day: '',
    quantity,
    unit: '',
    price,
    price_unit: unit,
    days: '',
    year_days: '',
    amount,
  }
}

/** 39.01 of energy, its tax 1.99, a meter of 0.81, and 21 % of 41.81: 8.78. */
export const lines: readonly Cells[] = [
  line('power', '1', '4,6', '29,2', 'EUR/kW/year', '11,41'),
  line('power', '2', '4,6', '3,65', 'EUR/kW/year', '1,43'),
  line('energy', '1', '62', '0,172', 'EUR/kWh', '10,66'),
  line('energy', '2', '58', '0,118', 'EUR/kWh', '6,84'),
  line('energy', '3', '95', '0,085', 'EUR/kWh', '8,08'),
  line('social_bonus_financing', '', '1', '6,979247', 'EUR/year', '0,59'),
  line('meter_rental', '', '1', '0,81', 'EUR/month', '0,81'),
]

export const taxes: readonly Cells[] = [
  {
    invoice_number: 'F-1',
    tax: 'electricity_tax',
    rate: '5,11269632',
    rate_unit: '',
    base: '39,01',
    quantity_kwh: '',
    amount: '1,99',
  },
  {
    invoice_number: 'F-1',
    tax: 'IVA',
    rate: '21',
    rate_unit: '%',
    base: '41,81',
    quantity_kwh: '',
    amount: '8,78',
  },
]

function reading(period: string, previous: string, current: string, quantity: string) {
  return {
    invoice_number: 'F-1',
    magnitude: 'import',
    tariff_period: period,
    previous_day: '2025-09-30',
    previous_reading: previous,
    current_day: '2025-10-31',
    current_reading: current,
    quantity,
    method: '',
  }
}
export const readings: readonly Cells[] = [
  reading('1', '1200,5', '1262,5', '62'),
  reading('2', '900', '958', '58'),
  reading('3', '1500', '1595', '95'),
]

export const payment: Cells = {
  invoice_number: 'F-1',
  reference: 'R-1',
  day: '2025-11-24',
  amount: '50,59',
  method: 'direct_debit',
}
export const state: Cells = {
  invoice_number: 'F-1',
  change_day: '2025-12-01',
  code: '10',
  description: 'Avís',
}

export const letter: Cells = {
  invoice_number: 'F-1',
  reference: 'BF-1',
  annex: 'III',
  sent_day: '2025-12-10',
  delivered_day: '',
  returned_day: '',
}

/** One electricity bill of `oneContract`, right to the cent, and what a test makes of it. */
export function bills(changed: Partial<BillRows> = {}): Files {
  const rows = {
    invoices: [invoice],
    lines,
    taxes,
    readings,
    payments: [payment],
    states: [state],
    letters: [],
    ...changed,
  }
  const files = Object.entries({
    'invoices.csv': rows.invoices,
    'invoice-lines.csv': rows.lines,
    'invoice-taxes.csv': rows.taxes,
    'invoice-readings.csv': rows.readings,
    'invoice-payments.csv': rows.payments,
    'invoice-pending-states.csv': rows.states,
    'unpaid-letters.csv': rows.letters,
  })
  return Object.fromEntries(files.filter(([, of]) => of.length > 0).map(([file, of]) => [file, tableOf(of)]))
}

/** The contract, its bill, and what a test makes of it. */
export function contractWithBills(changed?: Partial<BillRows>): Files {
  return {
    ...oneContract,
    ...bills(changed),
  }
}

/** The rows of one file with the cells of one of them changed. */
export function changed<T>(rows: readonly T[], at: number, cells: Partial<T>) {
  return rows.map((row, index) => (index === at ? { ...row, ...cells } : row))
}

/** A second contract of the same customer, of the other kind of supply. */
export const gasToo: Files = {
  ...oneContract,
  'products.csv': `${String(oneContract['products.csv'])}G;gas;Gas\n`,
  'contracts.csv': `${String(oneContract['contracts.csv'])}2;C;gas;activa;2020-01-01;2020-01-01;${cupsOf('0230', 2)};Carrer Nou, 5;Vic;08500;RL.2;G;;\n`,
}
