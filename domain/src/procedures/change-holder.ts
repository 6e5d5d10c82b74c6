/** How somebody else takes over a contract; ATR process M1 calls them T (traspaso) and S (subrogación). */
export const holderChangeKinds = ['transfer', 'subrogation'] as const
export type HolderChangeKind = (typeof holderChangeKinds)[number]

/** Why another person or firm will use the supply. Not a death: its holder cannot sign. */
export const holderReasons = ['sold', 'rented', 'household', 'company'] as const
export type HolderReason = (typeof holderReasons)[number]

/**
 * Who buys or rents gets a contract of their own in the same conditions: a transfer. Who steps into the place of the
 * holder, within the household or as the firm that continues with the business, takes over the contract's rights and
 * duties, but for what the holder before owes: a subrogation. Source: RD 88/2026 art. 39 (read on 2026-11-27; 39.5 keeps
 * both free of charge), for gas RD 1434/2002 art. 39.1 and 39.2, which say what each of them is; which reason is which
 * is ours.
 */
export function holderChangeKind(reason: HolderReason): HolderChangeKind {
  return reason === 'household' || reason === 'company' ? 'subrogation' : 'transfer'
}

/**
 * Whether a contract that owes this much may be handed over: only a consumer who is up to date with payment transfers
 * a contract (RD 88/2026 art. 39.1, RD 1434/2002 art. 39.1). Of a subrogation the rules do not say so; we ask the
 * same, so that nobody takes over debts of which they may not see the bills.
 */
export function mayHandOver(debtCents: number): boolean {
  return debtCents <= 0
}

/** Digits that a register of a meter shows at most; in kWh or m³. What meters have, not a rule. */
export const readingDigits = 7
export const highestReading = 10 ** readingDigits - 1
