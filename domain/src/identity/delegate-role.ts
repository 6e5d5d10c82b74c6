/**
 * What somebody may do who acts for a customer, from least to most. `look`: see contracts, bills, consumption and requests.
 * `pay`: also pay bills. `manage`: also write to the retailer, claim, send readings and name supplies. None of them signs:
 * what binds the customer is signed by the customer.
 */
export const delegateRoles = ['look', 'pay', 'manage'] as const
export type DelegateRole = (typeof delegateRoles)[number]

/** Whether a role allows what another is needed for: each allows what those before it do. */
export function roleAllows(role: DelegateRole, needed: DelegateRole): boolean {
  return delegateRoles.indexOf(role) >= delegateRoles.indexOf(needed)
}
