import { contractNameLength } from '@endoll/api/contract-name.ts'
import { parseNif } from '@endoll/domain/identity/nif.ts'
import { sql } from 'kysely'
import type { ContractRow } from '../../../platform/access.ts'
import type { Db } from '../../../platform/db/open.ts'
import { searchable } from '../../../platform/search-text.ts'
import { supplyAddress } from '../../../platform/supply-address.ts'
import { insertContract, isContractName } from '../../../platform/unscoped-contracts.ts'
import type { RequestRow } from '../request.ts'
import { findCustomerOfNif, newHolderOf, type NewHolder } from './new-holder.ts'

/** What the retailer's systems call the new contract and its customer; ours until they say. */
export interface NamedByRetailer {
  readonly contract?: string | undefined
  readonly customer?: string | undefined
}

async function customerFor(db: Db, request: RequestRow, holder: NewHolder, code: string | undefined) {
  const { name, nif, email, mobile } = holder
  const named = code
    ? await db
        .selectFrom('customer')
        .select('id')
        .where('code', '=', code)
        .where('nif', '=', nif)
        .executeTakeFirst()
    : undefined
  const known = named ?? (await findCustomerOfNif(db, nif))
  if (known) return known.id
  const parsed = parseNif(nif)
  const free =
    code !== undefined &&
    !(await db.selectFrom('customer').select('id').where('code', '=', code).executeTakeFirst())
  const { id } = await db
    .insertInto('customer')
    .values({
      code: free ? code : `N-${request.reference}`,
      name,
      nif,
      kind: parsed.ok ? parsed.kind : 'person',
      email,
      mobile,
      language: null,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** A name that no contract has: the retailer's, or the old one with a number behind it. */
async function freeName(db: Db, before: string, asked: string | undefined): Promise<string> {
  const stem = before.slice(0, contractNameLength - 4)
  for (const name of [
    ...(asked ? [asked] : []),
    ...Array.from({ length: 98 }, (_, i) => `${stem}-${i + 2}`),
  ]) {
    if (!(await isContractName(db, name))) return name
  }
  throw new Error(`no name is left for what follows the contract ${before}`)
}

/**
 * Gives the supply to the new holder, from a day on: a contract of their own in the same conditions. The one before
 * stays its customer's, with its bills, and ends the day before; the caller sees to that.
 */
export async function handOver(
  db: Db,
  { request, contract, day }: { request: RequestRow; contract: ContractRow; day: string },
  named: NamedByRetailer,
): Promise<void> {
  const holder = newHolderOf(request)
  const { sign_day: signDay } = await db
    .selectFrom('signature')
    .select(sql<string>`max(signed_at at time zone 'Europe/Madrid')::date`.as('sign_day'))
    .where('request_id', '=', request.id)
    .executeTakeFirstOrThrow()
  const { iban } = await db
    .selectFrom('holder_acceptance')
    .select('iban')
    .where('request_id', '=', request.id)
    .executeTakeFirstOrThrow()
  const customerId = await customerFor(db, request, holder, named.customer)
  const name = await freeName(db, contract.name, named.contract)
  const { id: _, imported_at: __, ...kept } = contract
  const address = supplyAddress(contract)
  const { id } = await insertContract(db, {
    ...kept,
    name,
    customer_id: customerId,
    state: 'activa',
    sign_day: signDay,
    start_day: day,
    end_day: null,
    // Who steps into the contract goes on with its commitment; who gets a new one has none.
    commitment_end_day: holder.kind === 'subrogation' ? contract.commitment_end_day : null,
    debt_cents: 0,
    file_debt_cents: null,
    owner_name: holder.name,
    owner_nif: holder.nif,
    payer_name: holder.name,
    payer_nif: holder.nif,
    fiscal_name: holder.name,
    fiscal_nif: holder.nif,
    fiscal_address: address,
    notification_name: holder.name,
    notification_address: address,
    notification_email: holder.email,
    notification_mobile: holder.mobile,
    iban,
    // The choices of the holder before were theirs.
    no_cession_sips: 'unactive',
    invoice_online: false,
    electronic_notification: false,
    electronic_notification_start: null,
    electronic_notification_request: null,
    held_from: null,
    written_on: null,
    search_text: searchable(`${name} ${address} ${contract.cups}`),
  })
  await db
    .updateTable('holder_acceptance')
    .set({ contract_id: id })
    .where('request_id', '=', request.id)
    .execute()
}
