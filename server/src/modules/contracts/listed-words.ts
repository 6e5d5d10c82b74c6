import { languages, type Language } from '@endoll/api/language.ts'
import { placeKindOf, type PlaceKind } from '@endoll/domain/supply/place-kind.ts'
import { sql } from 'kysely'
import { ownContracts, type Owner } from '../../platform/access.ts'
import type { Db } from '../../platform/db/open.ts'
import { searchable } from '../../platform/search-text.ts'

/** The place of a supply without a name of its own, as rows of the list call it: 'Oficina de Vic'. */
const placeWords: Readonly<Record<Language, Readonly<Record<PlaceKind, string>>>> = {
  es: {
    flat: 'Piso',
    house: 'Casa',
    premises: 'Local',
    office: 'Oficina',
    garage: 'Garaje',
    stairs: 'Escalera',
    boilers: 'Sala de calderas',
  },
  ca: {
    flat: 'Pis',
    house: 'Casa',
    premises: 'Local',
    office: 'Oficina',
    garage: 'Garatge',
    stairs: 'Escala',
    boilers: 'Sala de calderes',
  },
  en: {
    flat: 'Flat',
    house: 'House',
    premises: 'Premises',
    office: 'Office',
    garage: 'Garage',
    stairs: 'Stairs',
    boilers: 'Boiler room',
  },
}

/** Shorter beginnings are of too many words. */
const SHORTEST_WORD = 3

function kindsOf(typed: string): PlaceKind[] {
  const [first = ''] = searchable(typed.replaceAll('%', ' ')).split(' ')
  if (first.length < SHORTEST_WORD) return []
  const words = languages.flatMap((language) => Object.entries(placeWords[language]))
  return words.flatMap(([kind, word]) => (searchable(word).startsWith(first) ? [kind as PlaceKind] : []))
}

function says(typed: string, label: string): boolean {
  let at = 0
  return searchable(typed.replaceAll('%', ' '))
    .split(' ')
    .every((word) => {
      const found = label.indexOf(word, at)
      at = found + word.length
      return found >= 0
    })
}

/**
 * Ids of the customer's contracts whose row names its place as was typed, in any language: the kind of place is a guess
 * from the address that no column holds. Nothing is read where what was typed begins no such word.
 */
export async function listIdsByPlace(db: Db, owner: Owner, typed: string): Promise<number[]> {
  const kinds = kindsOf(typed)
  if (kinds.length === 0) return []
  const rows = await ownContracts(db, owner)
    .select(['contract.id', 'contract.supply_street', 'contract.supply_city', 'contract.tariff'])
    .where((where) =>
      where.not(
        where.exists(
          where
            .selectFrom('place_name')
            .select('place_name.contract_id')
            .whereRef('place_name.contract_id', '=', 'contract.id')
            .whereRef('place_name.customer_id', '=', 'contract.customer_id'),
        ),
      ),
    )
    .execute()
  return rows.flatMap(({ id, supply_street: street, supply_city: city, tariff }) => {
    const kind = placeKindOf({ street, tariff })
    const said = languages.some((language) =>
      ['', 'de ', 'd’', 'in '].some((of) =>
        says(typed, searchable(`${placeWords[language][kind]} ${of}${city}`)),
      ),
    )
    return kinds.includes(kind) && said ? [id] : []
  })
}

/** What else a row says, as `searchable` writes it: the access tariff, and the powers in kW with a point. */
export const rowWords = sql<string>`lower(contract.tariff) || ' ' || coalesce((
  select string_agg(trim_scale(w / 1000.0)::text, ' ') from unnest(contract.powers_w) power(w)), '')`

/** 17,3 as 17.3: searchable text has no commas, and 173 stands in many a CUPS. */
export function withPoint(typed: string): string {
  return typed.replaceAll(/(\d),(?=\d)/g, '$1.')
}
