import { createHash } from 'node:crypto'
import type { Insertable } from 'kysely'
import { encodeCurve, type CurveValues } from '@endoll/domain/consumption/day-curve.ts'
import { encodeQuality, packQuality, type ReadingQuality } from '@endoll/domain/consumption/quality.ts'
import { cupsCheckLetters } from '@endoll/domain/identity/cups.ts'
import { hoursInDay } from '@endoll/domain/time/madrid.ts'
import { sealedIban, withIban, type WithIban } from '../platform/contract-iban.ts'
import { storedForms } from '../platform/at-rest/seal.ts'
import type { Db } from '../platform/db/open.ts'
import type {
  AccountTable,
  AttachmentTable,
  ContractTable,
  CrmCategoryTable,
  InvoiceTable,
  RetailerTextTable,
} from '../platform/db/schema.generated.ts'
import { hashPassword } from '../platform/password-hash.ts'
import { invoiceSearchText, searchable } from '../platform/search-text.ts'

/** Password of every customer made here. */
export const testPassword = 'Sol-i-vent-26'

let made = 0
let passwordHash: Promise<string> | undefined

export interface TestCustomer {
  readonly customerId: number
  readonly accountId: number
  readonly email: string
}

/** A customer with an account that can sign in; a test states only what matters to it. */
export async function addCustomer(
  db: Db,
  account: Partial<Insertable<AccountTable>> = {},
): Promise<TestCustomer> {
  const number = ++made
  passwordHash ??= hashPassword(testPassword)
  const { id: customerId } = await db
    .insertInto('customer')
    .values({ code: `T${number}`, name: `Cliente ${number}`, nif: '00000000T', kind: 'person' })
    .returning('id')
    .executeTakeFirstOrThrow()
  const { id: accountId, email } = await db
    .insertInto('account')
    .values({
      customer_id: customerId,
      email: `cliente${number}@example.test`,
      password_hash: await passwordHash,
      ...account,
    })
    .returning(['id', 'email'])
    .executeTakeFirstOrThrow()
  return { customerId, accountId, email }
}

async function testProduct(db: Db, kind: 'electricity' | 'gas'): Promise<string> {
  const code = `TEST-${kind}`
  await db
    .insertInto('product')
    .values({ code, kind, name: `Tarifa ${kind}`, commercial_name: null })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  return code
}

function testCups(number: number): string {
  // 9999 is no distributor, so these supply points do not exist.
  const digits = `9999${String(number).padStart(12, '0')}`
  return `ES${digits}${cupsCheckLetters(digits)}`
}

export interface TestContract {
  readonly id: number
  readonly name: string
  readonly cups: string
}

/** A contract of a customer: active, electricity, 2.0TD on the peninsula unless the test says otherwise. */
export async function addContract(
  db: Db,
  { customerId }: Pick<TestCustomer, 'customerId'>,
  { iban = null, ...fields }: Partial<WithIban<Insertable<ContractTable>>> = {},
): Promise<TestContract> {
  const number = ++made
  const kind = fields.kind ?? 'electricity'
  const cups = fields.cups ?? testCups(number)
  const holder = { name: 'Cliente', nif: '00000000T' }
  const contract = {
    name: `C${String(number).padStart(6, '0')}`,
    customer_id: customerId,
    kind,
    state: 'activa',
    sign_day: '2023-01-10',
    start_day: '2023-02-01',
    cups,
    cups20: cups.slice(0, 20),
    supply_street: 'Calle del Sol 1',
    supply_city: 'Madrid',
    supply_postal_code: '28001',
    supply_province: '28',
    tariff: kind === 'gas' ? 'RL.2' : '2.0TD',
    zone: 'peninsula',
    time_zone: 'Europe/Madrid',
    product_code: fields.product_code ?? (await testProduct(db, kind)),
    powers_w: kind === 'gas' ? [] : [4600, 4600],
    owner_name: holder.name,
    owner_nif: holder.nif,
    payer_name: holder.name,
    payer_nif: holder.nif,
    fiscal_name: holder.name,
    fiscal_nif: holder.nif,
    fiscal_address: 'Calle del Sol 1, 28001 Madrid',
    notification_name: holder.name,
    notification_address: 'Calle del Sol 1, 28001 Madrid',
    ...fields,
  }
  const { name, supply_street, supply_postal_code, supply_city } = contract
  const search_text = searchable(`${name} ${supply_street}, ${supply_postal_code} ${supply_city} ${cups}`)
  const { id } = await db
    .insertInto('contract')
    .values({ search_text, ...contract, iban: sealedIban(name, iban) })
    .returning('id')
    .executeTakeFirstOrThrow()
  return { id, name, cups }
}

