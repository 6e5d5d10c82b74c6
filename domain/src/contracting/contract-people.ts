/**
 * Who somebody of a contract is: its owner, the customer whose office it is in, or another. A contract may be paid by
 * another, made out to a third and written to a fourth.
 */
export const contractPeople = ['owner', 'customer', 'another'] as const
export type ContractPerson = (typeof contractPeople)[number]

/** Of whom one of them is, by what names each: a tax id, and a name where there is none. */
export function whoseIs(
  named: string,
  { owner, customer }: { readonly owner: string; readonly customer: string },
): ContractPerson {
  const same = (other: string) => plain(named) === plain(other)
  if (same(owner)) return 'owner'
  return same(customer) ? 'customer' : 'another'
}

function plain(named: string): string {
  return named.trim().replaceAll(/\s+/g, ' ').toUpperCase()
}
