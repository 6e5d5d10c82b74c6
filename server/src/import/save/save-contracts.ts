import { findElectricityDistributor, findGasDistributor } from '@endoll/domain/supply/distributor.ts'
import { findTerritory } from '@endoll/domain/supply/zone.ts'
import { sealedIban } from '../../platform/contract-iban.ts'
import { searchable } from '../../platform/search-text.ts'
import { noDebtChange, type KnownContract } from '../known.ts'
import { findAccessTariff, powersOf, type ContractRow } from '../tables/contracts.ts'
import { keepCustomerChanges } from './customer-changes.ts'
import { idsOfCustomers } from './of-known.ts'
import { takesMail, type TableSaver } from './table-saver.ts'
import { nothingSaved, upsert } from './upsert.ts'

/**
 * The distributor that a CUPS names. Its fault phone only where bills confirm it: a wrong number would leave a customer
 * without help when the power is out.
 */
function distributorOf(kind: ContractRow['kind'], cups: string, province: string) {
  if (kind === 'gas') {
    const gas = findGasDistributor(cups)
    return { name: gas?.group ?? gas?.registeredName ?? null, phone: null }
  }
  const found = findElectricityDistributor(cups, province)
  const confirmed = found?.faultPhone?.confidence === 'printed_on_bills'
  return { name: found?.name ?? null, phone: confirmed ? `+34${found.faultPhone.phone}` : null }
}

/** Where the file leaves owner, payer or another role empty, the customer has it. */
type Holder = { readonly name: string; readonly nif: string }

export const saveContracts: TableSaver<ContractRow> = async (saving, file, rows) => {
  const { db, known, problems, check } = saving
  const records: { line: number; record: FiledRecord; customer: string }[] = []
  await known.customers.load(rows.map(({ row }) => row.customer_code))
  await known.contracts.load(rows.map(({ row }) => row.name))
  for (const { line, row } of rows) {
    const customer = known.customers.get(row.customer_code)
    if (!customer) problems.add(file, line, 'customer_code', 'unknown_customer')
    const productKnown = known.products.has(`${row.kind}:${row.product_code}`)
    if (!productKnown) problems.add(file, line, 'product_code', 'unknown_product')
    const stored = known.contracts.get(row.name)
    const older = isOlder(known.writtenOn, stored)
    if (older) problems.add(file, line, 'name', 'older_folder')
    const takes = takesMail(saving, row.notification_email)
    if (!takes) problems.add(file, line, 'notification_email', 'email_letters')
    if (!customer || !productKnown || older || !takes) continue
    const written_on = known.writtenOn ?? stored?.written_on ?? null
    const record = { ...recordOf(row, customer), written_on }
    records.push({ line, record, customer: row.customer_code })
    known.contracts.set(record.name, knownOf(record, stored?.id))
    known.debts.set(record.name, noDebtChange)
  }
  if (records.length === 0) return nothingSaved
  if (check) {
    await keepCustomerChanges(saving, file, records)
    return nothingSaved
  }
  return db.transaction().execute(async (transaction) => {
    const ids = await idsOfCustomers(
      transaction,
      records.map(({ customer }) => customer),
    )
    const written = await keepCustomerChanges({ ...saving, db: transaction }, file, records)
    return upsert(
      transaction,
      { table: 'contract', key: ['name'] },
      written.map((record, index) => ({
        ...record,
        iban: sealedIban(record.name, record.iban),
        customer_id: ids.get(records[index]!.customer),
      })),
    )
  })
}

type FiledRecord = ReturnType<typeof recordOf> & Pick<KnownContract, 'written_on'>

/** Whether a folder that was written later has brought the contract. One without a day is as new as any. */
function isOlder(writtenOn: string | null, stored: KnownContract | undefined): boolean {
  const last = stored?.written_on ?? null
  return writtenOn !== null && last !== null && writtenOn < last
}

