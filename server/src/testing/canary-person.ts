import { createHash } from 'node:crypto'
import { seal } from '../platform/at-rest/seal.ts'
import type { Db } from '../platform/db/open.ts'
import { mobileOf } from '../demo/identifiers.ts'
import { addDataToken } from './add-data-token.ts'
import { addHomeMove } from './add-home-move.ts'
import { Learned } from './api-calls.ts'
import { Canaries, plantCanaries } from './canaries.ts'
import { addContract, addCurveDay, addCustomer, addInvoice, addPayment } from './factories.ts'

/** A customer whose every text is a canary, and what is known of them. */
export interface Person {
  readonly canaries: Canaries
  readonly learned: Learned
  readonly customerId: number
  readonly email: string
  /** By which a program of theirs reads. */
  readonly dataToken: string
}

/**
 * A customer with a row in every table that belongs to customers, its texts canaries but for those in `plain`. `tag`
 * distinguishes one person's canaries from another's.
 */
export async function addPerson(db: Db, tag: string, plain: ReadonlySet<string>): Promise<Person> {
  const canaries = new Canaries(tag)
  const { customerId, accountId } = await addCustomer(db)
  const contract = await addContract(
    db,
    { customerId },
    { iban: 'x', owner_name: 'x', self_consumption: '41' },
  )
  await addContract(db, { customerId }, { kind: 'gas' })
  for (const day of ['2026-11-19', '2026-11-20']) await addCurveDay(db, contract.id, day)
  const invoice = await addInvoice(db, contract, { state: 'open', debt_cents: 4783 })
  const days = { from_day: '2026-10-01', to_day: '2026-11-01' }
  await db
    .insertInto('invoice_line')
    .values({
      invoice_id: invoice.id,
      position: 1,
      kind: 'service',
      ...days,
      name: 'x',
      quantity: '1',
      unit: 'unit',
      price: '1',
      price_unit: 'EUR',
      amount_cents: 100,
    })
    .execute()
  await db
    .insertInto('invoice_tax')
    .values({
      invoice_id: invoice.id,
      position: 1,
      tax: 'IVA',
      rate_unit: '%',
      rate: '21',
      base_cents: 3953,
      amount_cents: 830,
    })
    .execute()
  await db
    .insertInto('invoice_reading')
    .values({ invoice_id: invoice.id, magnitude: 'import', current_day: '2026-11-01', quantity: '150000' })
    .execute()
  await db
    .insertInto('invoice_payment')
    .values({ invoice_id: invoice.id, reference: 'x', day: '2026-11-06', amount_cents: 1, method: 'card' })
    .execute()
  await db
    .insertInto('invoice_pending_state')
    .values({ invoice_id: invoice.id, change_day: '2026-11-26', code: 'x', position: 1, description: 'x' })
    .execute()
  await db
    .insertInto('unpaid_letter')
    .values({ invoice_id: invoice.id, reference: 'x', annex: 'III', sent_day: '2026-11-26' })
    .execute()
  await db
    .insertInto('invoice_state')
    .values({ invoice_id: invoice.id, state: 'received', day: '2026-11-06' })
    .execute()
  await db
    .insertInto('contract_service')
    .values({ contract_id: contract.id, kind: 'service', name: 'x', start_day: '2026-01-01' })
    .execute()
  await db
    .insertInto('contract_protection')
    .values({ contract_id: contract.id, kind: 'vulnerable', start_day: '2026-01-01' })
    .execute()
  await db
    .insertInto('contract_sips')
    .values({ contract_id: contract.id, kind: 'arrears', start_day: '2026-01-01' })
    .execute()
  await db
    .insertInto('mandate')
    .values({
      contract_id: contract.id,
      reference: 'x',
      iban: seal('mandate.iban', { contract_id: contract.id, reference: 'x' }, 'x'),
      signed_day: '2025-12-20',
      state: 'active',
    })
    .execute()
  await db
    .insertInto('old_debt')
    .values({
      contract_id: contract.id,
      reference: 'x',
      day: '2019-02-01',
      concept: 'x',
      amount_cents: 100,
    })
    .execute()
  await db
    .insertInto('sharing_coefficient')
    .values({ contract_id: contract.id, cau: 'x', year: 2026, participants: 2, coefficients: [500_000] })
    .execute()
  await db
    .insertInto('member')
    .values({ customer_id: customerId, number: 'x', share_cents: 10_000, start_day: '2020-01-01' })
    .execute()
  const delegation = await db
    .insertInto('delegation')
    .values({
      customer_id: customerId,
      email: 'x',
      role: 'look',
      chosen: true,
      invited_by: accountId,
      invited_at: '2026-11-20T00:00:00Z',
      account_id: accountId,
      accepted_at: '2026-11-20T00:00:00Z',
      accepted_name: 'x',
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await db
    .insertInto('delegation_contract')
    .values({ delegation_id: delegation.id, contract_id: contract.id })
    .execute()
  await db
    .insertInto('customer_access')
    .values({
      customer_id: customerId,
      day: '2026-11-20',
      kind: 'delegate',
      account_id: accountId,
      who: canaries.word('customer_access.who'),
      why: canaries.word('customer_access.why'),
    })
    .execute()
  const content = Buffer.from('a file')
  const file = { reference: 'x', name: 'x', category_name: 'x', created_day: '2026-11-01', filename: 'x.pdf' }
  const attachment = await db
    .insertInto('attachment')
    .values({
      contract_id: contract.id,
      content,
      content_sha256: createHash('sha256').update(content).digest(),
      ...file,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await db
    .insertInto('price_notice')
    .values({
      contract_id: contract.id,
      product_code: 'TEST-electricity',
      from_day: '2027-01-01',
      prices_hash: createHash('sha256').update(content).digest(),
      attachment_id: attachment.id,
      made_at: '2026-11-01T00:00:00Z',
    })
    .execute()
  const battery = await db
    .insertInto('battery')
    .values({ name: canaries.word('battery.name'), type_name: canaries.word('battery.type_name') })
    .returning('id')
    .executeTakeFirstOrThrow()
  const share = { battery_id: battery.id, contract_id: contract.id }
  await db
    .insertInto('battery_contract')
    .values({ ...share, share_percent: 50 })
    .execute()
  await db
    .insertInto('battery_share_before')
    .values({ ...share, last_day: '2026-06-30', share_percent: 50, former_customer_id: customerId })
    .execute()
  await db
    .insertInto('battery_movement')
    .values({ ...share, invoice_number: 'x', day: '2026-11-05', amount_cents: 10 })
    .execute()
  await db.insertInto('coupon').values({ customer_id: customerId, code: 'x', name: 'x', url: 'x' }).execute()
  const mobile = canaries.shaped(mobileOf, 'home_move.leaving')
  await addHomeMove(db, { customerId }, contract, mobile)
  const dataToken = await addDataToken(db, { customerId, accountId })
  const calendar = await addDataToken(db, { customerId, accountId }, { kind: 'calendar' })
  await plantCanaries(db, customerId, canaries, plain)

  const { email } = await db
    .selectFrom('account')
    .select('email')
    .where('id', '=', accountId)
    .executeTakeFirstOrThrow()
  const { name } = await db
    .selectFrom('contract')
    .select('name')
    .where('id', '=', contract.id)
    .executeTakeFirstOrThrow()
  const { number } = await db
    .selectFrom('invoice')
    .select('number')
    .where('id', '=', invoice.id)
    .executeTakeFirstOrThrow()
  const learned = new Learned()
  learned.learn('invoiceNumber', number)
  learned.learn('reference', await addPayment(db, { customerId, accountId }, invoice.id))
  learned.learn('name', name)
  for (const id of [contract.id, invoice.id]) learned.learn('id', id)
  learned.learn('attachmentId', attachment.id)
  for (const name of ['bateriaId', 'ids']) learned.learn(name, battery.id)
  learned.learn('secret', calendar)
  return { canaries, learned, customerId, email, dataToken }
}
