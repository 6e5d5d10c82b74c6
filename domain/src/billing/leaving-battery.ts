/**
 * What becomes of the euros that a contract leaves in a virtual battery when it ends or somebody else becomes its
 * holder: the contract says it (`by_contract`), they pay the last bill as far as they go and the rest is lost
 * (`last_bill`), what the last bill does not take is paid out (`paid`), or they are lost (`lost`).
 * Source: the contract. RD 244/2019 art. 14 (read in the consolidated text on 2026-11-26) knows the compensation of a
 * billed span alone and says nothing of what is kept beyond it; no other rule on it was found, and RD 88/2026 was not
 * read for one. So the default promises nothing.
 */
export const leavingBatteryRules = ['by_contract', 'last_bill', 'paid', 'lost'] as const
export type LeavingBatteryRule = (typeof leavingBatteryRules)[number]
