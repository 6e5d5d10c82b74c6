/**
 * What somebody may do who acts for a customer, from least to most. `look`: see contracts, bills, consumption and requests.
 * `pay`: also pay bills. `manage`: also write to the retailer, claim, send readings and name supplies. `sign`: also ask for
 * changes and sign them, and decide who else acts: a legal representative of a company. For a person nobody else signs.
 */
export const delegateRoles = ['look', 'pay', 'manage', 'sign'] as const
export type DelegateRole = (typeof delegateRoles)[number]

/** Whether a role allows what another is needed for: each allows what those before it do. */
export function roleAllows(role: DelegateRole, needed: DelegateRole): boolean {
  return delegateRoles.indexOf(role) >= delegateRoles.indexOf(needed)
}

/** The roles that a customer can give: only a company lets others sign. */
export function rolesOffered({ isCompany }: { readonly isCompany: boolean }): readonly DelegateRole[] {
  return isCompany ? delegateRoles : delegateRoles.filter((role) => role !== 'sign')
}