function knownOf(record: FiledRecord, id: number | undefined): KnownContract {
  return {
    name: record.name,
    kind: record.kind,
    id,
    cups20: record.cups20,
    start_day: record.start_day,
    end_day: record.end_day,
    time_zone: record.time_zone,
    file_debt_cents: record.file_debt_cents,
    supply_province: record.supply_province,
    tariff: record.tariff,
    product_code: record.product_code,
    powers_w: record.powers_w,
    fiscal_nif: record.fiscal_nif,
    iban: record.iban,
    cau: record.cau,
    industrial: record.industrial,
    tax_relief: record.tax_relief,
    tax_relief_percent: record.tax_relief_percent,
    written_on: record.written_on,
  }
}

function recordOf(row: ContractRow, customer: Holder) {
  const province = (row.supply_municipality ?? row.supply_postal_code).slice(0, 2)
  const territory = findTerritory(province)
  const tariff = findAccessTariff(row.kind, row.tariff)
  if (!territory || !tariff) throw new Error('a validated contract has a territory and a tariff')
  const { cups, cups20 } = row.cups
  const distributor = distributorOf(row.kind, cups20, province)
  const address = `${row.supply_street}, ${row.supply_postal_code} ${row.supply_city}`
  return {
    name: row.name,
    held_from: row.customer_since,
    kind: row.kind,
    state: row.state,
    sign_day: row.sign_day,
    sign_address: row.sign_address,
    start_day: row.start_day,
    end_day: row.end_day,
    commitment_end_day: row.commitment_end_day,
    file_debt_cents: row.debt,
    atr_available: row.atr_available,
    cups,
    cups20,
    supply_street: row.supply_street,
    supply_city: row.supply_city,
    supply_postal_code: row.supply_postal_code,
    supply_province: province,
    cadastral_reference: row.cadastral_reference,
    tariff: tariff.name,
    zone: territory.electricZone,
    time_zone: territory.clockZone,
    product_code: row.product_code,
    powers_w: powersOf(row),
    pressure_bar: row.pressure_bar,
    flow_m3h: row.flow_m3h,
    self_consumption: row.self_consumption,
    cau: row.cau,
    industrial: row.industrial,
    tax_relief: row.tax_relief,
    tax_relief_percent: row.tax_relief_percent,
    ...partiesOf(row, customer, address),
    iban: row.iban,
    distributor_name: row.distributor_name ?? distributor.name,
    distributor_reference: row.distributor_reference,
    // The known phone belongs to the known distributor; where the file names another one it is left out.
    distributor_phone: row.distributor_phone ?? (row.distributor_name === null ? distributor.phone : null),
    distributor_portal: row.distributor_portal,
    no_cession_sips: row.no_cession_sips,
    invoice_online: row.invoice_online,
    electronic_notification: row.electronic_notification,
    electronic_notification_start: row.electronic_notification_start,
    electronic_notification_request: row.electronic_notification_request,
    double_tariff: row.double_tariff,
    happy_hours: row.happy_hours,
    happy_day: row.happy_day,
    happy_hours_from: row.happy_hours_from,
    happy_day_from: row.happy_day_from,
    search_text: searchable(`${row.name} ${address} ${cups}`),
  }
}

function partiesOf(row: ContractRow, customer: Holder, supplyAddress: string) {
  const owner_name = row.owner_name ?? customer.name
  const owner_nif = row.owner_nif ?? customer.nif
  const fiscal_address = row.fiscal_address ?? supplyAddress
  return {
    owner_name,
    owner_nif,
    payer_name: row.payer_name ?? owner_name,
    payer_nif: row.payer_nif ?? owner_nif,
    fiscal_name: row.fiscal_name ?? owner_name,
    fiscal_nif: row.fiscal_nif ?? owner_nif,
    fiscal_address,
    notification_name: row.notification_name ?? owner_name,
    notification_address: row.notification_address ?? fiscal_address,
    notification_email: row.notification_email,
    notification_mobile: row.notification_mobile,
  }
}