export interface TestDay {
  /** One value for every hour, or the hours one by one. */
  readonly importWh?: number | CurveValues
  readonly exportWh?: CurveValues
  readonly reactiveVarh?: CurveValues
  readonly capacitiveVarh?: CurveValues
  readonly generatedWh?: CurveValues
  readonly selfUsedWh?: CurveValues
  readonly quality?: Partial<ReadingQuality>
}

function total(values: CurveValues) {
  return values.reduce<number>((sum, value) => sum + (value ?? 0), 0)
}

/** A stored day of readings: 100 Wh an hour, final and real unless the test says otherwise. */
export async function addCurveDay(db: Db, contractId: number, day: string, fields: TestDay = {}) {
  const { importWh = 100, exportWh, reactiveVarh, capacitiveVarh, generatedWh, selfUsedWh, quality } = fields
  const values =
    typeof importWh === 'number' ? Array.from({ length: hoursInDay(day) }, () => importWh) : importWh
  const byte = packQuality({ source: 'F5D', version: 0, estimated: false, ...quality })
  await db
    .insertInto('consumption_day')
    .values({
      contract_id: contractId,
      day,
      import_wh: total(values),
      export_wh: total(exportWh ?? []),
      reactive_varh: total(reactiveVarh ?? []),
      import_curve: encodeCurve(values),
      export_curve: exportWh ? encodeCurve(exportWh) : null,
      reactive_curve: reactiveVarh ? encodeCurve(reactiveVarh) : null,
      generated_curve: generatedWh ? encodeCurve(generatedWh) : null,
      self_used_curve: selfUsedWh ? encodeCurve(selfUsedWh) : null,
      capacitive_curve: capacitiveVarh ? encodeCurve(capacitiveVarh) : null,
      quality: encodeQuality(values.map((value) => (value === null ? 0 : byte))),
    })
    .execute()
}

export interface TestInvoice {
  readonly id: number
  readonly number: string
}

type InvoiceFields = Partial<Insertable<InvoiceTable>>

function invoiceValues(contract: TestContract, fields: InvoiceFields): Insertable<InvoiceTable> {
  const total = fields.total_cents ?? 4783
  const invoice = {
    number: `F${String(++made).padStart(6, '0')}`,
    contract_id: contract.id,
    state: 'paid' as const,
    day: '2026-11-05',
    due_day: '2026-11-25',
    from_day: '2026-10-01',
    to_day: '2026-11-01',
    total_cents: total,
    pending_cents: (fields.state ?? 'paid') === 'paid' ? 0 : total,
    energy_wh: 150_000,
    partner_name: 'Cliente',
    partner_nif: '00000000T',
    product_name: 'Tarifa',
    tariff: '2.0TD',
    cups: contract.cups,
    supply_address: 'Calle del Sol 1, 28001 Madrid',
    ...fields,
  }
  const search_text = invoiceSearchText({
    number: invoice.number,
    partnerName: invoice.partner_name,
    totalCents: total,
    productName: invoice.product_name,
    tariff: invoice.tariff,
    cups: invoice.cups,
    supplyAddress: invoice.supply_address,
    contract,
  })
  return { search_text, ...invoice }
}

/**
 * Invoices of a contract: normal ones of October 2026 over 47.83 €, 150 kWh, paid, unless the test says otherwise.
 * What is pending follows the state.
 */
export function addInvoices(
  db: Db,
  contract: TestContract,
  list: readonly InvoiceFields[],
): Promise<TestInvoice[]> {
  return db
    .insertInto('invoice')
    .values(list.map((fields) => invoiceValues(contract, fields)))
    .returning(['id', 'number'])
    .execute()
}

/** One of them. */
export async function addInvoice(
  db: Db,
  contract: TestContract,
  fields: InvoiceFields = {},
): Promise<TestInvoice> {
  const [added] = await addInvoices(db, contract, [fields])
  if (!added) throw new Error('nothing was inserted')
  return added
}

