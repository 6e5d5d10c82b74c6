import type { ContractItem } from '@endoll/api/contracts.ts'
import type { Locale } from '@endoll/api/language.ts'
import type { Db } from '../../platform/db/open.ts'
import { readOwnTexts, type OwnTexts } from '../../platform/own-texts.ts'
import type { ContractParts, ProductNames, ServiceRow } from './contract-wire.ts'

type Shown = Pick<ContractParts, 'attachments' | 'bateria_virtual'>
type Source = { readonly contract: ProductNames; readonly services: readonly ServiceRow[] }

function ownNames({ contract }: Source): string[] {
  return [contract.product_name, contract.product_commercial_name].filter((name) => name !== null)
}

/** A contract with its product and services in the language of its reader, and which language that is. */
export async function inLanguage<Found extends Source>(
  db: Db,
  source: Found,
  { shown, locale }: { readonly shown?: Shown; readonly locale: Locale },
): Promise<Found & { readonly own: OwnTexts }> {
  const { contract, services } = source
  const texts = [
    ...ownNames(source),
    ...services.flatMap(({ name, about }) => (about === null ? [name] : [name, about])),
    ...(shown?.attachments ?? []).flatMap(({ name, category_name }) => [name, category_name]),
    ...(shown?.bateria_virtual ?? []).flatMap(({ bateria }) => [bateria.type_name, bateria.description]),
  ]
  const own = await readOwnTexts(db, texts, locale)
  const { product_name, product_commercial_name } = contract
  return {
    ...source,
    contract: {
      ...contract,
      product_name: own.said(product_name),
      product_commercial_name: product_commercial_name === null ? null : own.said(product_commercial_name),
    },
    services: services.map((service) => ({
      ...service,
      name: own.said(service.name),
      about: service.about === null ? null : own.said(service.about),
    })),
    own,
  }
}

/** Documents and batteries in the language of their reader. */
export function partsInLanguage<Parts extends Shown>(parts: Parts, { said, languages }: OwnTexts) {
  return {
    ...parts,
    attachments: parts.attachments.map((one) => ({
      ...one,
      name: said(one.name),
      category_name: said(one.category_name),
    })),
    bateria_virtual: parts.bateria_virtual.map(({ bateria, ...link }) => ({
      ...link,
      bateria: { ...bateria, type_name: said(bateria.type_name), description: said(bateria.description) },
    })),
    text_languages: languages,
  }
}

/** A list of contracts with the names of their products in the language of their reader. */
export async function listInLanguage<List extends { readonly items: readonly ContractItem[] }>(
  db: Db,
  list: List,
  locale: Locale,
) {
  const names = list.items.flatMap(({ pricelist: { name, nom_comercial } }) => [name, nom_comercial ?? name])
  const { said, languages } = await readOwnTexts(db, names, locale)
  const items = list.items.map(({ pricelist: { name, nom_comercial }, ...item }) => ({
    ...item,
    pricelist: { name: said(name), nom_comercial: nom_comercial === null ? null : said(nom_comercial) },
  }))
  return { ...list, items, text_languages: languages }
}
