import * as api from '@endoll/api/procedures/notification-address.ts'
import type { BodyOf } from '@endoll/api/endpoint.ts'
import { languageOf, type Language } from '@endoll/api/language.ts'
import { addressLine } from '@endoll/domain/identity/address-line.ts'
import { parseAddress } from '@endoll/domain/identity/address.ts'
import type { EmailRules } from '@endoll/domain/identity/email.ts'
import { findModificationRefusal } from '@endoll/domain/procedures/modification.ts'
import {
  getOwnContract,
  lockOwnContract,
  ownContracts,
  type ContractRow,
  type Owner,
} from '../../platform/access.ts'
import type { Db } from '../../platform/db/open.ts'
import { Failure, invalidFields } from '../../platform/http/failure.ts'
import { implement, type ApiModule } from '../../platform/http/implement.ts'
import type { Services } from '../../platform/services.ts'
import { stableId } from '../../platform/stable-id.ts'
import { supplyAddress } from '../../billing/supply-address.ts'
import { citiesOfPostalCode, findMunicipality } from '../geography/queries.ts'
import { openContractChange } from '../requests/operations/open.ts'
import { findConfirmedEmail, requireContactBudget } from '../requests/queries.ts'
import { submitChange, submittedOf, type Submitted } from '../requests/operations/submit.ts'
import { inTransaction } from '../requests/operations/transaction.ts'
import { askingOf, type Asking } from '../../platform/http/asking.ts'

type Body = BodyOf<typeof api.changeNotificationAddress>

function idOf(owner: Owner, name: string, address: string) {
  return stableId(owner.customerId, 'address', `${name}\n${address}`)
}

/** Addresses of one contract: of its letters, of its invoices, of its supply. */
function addressesOf(owner: Owner, row: ContractRow): api.SavedAddress[] {
  return [
    {
      name: row.notification_name,
      address: row.notification_address,
      email: row.notification_email,
      mobile: row.notification_mobile,
    },
    { name: row.fiscal_name, address: row.fiscal_address, email: null, mobile: null },
    { name: row.owner_name, address: supplyAddress(row), email: null, mobile: null },
  ].map(({ name, address, email, mobile }) => ({
    id: idOf(owner, name, address),
    name,
    street: address,
    full_address: address,
    email,
    mobile,
  }))
}

/** Each address once; of two that are the same, the one with an e-mail. */
function eachOnce(addresses: readonly api.SavedAddress[]): api.SavedAddress[] {
  const byId = new Map<number, api.SavedAddress>()
  for (const address of addresses) {
    const known = byId.get(address.id)
    if (!known || (known.email === null && address.email !== null)) byId.set(address.id, address)
  }
  return [...byId.values()]
}

const mostContracts = 500

async function listAddresses(db: Db, owner: Owner): Promise<api.SavedAddress[]> {
  const rows = await ownContracts(db, owner)
    .selectAll('contract')
    .orderBy('contract.id')
    .limit(mostContracts)
    .execute()
  return eachOnce(rows.flatMap((row) => addressesOf(owner, row)))
}

async function listContractAddresses(db: Db, owner: Owner, id: string): Promise<api.SavedAddress[]> {
  return eachOnce(addressesOf(owner, await getOwnContract(db, owner, { id })))
}

interface AskedAddress {
  readonly name: string
  readonly address: string
  readonly email?: string
  readonly mobile?: string
  readonly fields: Readonly<Record<string, string | null>>
}

async function existingAddress(db: Db, owner: Owner, body: Body): Promise<AskedAddress> {
  const { address_id: id } = body
  if (id === undefined || id === null) throw invalidFields({ address_id: ['required_field'] })
  const found = (await listAddresses(db, owner)).find((address) => address.id === id)
  if (!found) throw invalidFields({ address_id: ['not_valid'] })
  return { name: found.name, address: found.full_address, fields: {} }
}

