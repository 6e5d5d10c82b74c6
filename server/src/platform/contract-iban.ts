import { seal, unseal } from './at-rest/seal.ts'
import type { SealedText } from './at-rest/sealed.ts'

/** A contract whose account is opened, as whoever changes contracts knows it. */
export type WithIban<Row> = Omit<Row, 'iban'> & { readonly iban: string | null }

/** The account that a contract is paid from. Throws SealedError. */
export function contractIban({
  name,
  iban,
}: {
  readonly name: string
  readonly iban: SealedText | null
}): string | null {
  return iban === null ? null : unseal('contract.iban', { name }, iban)
}

/** The row with its account opened. */
export function withIban<Row extends { readonly name: string; readonly iban: SealedText | null }>(
  row: Row,
): WithIban<Row> {
  return { ...row, iban: contractIban(row) }
}

/** The account as the row of a contract keeps it. */
export function sealedIban(name: string, iban: string | null): SealedText | null {
  return iban === null ? null : seal('contract.iban', { name }, iban)
}
