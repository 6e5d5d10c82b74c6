/** What kind of place a supply is, as people would say it. */
export const placeKinds = ['flat', 'house', 'premises', 'office', 'garage', 'stairs', 'boilers'] as const
export type PlaceKind = (typeof placeKinds)[number]

/** Words of an address behind its number that say what is there, in Spanish and Catalan, without accents. */
const named: readonly (readonly [PlaceKind, RegExp])[] = [
  ['garage', /\b(garaje|garatge|parking|aparcamiento|aparcament|trastero|traster)s?\b/],
  ['office', /\b(oficin[ae]s?|despacho|despatx|consulta)\b/],
  ['boilers', /\b(calderas|calderes)\b/],
  ['premises', /\b(local|nave|nau|tienda|botiga|taller|bar|quiosco)\b/],
]

/** A floor or a door: '3r 2a', '3.º 2.ª', '2n', '4t', 'bajos', 'atico', 'pta. 4'. */
const floor =
  /[\s,]\d{1,2}(\.?[ºª]|r|n|t|e|a)(?=[\s,.]|$)|\b(bajos?|baixos|entl\w*|entresuelo|entresol|principal|pral|[ao]tico|atic|sobreatic|piso|pis|pta|puerta|porta)\b/
const stairs = /\b(escala|escalera)\b/

function plain(text: string): string {
  return text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase()
}

/**
 * What kind of place an address most likely names: from how it is written, and a business where the tariff is no
 * home's. A guess for a name that the customer can change, and no rule depends on it.
 */
export function placeKindOf({
  street,
  tariff,
}: {
  readonly street: string
  readonly tariff: string
}): PlaceKind {
  // The street's own name may hold any of the words: Carrer del Bar.
  const behind = plain(street.replace(/^[^,\d]*/, ''))
  const said = named.find(([, words]) => words.test(behind))
  if (said) return said[0]
  if (!/^(2\.0|RL\.[1-3]$)/.test(tariff)) return 'premises'
  if (floor.test(` ${behind}`)) return 'flat'
  return stairs.test(behind) ? 'stairs' : 'house'
}
