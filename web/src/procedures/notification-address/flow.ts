import type { SavedAddress } from '@endoll/api/procedures/notification-address.ts'
import { parseEmail, type EmailRules } from '@endoll/domain/identity/email.ts'
import { addressLimits } from '@endoll/domain/identity/address.ts'
import { parseMobile } from '@endoll/domain/identity/phone.ts'
import type { FlowStep } from '../../flow/flow.ts'
import { addressErrors, type TypedAddress } from '../../form/address/typed-address.ts'

/** The answers. The address as it is typed. */
export interface AddressAnswers {
  readonly choice: 'existing' | 'new'
  /** Id of an address that the customer's contracts have. */
  readonly addressId: number
  readonly address: TypedAddress
  readonly name: string
  readonly email: string
  readonly mobile: string
}

export type Reach = Pick<AddressAnswers, 'name' | 'email' | 'mobile'>

/** The address that the contract has. */
export interface CurrentAddress {
  readonly name: string
  readonly full_address: string
  readonly email: string | null
  readonly mobile: string | null
}

/** Addresses that may be chosen: all but the one that the contract has. */
export function otherAddresses(
  addresses: readonly SavedAddress[],
  current: Pick<CurrentAddress, 'name' | 'full_address'>,
): readonly SavedAddress[] {
  return addresses.filter(
    ({ name, full_address }) => name !== current.name || full_address !== current.full_address,
  )
}

/** What is wrong with whom and how to reach, by field; empty if it can be sent. */
export function reachErrors(
  { name = '', email = '', mobile = '' }: Partial<Reach>,
  rules: EmailRules,
): Readonly<Record<string, readonly string[]>> {
  const wrongName =
    name.trim() === '' ? 'required_field' : [...name.trim()].length > addressLimits.name ? 'too_long' : ''
  const wrongEmail = parseEmail(email, rules)
  const wrongMobile = parseMobile(mobile)
  return {
    ...(wrongName ? { name: [wrongName] } : {}),
    ...(wrongEmail.ok ? {} : { email: [wrongEmail.error] }),
    ...(wrongMobile.ok ? {} : { mobile: [wrongMobile.error] }),
  }
}

export type AddressSlug = 'address' | 'new-address' | 'reach'

/** The questions, in order. Without another address to choose there is nothing to choose: it is a new one. */
export function addressFlow(
  others: readonly SavedAddress[],
  rules: EmailRules,
): readonly FlowStep<AddressAnswers, AddressSlug>[] {
  const isNew = ({ choice }: Partial<AddressAnswers>) => others.length === 0 || choice === 'new'
  const choice = {
    slug: 'address',
    asks: ['choice', 'addressId'],
    isAnswered: (answers: Partial<AddressAnswers>) =>
      answers.choice === 'new' ||
      (answers.choice === 'existing' && others.some(({ id }) => id === answers.addressId)),
  } as const
  return [
    ...(others.length > 0 ? [choice] : []),
    {
      slug: 'new-address',
      asks: ['address'],
      applies: isNew,
      isAnswered: ({ address }) => address !== undefined && Object.keys(addressErrors(address)).length === 0,
    },
    {
      slug: 'reach',
      asks: ['name', 'email', 'mobile'],
      applies: isNew,
      isAnswered: (answers) => Object.keys(reachErrors(answers, rules)).length === 0,
    },
  ]
}

/** The question that has a field of the call. */
export function questionOf(field: string): AddressSlug {
  if (field === 'address_id') return 'address'
  return ['name', 'email', 'mobile'].includes(field) ? 'reach' : 'new-address'
}

/** The call's body from what was answered; what is optional and empty is null. */
export function addressBody(sent: Partial<AddressAnswers>) {
  const { address, addressId, name = '', email = '', mobile = '' } = sent
  if (!address) return { address_type: 'existing' as const, address_id: addressId ?? null }
  const { city: _, state: __, bq, es, pt, pu, aclarador, ref_catastral, ...required } = address
  const optional = { bq, es, pt, pu, aclarador, ref_catastral }
  const given = Object.fromEntries(Object.entries(optional).map(([field, text]) => [field, text || null]))
  return {
    address_type: 'new' as const,
    address: { ...required, ...given, name, email, mobile },
  }
}
