import { contractNameLength } from '@endoll/api/contract-name.ts'
import { languageOf, type Locale } from '@endoll/api/language.ts'
import { parseNif } from '@endoll/domain/identity/nif.ts'
import { sql } from 'kysely'
import type { ContractRow } from '../../../platform/access.ts'
import { seal } from '../../../platform/at-rest/seal.ts'
import type { Db } from '../../../platform/db/open.ts'
import { fileDocument } from '../../../documents/file-document.ts'
import { listKnownPersons } from '../../session/operations/known-person.ts'
import { searchable } from '../../../platform/search-text.ts'
import { supplyAddress } from '../../../billing/supply-address.ts'
import { insertContract, isContractName } from '../../../platform/unscoped-contracts.ts'
import type { RequestRow } from '../request.ts'
import type { SignatureRow } from '../signature/signature-row.ts'
import { texts } from '../../../texts.ts'
import { acceptedIban } from './acceptance.ts'
import { newHolderOf, type NewHolder } from './new-holder.ts'

/** What the retailer's systems call the new contract and its customer; ours until they say. */
export interface NamedByRetailer {
  readonly contract?: string | undefined
  readonly customer?: string | undefined
}

interface Given {
  readonly request: RequestRow
  readonly holder: NewHolder
  readonly signature: Pick<SignatureRow, 'known_customer_id'>
  readonly nowMs: number
}

/**
 * Whose contract it becomes: the customer who signed at an address of theirs. Where nobody was known by that tax id, a
 * new one, or the one that the retailer's file has brought since with the mailbox that signed; no other is attached to on
 * a mailbox that somebody typed.
 */
async function customerFor(db: Db, given: Given, code: string | undefined) {
  const { holder, signature, request, nowMs } = given
  const { name, nif, email, mobile } = holder
  const persons = await listKnownPersons(db, nif, nowMs)
  const signed = persons.find(({ id }) => id === signature.known_customer_id)
  const mailbox = signed ? signed.address : email.toLowerCase()
  const theirs = persons.filter(({ address }) => address !== null && address === mailbox)
  const known = theirs.find((person) => person.code === code) ?? signed ?? theirs[0]
  if (known) return known
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
  return { id, name, address: email, mobile }
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

interface HandedOver {
  readonly request: RequestRow
  readonly contract: ContractRow
  readonly day: string
  readonly nowMs: number
}

/**
 * Gives the supply to the new holder, from a day on: a contract of their own in the same conditions. The one before
 * stays its customer's, with its bills, and ends the day before; the caller sees to that.
 */
export async function handOver(
  db: Db,
  { request, contract, day, nowMs }: HandedOver,
  named: NamedByRetailer,
): Promise<void> {
  const holder = newHolderOf(request)
  const signature = await db
    .selectFrom('signature')
    .select([
      'document',
      'known_customer_id',
      sql<string>`(signed_at at time zone 'Europe/Madrid')::date`.as('sign_day'),
    ])
    .where('request_id', '=', request.id)
    .where('signer', '=', 'new_holder')
    .executeTakeFirstOrThrow()
  const accepted = await db
    .selectFrom('holder_acceptance')
    .select(['request_id', 'iban', 'mandate_reference', 'locale'])
    .where('request_id', '=', request.id)
    .executeTakeFirstOrThrow()
  const { mandate_reference: reference, locale } = accepted
  const iban = acceptedIban(accepted)
  const owner = await customerFor(db, { request, holder, signature, nowMs }, named.customer)
  const name = await freeName(db, contract.name, named.contract)
  const { id: _, imported_at: __, ...kept } = contract
  const address = supplyAddress(contract)
  const { id } = await insertContract(db, {
    ...kept,
    name,
    customer_id: owner.id,
    state: 'activa',
    sign_day: signature.sign_day,
    start_day: day,
    end_day: null,
    // Who steps into the contract continues with its commitment; who gets a new one has none.
    commitment_end_day: holder.kind === 'subrogation' ? contract.commitment_end_day : null,
    debt_cents: 0,
    file_debt_cents: null,
    owner_name: owner.name,
    owner_nif: holder.nif,
    payer_name: owner.name,
    payer_nif: holder.nif,
    fiscal_name: owner.name,
    fiscal_nif: holder.nif,
    fiscal_address: address,
    notification_name: owner.name,
    notification_address: address,
    notification_email: owner.address,
    notification_mobile: owner.mobile,
    iban,
    // The choices of the holder before were theirs.
    no_cession_sips: 'unactive',
    invoice_online: false,
    electronic_notification: false,
    electronic_notification_start: null,
    electronic_notification_request: null,
    // So was what the tax agency had recognised to them (Ley 38/1992 art. 98).
    industrial: false,
    tax_relief: null,
    tax_relief_percent: 100,
    held_from: null,
    written_on: null,
    search_text: searchable(`${name} ${address} ${contract.cups}`),
  })
  await db
    .updateTable('holder_acceptance')
    .set({ contract_id: id })
    .where('request_id', '=', request.id)
    .execute()
  // What was accepted is not for the one who handed over, and the mandate stands with the contract from now on.
  await db
    .insertInto('mandate')
    .values({
      contract_id: id,
      reference,
      iban: seal('mandate.iban', { contract_id: id, reference }, iban),
      signed_day: signature.sign_day,
      state: 'active',
    })
    .execute()
  if (signature.document === null) return
  const { filed } = texts[languageOf(locale as Locale)].newContract
  await fileDocument(db, {
    contractId: id,
    day,
    name: filed.contract,
    category: filed.category,
    filename: `${request.reference}-contract.pdf`,
    content: signature.document,
  })
}
