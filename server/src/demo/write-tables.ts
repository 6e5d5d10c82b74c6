import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { usualSelfConsumption } from '@endoll/domain/contracting/self-consumption-code.ts'
import { decimalOf } from '@endoll/domain/money.ts'
import type { DemoInvoice } from './bills/invoice.ts'
import { priceKindOf, products, type DemoContract, type DemoProduct } from './contract.ts'
import { csvOf, type Cells } from './csv.ts'
import { demoCustomers, type DemoCustomer } from './customers.ts'
import { sharedCau } from './sharing.ts'
import { cadastralReferenceOf, cupsOf, faultPhone, ibanOf } from './identifiers.ts'

/** Writes who the customers are and what they have, into a folder. A contract owes what its invoices and its old debts do. */
export async function writeTables(
  folder: string,
  contracts: readonly DemoContract[],
  invoices: readonly DemoInvoice[],
): Promise<void> {
  const debts = debtsOf(invoices)
  const byCode = new Map(demoCustomers.map((customer) => [customer.code, customer]))
  const rows = contracts.map((contract) =>
    contractCells(contract, byCode.get(contract.customer), debts.get(contract.name)),
  )
  const write = (file: string, cells: readonly Cells[]) => writeFile(join(folder, file), csvOf(cells))
  await write('customers.csv', demoCustomers.map(customerCells))
  await write('members.csv', demoCustomers.flatMap(memberCells))
  await write('products.csv', products.map(productCells))
  await write('contracts.csv', rows)
  await write('contract-services.csv', contracts.flatMap(serviceCells))
  await write('mandates.csv', contracts.flatMap(mandateCells))
  await write('old-debts.csv', contracts.flatMap(oldDebtCells))
}

function yesNo(value: boolean) {
  return value ? 'yes' : 'no'
}

function customerCells(customer: DemoCustomer): Cells {
  return {
    code: customer.code,
    name: customer.name,
    surnames: customer.surnames,
    nif: customer.nif,
    email: customer.email,
    mobile: customer.mobile,
    language: customer.language,
    initial_password: customer.password,
    must_change_password: yesNo(customer.mustChangePassword),
    roles: 'customer',
    groups: customer.code === 'gestoria' ? 'administrators' : '',
  }
}

/** Members of the cooperative. */
const members: Readonly<Record<string, Cells>> = {
  laia: { number: '01482', share: '100,00', start_day: '2021-02-22' },
  marc: { number: '01190', share: '250,00', start_day: '2019-11-04' },
}

function memberCells({ code }: DemoCustomer): Cells[] {
  const member = members[code]
  return member ? [{ customer_code: code, ...member }] : []
}

function productCells(product: DemoProduct): Cells {
  return {
    code: product.code,
    kind: product.kind,
    name: product.name,
    commercial_name: product.commercialName,
    year_days: 'calendar',
    price_kind: priceKindOf(product),
    revision: product.revision ?? '',
    renewable: yesNo(product.kind === 'electricity' && !product.pvpc),
    last_resort: yesNo(product.lastResort ?? false),
    pvpc: yesNo(product.pvpc ?? false),
  }
}

function serviceCells(contract: DemoContract): Cells[] {
  return (contract.services ?? []).map(({ kind, name, startDay, endDay, ...price }) => ({
    contract_name: contract.name,
    kind,
    name,
    start_day: startDay,
    end_day: endDay ?? '',
    price_month: price.priceMonth ?? '',
    about: price.about ?? '',
    stay_last_day: price.stay?.lastDay ?? '',
    penalty: price.stay?.penalty ?? '',
    discount_percent: price.discountPercent ?? '',
    discount_limit_kwh: price.discountLimitKwh === undefined ? '' : String(price.discountLimitKwh),
  }))
}

/** Panels of its own with surplus, or a share of the building's without (CNMC table 113). */
function selfConsumptionOf({ curve, shared }: DemoContract): string {
  if (curve?.solar) return usualSelfConsumption
  return shared ? '32' : ''
}

