// Who is at the screen, in the words of a test: `customer({ contracts: [flat()] })`. Whatever a test does not say is
// made up here, unlike anybody else's, and comes in through the import door like a retailer's own data.
import type { Language } from '@endoll/api/language.ts'
import type { Day } from '@endoll/domain/time/day.ts'
import type { ClockZone, StepMinutes } from '@endoll/domain/time/madrid.ts'
import { companyNif, cupsOf, dni, ibanOf } from '../server/src/demo/identifiers.ts'
import { readingCells, invoiceCells, pendingStateCells, type Invoice, type InvoiceAsked } from './bills.ts'
import { withImportFolder, type Readings, type WhOf } from './import-files.ts'
import type { Office } from './office.ts'

export type CurveAsked = {
  readonly from: Day
  readonly to: Day
  /** 200 Wh an hour unless the test says otherwise. */
  readonly importWh?: WhOf
  readonly exportWh?: WhOf
  readonly estimated?: boolean
  /** 15: by quarters of an hour; by hours unless the test says so. */
  readonly step?: StepMinutes
}

export type ContractAsked = {
  readonly kind: 'electricity' | 'gas'
  readonly state: 'activa' | 'esborrany' | 'baixa' | 'cancelada'
  /** A draft without it waits for signature. */
  readonly signDay: Day | undefined
  readonly debt: string
  readonly tariff: string
  /** kW, P1 first. */
  readonly powers: readonly number[]
  readonly street: string
  readonly city: string
  readonly postalCode: string
  readonly product: string
  /** What its product asks for power, in EUR/kW/day, P1 first: the same wherever the product is named. */
  readonly powerPrices: readonly string[]
  readonly zone: ClockZone
  /** Account that pays; each contract has one of its own unless the test says otherwise. */
  readonly iban: string | undefined
  /** Whether the distributor would take a change. */
  readonly atrAvailable: boolean
  readonly curves: readonly CurveAsked[]
  readonly invoices: readonly InvoiceAsked[]
  /** Further columns of contracts.csv. */
  readonly more: Readonly<Record<string, string>>
}

const electricity: ContractAsked = {
  kind: 'electricity',
  state: 'activa',
  signDay: '2022-12-01',
  debt: '0',
  tariff: '2.0TD',
  powers: [4.6, 4.6],
  street: 'Calle del Sol 14, 3.º 2.ª',
  city: 'Sabadell',
  postalCode: '08201',
  product: 'Luz de casa',
  powerPrices: [],
  zone: 'Europe/Madrid',
  iban: undefined,
  atrAvailable: true,
  curves: [],
  invoices: [],
  more: {},
}

type Changes = Partial<ContractAsked>

/** A home with 2.0TD. */
export function flat(changes: Changes = {}): ContractAsked {
  return { ...electricity, ...changes }
}

/** A business with 3.0TD and six powers. */
export function workshop(changes: Changes = {}): ContractAsked {
  return {
    ...electricity,
    tariff: '3.0TD',
    powers: [17.5, 17.5, 17.5, 17.5, 17.5, 20],
    street: 'Carrer de la Indústria 3, nau 2',
    product: 'Luz de empresa',
    ...changes,
  }
}

/** A home with gas. */
export function gasFlat(changes: Changes = {}): ContractAsked {
  return {
    ...electricity,
    kind: 'gas',
    tariff: 'RL.2',
    powers: [],
    product: 'Gas de casa',
    ...changes,
  }
}

export type CustomerAsked = {
  readonly language?: Language
  readonly mustChangePassword?: boolean
  /** With surnames; `Persona 12 Prueba` where it does not matter. */
  readonly name?: string
  /** Known by the tax number of a firm. */
  readonly company?: true
  readonly contracts?: readonly ContractAsked[]
}

export type Contract = Omit<ContractAsked, 'invoices'> & {
  readonly name: string
  readonly cups: string
  readonly invoices: readonly Invoice[]
}

export type Customer = {
  /** The retailer's own. */
  readonly code: string
  readonly email: string
  readonly password: string
  readonly name: string
  readonly nif: string
  readonly contracts: readonly Contract[]
}

let made = 0
function next() {
  return (made += 1)
}

export function productCode({ kind, product }: Pick<ContractAsked, 'kind' | 'product'>) {
  return `${kind === 'gas' ? 'G' : 'E'}-${product}`.slice(0, 40)
}

function contractCells(code: string, contract: Contract) {
  return {
    name: contract.name,
    customer_code: code,
    kind: contract.kind,
    state: contract.state,
    sign_day: contract.signDay ?? '',
    start_day: contract.state === 'esborrany' ? '' : '2023-01-01',
    end_day: ['baixa', 'cancelada'].includes(contract.state) ? '2026-06-30' : '',
    debt: contract.debt,
    cups: contract.cups,
    supply_street: contract.street,
    supply_city: contract.city,
    supply_postal_code: contract.postalCode,
    tariff: contract.tariff,
    product_code: productCode(contract),
    ...Object.fromEntries(
      [0, 1, 2, 3, 4, 5].map((index) => [`power_p${index + 1}`, String(contract.powers[index] ?? '')]),
    ),
    iban: contract.iban ?? '',
    atr_available: contract.atrAvailable ? 'yes' : 'no',
    ...contract.more,
  }
}

