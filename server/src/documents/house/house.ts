import type { Deployment } from '@endoll/api/deployment/deployment.ts'
import type { Language } from '@endoll/api/language.ts'
import { brandTheme } from '../../platform/http/theme.ts'
import { texts } from '../../texts.ts'

/** What every document of a retailer shares: who signs it, its colours, and the words around the content. */
export interface House {
  readonly name: string
  readonly legalName: string
  readonly nif: string
  readonly phone: string
  readonly phoneAddress: string
  readonly email: string
  readonly website: string
  readonly schedule: string
  /** A line visible on paper, and ink readable on it (4.5 : 1 or better), for any brand. */
  readonly brand: string
  readonly brandInk: string
  /** File of the logo; the name is written when there is none. */
  readonly logo?: string
  /** 'Página {page} de {pages}' */
  readonly page: string
}

/** A table of words and figures; the first column names its row. */
export interface DocumentTable {
  readonly title: string
  readonly columns: readonly { readonly header: string; readonly align: 'start' | 'end' }[]
  readonly rows: readonly (readonly string[])[]
  /** That of the first cell of each row, where it is a text of the retailer's own. */
  readonly languages?: readonly (string | null)[]
  readonly note?: string
  /** Its columns hold prices, from the third on. */
  readonly priced?: true
}

/** Who signs a document, and in which colour. */
export type Signer = Pick<Deployment, 'organisation' | 'brand'>

/** The `tel:` address of a phone number. */
export function phoneAddress(phone: string): string {
  return `tel:${phone.replaceAll(/[^+\d]/g, '')}`
}

/** The retailer as its documents show it. */
export function houseOf(signer: Signer, language: Language, logo?: string): House {
  const { name, legalName, nif, phone, email, website, schedule } = signer.organisation
  const theme = brandTheme(signer.brand)
  return {
    name,
    legalName,
    nif,
    phone,
    phoneAddress: phoneAddress(phone),
    email,
    website,
    schedule: schedule[language],
    brand: theme['--brand']!,
    brandInk: theme['--brand-ink']!,
    ...(logo === undefined ? {} : { logo }),
    page: texts[language].page,
  }
}
