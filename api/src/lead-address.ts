import { cityWithArticle } from '@endoll/domain/identity/address.ts'
import { addressLine } from '@endoll/domain/identity/address-line.ts'

/** A typed address, by the names that the calls of the specification give its parts; an empty text is no part. */
interface LeadAddress {
  /** Type of the street. */
  readonly tv: string
  /** Name of the street. */
  readonly nv: string
  /** Number. */
  readonly pnp: string
  /** Block, stairs, floor and door. */
  readonly bq: string
  readonly es: string
  readonly pt: string
  readonly pu: string
  /** What else leads there. */
  readonly aclarador: string
}

/** A typed address in one line, as letters write it in a language. */
export function leadAddressLine(
  address: LeadAddress,
  { postalCode, city }: { readonly postalCode: string; readonly city: string },
  language: string,
): string {
  const written = {
    streetType: address.tv,
    street: address.nv,
    number: address.pnp,
    block: address.bq || null,
    stairs: address.es || null,
    floor: address.pt || null,
    door: address.pu || null,
    note: address.aclarador || null,
    postalCode,
  }
  return addressLine(written, cityWithArticle(city), language)
}