function priceCells(contract: Contract) {
  return contract.powerPrices.map((price, index) => ({
    product_code: productCode(contract),
    concept: 'power',
    tariff_period: String(index + 1),
    start_day: '2025-01-01',
    price,
    unit: 'EUR/kW/day',
  }))
}

function readingsOf({ cups, zone, curves }: Contract): Readings[] {
  return curves.map(
    ({ importWh = () => 200, exportWh = () => 0, estimated = false, step = 60, from, to }) => ({
      cups,
      zone,
      from,
      to,
      importWh,
      exportWh,
      estimated,
      step,
    }),
  )
}

/** A customer of this test alone, imported and ready to sign in. */
export async function addCustomer(
  office: Pick<Office, 'importFolder'>,
  asked: CustomerAsked = {},
): Promise<Customer> {
  const number = next()
  const code = `E2E-${number}`
  const customer: Customer = {
    code,
    email: `persona.${number}@prueba.endoll.test`,
    password: `Farola-${number}-verde`,
    name: asked.name ?? `Persona ${number}`,
    nif: asked.company ? companyNif('B', number) : dni(number % 10_000),
    contracts: (asked.contracts ?? []).map((contract) => {
      const own = next()
      const name = String(700_000 + own)
      const invoices = contract.invoices.map((invoice, place) => ({
        ...invoice,
        number: `FE${own}-${String(place + 1).padStart(3, '0')}`,
        contractName: name,
      }))
      return { ...contract, iban: contract.iban ?? ibanOf(own), name, cups: cupsOf('0031', own), invoices }
    }),
  }
  const products = new Map(
    customer.contracts.map((contract) => [
      productCode(contract),
      { code: productCode(contract), kind: contract.kind, name: contract.product },
    ]),
  )
  await withImportFolder(
    {
      customers: [
        {
          code,
          name: customer.name,
          surnames: asked.name === undefined ? 'Prueba' : '',
          nif: customer.nif,
          email: customer.email,
          language: asked.language ?? 'es',
          initial_password: customer.password,
          must_change_password: asked.mustChangePassword ? 'yes' : 'no',
        },
      ],
      products: [...products.values()],
      productPrices: [
        ...new Map(customer.contracts.map((contract) => [productCode(contract), contract])).values(),
      ].flatMap(priceCells),
      contracts: customer.contracts.map((contract) => contractCells(code, contract)),
      invoices: customer.contracts.flatMap(({ invoices }) => invoices.map(invoiceCells(invoices))),
      invoiceReadings: customer.contracts.flatMap(({ invoices }) => invoices.flatMap(readingCells)),
      pendingStates: customer.contracts.flatMap(({ invoices }) => invoices.flatMap(pendingStateCells)),
      readings: customer.contracts.flatMap(readingsOf),
    },
    (folder) => office.importFolder(folder),
  )
  return customer
}

/** One more bill of a contract that is there already, coming in as the retailer's next delivery. */
export async function addBill(
  office: Pick<Office, 'importFolder'>,
  contract: Contract,
  asked: InvoiceAsked,
): Promise<Invoice> {
  const invoice = { ...asked, number: `FE${next()}-later`, contractName: contract.name }
  await deliverBill(office, invoice)
  return invoice
}

/** A bill as the retailer's next delivery has it, new or there already. */
export async function deliverBill(office: Pick<Office, 'importFolder'>, invoice: Invoice): Promise<void> {
  const nothing = { customers: [], products: [], contracts: [], pendingStates: [], readings: [] }
  await withImportFolder({ ...nothing, invoices: [invoiceCells([])(invoice)] }, (folder) =>
    office.importFolder(folder),
  )
}

/** The retailer's next delivery says something else of a contract that is there already. */
export async function changeContract(
  office: Pick<Office, 'importFolder'>,
  customer: Pick<Customer, 'code'>,
  contract: Contract | undefined,
  changes: Changes,
): Promise<void> {
  if (!contract) throw new Error('the customer has no such contract')
  const nothing = { customers: [], products: [], invoices: [], pendingStates: [], readings: [] }
  const changed = { ...contract, ...changes, name: contract.name, cups: contract.cups, invoices: [] }
  await withImportFolder({ ...nothing, contracts: [contractCells(customer.code, changed)] }, (folder) =>
    office.importFolder(folder),
  )
}

/** Readings that come in later, as the distributor's next file. */
export async function addReadings(
  office: Pick<Office, 'importFolder'>,
  contract: Contract,
  curve: CurveAsked,
): Promise<void> {
  const nothing = { customers: [], products: [], contracts: [], invoices: [], pendingStates: [] }
  const readings = readingsOf({ ...contract, curves: [curve] })
  await withImportFolder({ ...nothing, readings }, (folder) => office.importFolder(folder))
}