async function newAddress(body: Body, language: Language, rules: EmailRules): Promise<AskedAddress> {
  if (!body.address) throw invalidFields({ address: ['required_field'] })
  const read = parseAddress(body.address, rules)
  const problems: Record<string, string[]> = {}
  if (!read.ok) for (const [field, code] of Object.entries(read.problems)) problems[field] = [code]
  const municipality = await findMunicipality(body.address.municipi)
  if (!municipality) problems['municipi'] ??= ['not_valid']
  // Postal codes of post-office boxes and large receivers are in no list; then the province has to be right.
  const zipcode = body.address.zipcode.trim()
  const cities = await citiesOfPostalCode(zipcode)
  const fits =
    cities.length > 0
      ? cities.some(({ ine }) => ine === municipality?.ine)
      : zipcode.slice(0, 2) === municipality?.ine.slice(0, 2)
  if (!fits) problems['zipcode'] ??= ['not_valid']
  if (!read.ok || !municipality || Object.keys(problems).length > 0) throw invalidFields(problems)
  const { name, email, mobile, ...fields } = read.address
  const city = municipality.name
  return {
    name,
    email,
    mobile,
    address: addressLine(read.address, city, language),
    fields: { ...fields, city },
  }
}

/** A new address is written in the language of who asks for it. */
type AskingInLanguage = Asking & { readonly language: Language }

/** The change that was asked for. Throws the Failure that forbids it. */
async function checkedChange(
  db: Db,
  { caller, language, rules }: AskingInLanguage & { readonly rules: EmailRules },
  row: ContractRow,
  body: Body,
) {
  const refusal = findModificationRefusal(
    { state: row.state, atrAvailable: row.atr_available },
    { needsDistributor: false },
  )
  if (refusal) throw new Failure(refusal)
  const isExisting = body.address_type === 'existing'
  const asked = isExisting ? await existingAddress(db, caller, body) : await newAddress(body, language, rules)
  const changes = {
    notification_name: asked.name,
    notification_address: asked.address,
    ...(asked.email === undefined ? {} : { notification_email: asked.email }),
    ...(asked.mobile === undefined ? {} : { notification_mobile: asked.mobile }),
  }
  const isSame = Object.entries(changes).every(
    ([column, value]) => row[column as keyof typeof changes] === value,
  )
  if (isSame) throw invalidFields({ [isExisting ? 'address_id' : 'nv']: ['same_value'] })
  return { fields: asked.fields, changes }
}

/** Requests another address for a contract's letters; a known address leaves e-mail and mobile as they are. */
async function changeNotificationAddress(
  services: Services,
  asking: AskingInLanguage,
  name: string,
  body: Body,
) {
  const submitted = await inTransaction(services, async (db): Promise<Submitted> => {
    const row = await lockOwnContract(db, asking.caller, { name })
    const opened = await openContractChange(db, asking, {
      procedure: 'notification_address',
      contract: row,
      body,
    })
    if (opened.earlier) return submittedOf(opened.earlier)
    const { fields, changes } = await checkedChange(
      db,
      { ...asking, rules: services.deployment.mail },
      row,
      body,
    )
    const { notification_email: email } = changes
    const { accountId } = asking.caller
    await requireContactBudget(db, { contractId: row.id, accountId, nowMs: services.clock.nowMs() })
    const known = await findConfirmedEmail(db, row)
    return submitChange(db, services, opened, {
      submission: { procedure: 'notification_address', contract: row.name, ...fields, ...changes },
      changes,
      notices:
        email !== undefined && known !== null && email !== row.notification_email
          ? [{ to: known, about: 'contact_email' }]
          : [],
    })
  })
  const { notification_name, notification_address } = submitted.changes
  // The address that the request sets, also where the request was made by an earlier call.
  const id = idOf(asking.caller, notification_name ?? '', notification_address ?? '')
  return { submitted, id }
}

export function notificationAddressModule(services: Services): ApiModule {
  const { db } = services
  return implement('procedures', api, {
    listAddresses: ({ caller }) => listAddresses(db, caller),
    listContractAddresses: ({ caller, params }) => listContractAddresses(db, caller, params.id),
    changeNotificationAddress: async (call) => {
      const asking = { ...askingOf(call), language: languageOf(call.locale) }
      const { name } = call.params
      const { submitted, id } = await changeNotificationAddress(services, asking, name, call.body)
      return { ...submitted.reply, id }
    },
  })
}
