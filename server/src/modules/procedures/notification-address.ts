import type * as contract from '@endoll/api/procedures/notification-address.ts'
import type { SavedAddress } from '@endoll/api/procedures/notification-address.ts'
import type { BodyOf } from '@endoll/api/endpoint.ts'
import { addressLine, parseAddress } from '@endoll/domain/identity/address.ts'
import { findModificationRefusal } from '@endoll/domain/procedures/modification.ts'
import { getOwnContract, ownContracts, type ContractRow, type Owner } from '../../platform/access.ts'
import type { Db } from '../../platform/db/open.ts'
import { Failure, invalidFields } from '../../platform/http/failure.ts'
import type { Services } from '../../platform/services.ts'
import { stableId } from '../../platform/stable-id.ts'
import { supplyAddress } from '../../platform/supply-address.ts'
import { citiesOfPostalCode, findMunicipality } from '../geography/queries.ts'
import { submitContractChange, type Asking } from '../requests/operations.ts'

type Body = BodyOf<typeof contract.changeNotificationAddress>

function idOf(owner: Owner, name: string, address: string) {
  return stableId(owner.customerId, 'address', `${name}\n${address}`)
}

/** Addresses of one contract: of its letters, of its invoices, of its supply. */
function addressesOf(owner: Owner, row: ContractRow): SavedAddress[] {
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

/** Each address once; of two that are alike the one that knows how to reach somebody. */
function eachOnce(addresses: readonly SavedAddress[]): SavedAddress[] {
  const byId = new Map<number, SavedAddress>()
  for (const address of addresses) {
    const known = byId.get(address.id)
    if (!known || (known.email === null && address.email !== null)) byId.set(address.id, address)
  }
  return [...byId.values()]
}

/** More than a customer ever chooses among. */
const mostContracts = 500

export async function listAddresses(db: Db, owner: Owner): Promise<SavedAddress[]> {
  const rows = await ownContracts(db, owner)
    .selectAll('contract')
    .orderBy('contract.id')
    .limit(mostContracts)
    .execute()
  return eachOnce(rows.flatMap((row) => addressesOf(owner, row)))
}

export async function listContractAddresses(db: Db, owner: Owner, id: string): Promise<SavedAddress[]> {
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

async function newAddress(body: Body): Promise<AskedAddress> {
  if (!body.address) throw invalidFields({ address: ['required_field'] })
  const read = parseAddress(body.address)
  const problems: Record<string, string[]> = {}
  if (!read.ok) for (const [field, code] of Object.entries(read.problems)) problems[field] = [code]
  const municipality = await findMunicipality(body.address.municipi)
  if (!municipality) problems['municipi'] ??= ['not_valid']
  // Post-office boxes and large receivers have codes that stand in no list of streets.
  // They are of their province all the same.
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
  return { name, email, mobile, address: addressLine(read.address, city), fields: { ...fields, city } }
}

/** Asks for another address of a contract's letters; one that is known leaves e-mail and mobile as they are. */
export async function changeNotificationAddress(
  services: Services,
  asking: Asking,
  name: string,
  body: Body,
) {
  const submitted = await submitContractChange(services, asking, {
    procedure: 'notification_address',
    contract: { name },
    body,
    prepare: async (db, row) => {
      const refusal = findModificationRefusal(
        { state: row.state, atrAvailable: row.atr_available },
        { needsDistributor: false },
      )
      if (refusal) throw new Failure(refusal)
      const asked =
        body.address_type === 'existing'
          ? await existingAddress(db, asking.caller, body)
          : await newAddress(body)
      const changes = {
        notification_name: asked.name,
        notification_address: asked.address,
        ...(asked.email === undefined ? {} : { notification_email: asked.email }),
        ...(asked.mobile === undefined ? {} : { notification_mobile: asked.mobile }),
      }
      const same = Object.entries(changes).every(
        ([column, value]) => row[column as keyof typeof changes] === value,
      )
      if (same)
        throw invalidFields({ [body.address_type === 'existing' ? 'address_id' : 'nv']: ['same_value'] })
      const old = row.notification_email
      const moved =
        changes.notification_email !== undefined && old !== null && changes.notification_email !== old
      return {
        submission: { procedure: 'notification_address', contract: row.name, ...asked.fields, ...changes },
        changes,
        notices: moved ? [{ to: old, about: 'contact_email' }] : [],
      }
    },
  })
  const { notification_name, notification_address } = submitted.changes
  // Also of a sending that came before: the address is that of the request.
  const id = idOf(asking.caller, notification_name ?? '', notification_address ?? '')
  return { submitted, id }
}