/** A document of a contract; its id. */
export async function addAttachment(
  db: Db,
  { id }: Pick<TestContract, 'id'>,
  fields: Partial<Insertable<AttachmentTable>> = {},
): Promise<number> {
  const file = {
    contract_id: id,
    reference: `D${++made}`,
    name: 'Contrato firmado',
    category_name: 'Contratos',
    created_day: '2026-11-01',
    filename: 'contrato.pdf',
    content: Buffer.from('a document'),
    ...fields,
  }
  const content_sha256 = createHash('sha256').update(file.content).digest()
  const row = await db
    .insertInto('attachment')
    .values({ content_sha256, ...file })
    .returning('id')
    .executeTakeFirstOrThrow()
  return row.id
}

/** A battery of contracts, with their shares in per cent; its id. */
export async function addBattery(
  db: Db,
  shares: readonly (readonly [contract: Pick<TestContract, 'id'>, sharePercent: number])[],
  { name = `BV${++made}`, type_name = 'Batería de excedentes', description = '' } = {},
): Promise<number> {
  const { id } = await db
    .insertInto('battery')
    .values({ name, type_name, description })
    .returning('id')
    .executeTakeFirstOrThrow()
  const links = shares.map(([contract, share_percent]) => ({
    battery_id: id,
    contract_id: contract.id,
    share_percent,
  }))
  await db.insertInto('battery_contract').values(links).execute()
  return id
}

/** What a contract put into a battery and, negative, took out of it. */
export async function addMovements(
  db: Db,
  [battery_id, { id: contract_id }]: readonly [battery: number, contract: Pick<TestContract, 'id'>],
  rows: readonly (readonly [day: string, invoice: string, cents: number])[],
): Promise<void> {
  const movements = rows.map(([day, invoice_number, amount_cents]) => {
    return { battery_id, contract_id, day, invoice_number, amount_cents }
  })
  await db.insertInto('battery_movement').values(movements).execute()
}

/** The line by which a bill of May takes so much out of a battery, as its only one. */
export async function addBatteryLine(
  db: Db,
  { id }: Pick<TestInvoice, 'id'>,
  takenCents: number,
): Promise<void> {
  await db
    .insertInto('invoice_line')
    .values({
      invoice_id: id,
      position: 1,
      kind: 'battery',
      from_day: '2026-05-01',
      to_day: '2026-06-01',
      quantity: '1',
      unit: 'unit',
      price: String(-takenCents / 100),
      price_unit: 'EUR',
      amount_cents: -takenCents,
    })
    .execute()
}

/** A category of cases, of any supply unless the test says otherwise; its id. */
export async function addCategory(
  db: Db,
  fields: Partial<Insertable<CrmCategoryTable>> = {},
): Promise<number> {
  const { id } = await db
    .insertInto('crm_category')
    .values({ id: ++made, section: 'Facturas', name: `Tema ${made}`, supply: 'any', to_day: null, ...fields })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

type Text = readonly [text: string, language: Insertable<RetailerTextTable>['language'], words?: string]

/** The retailer's own texts: the language that each is in, or its words in another. */
export async function addTexts(db: Db, ...texts: readonly Text[]): Promise<void> {
  const rows = texts.map(([text, language, words = '']) => ({ text, language, words }))
  await db.insertInto('retailer_text').values(rows).execute()
}

/** A payment by card that was taken, of one invoice; the reply is its reference. */
export async function addPayment(
  db: Db,
  { customerId, accountId }: Pick<TestCustomer, 'customerId' | 'accountId'>,
  invoiceId: number,
): Promise<string> {
  const number = ++made
  const at = '2026-11-20T10:00:00Z'
  const reference = `T000-${String(number).padStart(4, '0')}`
  const id = `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`
  await db
    .insertInto('card_payment')
    .values({
      id,
      reference,
      customer_id: customerId,
      account_id: accountId,
      amount_cents: 4783,
      state: 'succeeded',
      intent: `pi_test_${number}`,
      idempotency_key: `none:${id}`,
      locale: 'es',
      created_at: at,
      paid_at: at,
      expires_at: at,
      next_check_at: at,
    })
    .execute()
  await db
    .insertInto('card_payment_part')
    .values({ payment_id: id, invoice_id: invoiceId, amount_cents: 4783, live: false })
    .execute()
  return reference
}

/** All contracts of whoever has a tax id, with the code of their customer. */
export async function contractsOfNif(db: Db, nif: string) {
  const rows = await db
    .selectFrom('contract')
    .innerJoin('customer', 'customer.id', 'contract.customer_id')
    .selectAll('contract')
    .select('customer.code')
    .where('customer.nif', 'in', storedForms('tax-id', nif))
    .execute()
  return rows.map(withIban)
}