/** The mandate of the account that a contract is charged to, signed with it. */
function mandateCells({ name, number, signDay }: DemoContract): Cells[] {
  if (!signDay) return []
  const reference = `DEMO-${String(number).padStart(6, '0')}`
  return [{ contract_name: name, reference, signed_day: signDay, iban: ibanOf(number), state: 'active' }]
}

function oldDebtCells({ name, oldDebts = [] }: DemoContract): Cells[] {
  return oldDebts.map(({ cents, ...debt }) => ({ contract_name: name, ...debt, amount: decimalOf(cents, 2) }))
}

/** Cents that the invoices of each contract owe. */
function debtsOf(invoices: readonly DemoInvoice[]): Map<string, number> {
  const debts = new Map<string, number>()
  for (const { contract, collection } of invoices) {
    debts.set(contract.name, (debts.get(contract.name) ?? 0) + collection.debtCents)
  }
  return debts
}

function contractCells(
  contract: DemoContract,
  customer: DemoCustomer | undefined,
  debtCents: number = 0,
): Cells {
  if (!customer) throw new Error(`contract ${contract.name} is of nobody`)
  const { place, gas, owner, powersKw, oldDebts = [] } = contract
  const owedCents = oldDebts.reduce((sum, { cents }) => sum + cents, debtCents)
  const power = (period: number) => (powersKw[period - 1] ?? '').toString().replace('.', ',')
  return {
    name: contract.name,
    customer_code: contract.customer,
    kind: contract.kind,
    state: contract.state,
    sign_day: contract.signDay ?? '',
    sign_address: contract.signAddress ?? '',
    start_day: contract.startDay ?? '',
    end_day: contract.endDay ?? '',
    debt: decimalOf(owedCents, 2),
    atr_available: yesNo(contract.atrAvailable ?? true),
    cups: cupsOf(gas?.distributor ?? place.distributor, contract.number),
    supply_street: place.street,
    supply_city: place.city,
    supply_postal_code: place.postalCode,
    cadastral_reference: cadastralReferenceOf(contract.number),
    tariff: contract.tariff,
    product_code: contract.product,
    power_p1: power(1),
    power_p2: power(2),
    power_p3: power(3),
    power_p4: power(4),
    power_p5: power(5),
    power_p6: power(6),
    pressure_bar: gas?.pressureBar ?? '',
    flow_m3h: gas?.flowM3h ?? '',
    self_consumption: selfConsumptionOf(contract),
    cau: contract.curve?.solar
      ? `${cupsOf(place.distributor, contract.number)}A000`
      : (sharedCau(contract) ?? ''),
    owner_name: owner?.name ?? '',
    owner_nif: owner?.nif ?? '',
    // The administrator receives what its communities are sent.
    notification_name: owner ? customer.name : '',
    notification_address: owner ? 'Carrer de Mallorca, 310, pral., 08037 Barcelona' : '',
    notification_email: customer.email,
    notification_mobile: customer.mobile,
    iban: ibanOf(contract.number),
    distributor_name: place.distributorName ?? '',
    distributor_reference: String(700_000_000 + contract.number),
    distributor_phone: faultPhone,
    no_cession_sips: contract.sips ?? '',
    ...electronicCells(contract),
    double_tariff: contract.chosen?.double_tariff ?? '',
    happy_hours: contract.chosen?.happy_hours ?? '',
    happy_day: contract.chosen?.happy_day ?? '',
    commitment_end_day: contract.commitmentEndDay ?? '',
  }
}

function electronicCells({ electronic = false, invoiceOnline }: DemoContract): Cells {
  const asked = typeof electronic === 'object' ? electronic.askedOn : undefined
  const active = electronic === true
  return {
    invoice_online: yesNo(invoiceOnline ?? active),
    electronic_notification: yesNo(active),
    electronic_notification_start: active ? '2023-03-01' : '',
    electronic_notification_request: active ? '2023-02-20' : (asked ?? ''),
  }
}
