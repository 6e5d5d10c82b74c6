import { supplyAddressLimits } from './address.ts'
import { findStreetType, streetTypes } from './street-types.ts'
import { typedText } from './typed-text.ts'

/** The parts of an address that one line says; empty where it does not. */
export type StreetLine = Readonly<
  Record<'tv' | 'nv' | 'pnp' | 'bq' | 'es' | 'pt' | 'pu' | 'aclarador', string>
>

/** How street types are abbreviated by those who type, without the dot. Source: ours, from what addresses on bills look like. */
const abbreviations: Readonly<Record<string, string>> = {
  'c/': 'CL',
  c: 'CL',
  cl: 'CL',
  cr: 'CL',
  av: 'AV',
  avd: 'AV',
  avda: 'AV',
  avgda: 'AV',
  avinguda: 'AV',
  pl: 'PZ',
  pza: 'PZ',
  plza: 'PZ',
  pº: 'PE',
  'p.º': 'PE',
  pg: 'PE',
  pso: 'PE',
  ps: 'PE',
  ctra: 'CR',
  cra: 'CR',
  cno: 'CN',
  cmno: 'CN',
  rbla: 'RA',
  rda: 'RD',
  pje: 'PS',
  ptge: 'PS',
  psje: 'PS',
  trav: 'TR',
  urb: 'UR',
  pol: 'PO',
  bda: 'BD',
}

const typeNames: ReadonlyMap<string, string> = new Map([
  ...streetTypes.flatMap(({ code, names }) =>
    Object.values(names).map((name) => [name.toLowerCase(), code] as const),
  ),
  ...Object.entries(abbreviations),
])

/** Where the number stands: after a comma or a space, and something else after it or nothing. */
const NUMBER =
  /^(?<street>.*?[\p{L}\d)'’.º])[\s,]+(?:n(?:[úu]m(?:ero)?)?[.ºo°]*\s*)?(?<number>\d+(?:\s?(?:bis|[a-z](?![\p{L}\d])))?(?:[-–/]\d+)?|s\/?n)(?=$|[\s,.;])(?<rest>.*)$/iu

/** What stands before a block, a staircase, a floor or a door. */
const LED = {
  bq: /\b(?:bl|bloque|bloc|block)\b\.?\s*(?<said>[\p{L}\d]+)/iu,
  es: /\b(?:esc|escalera|escala|staircase|stairs)\b\.?\s*(?<said>[\p{L}\d]+)/iu,
  pt: /\b(?:piso|planta|pis|floor)\b\.?\s*(?<said>[\p{L}\d]+)/iu,
  pu: /\b(?:pta|pt|puerta|porta|door)\b\.?\s*(?<said>[\p{L}\d]+)/iu,
} as const

/** The type that the line begins with, what comes after it, and how it was typed. */
function typeOf(line: string): readonly [code: string, rest: string, typed: string] {
  const glued = /^c\/\s*(?=\S)/iu.exec(line)
  if (glued) return ['CL', line.slice(glued[0].length), 'c/']
  const words = line.split(' ')
  // The longest name counts: 'Casa' is a type, and so may be more words that begin with it.
  for (let count = Math.min(4, words.length - 1); count > 0; count--) {
    const name = words.slice(0, count).join(' ').toLowerCase().replace(/\.$/, '')
    const code = typeNames.get(name)
    if (code !== undefined) return [code, words.slice(count).join(' '), name]
  }
  return ['', line, '']
}

/** A floor or a door without the sign of its ordinal. */
function plain(word: string): string {
  return word.replace(/(?<=\d)(?:[.]?[ºª°]|r|n|t|è|a)$/iu, '')
}

/** What comes after the number: parts that are named, then floor and door in this order. */
function homeOf(rest: string): Pick<StreetLine, 'bq' | 'es' | 'pt' | 'pu' | 'aclarador'> {
  const found = { bq: '', es: '', pt: '', pu: '' }
  let left = rest
  for (const [part, pattern] of Object.entries(LED)) {
    const said = pattern.exec(left)
    if (!said) continue
    found[part as keyof typeof found] = plain(said.groups?.['said'] ?? '')
    left = left.replace(said[0], ' ')
  }
  const words = left.split(/[\s,;/]+|(?<!\d)\.(?=\s|$)/u).filter((word) => /[\p{L}\d]/u.test(word))
  for (const part of ['pt', 'pu'] as const) if (found[part] === '') found[part] = plain(words.shift() ?? '')
  return { ...found, aclarador: words.join(' ') }
}

function oneLine(text: string): string {
  return typedText(text)
    .replaceAll(/[\s\u00A0]+/gu, ' ')
    .trim()
}

/**
 * The language in which the type of a street was typed, so that it is said as it was: 'Carrer Major' is no 'Calle Major' for
 * whoever reads English. Undefined where its name does not tell: an abbreviation, or the same in both.
 */
export function streetTypeLanguage(text: string): 'es' | 'ca' | undefined {
  const [code, , typed] = typeOf(oneLine(text))
  const names = findStreetType(code)?.names
  if (!names || names.es.toLowerCase() === names.ca.toLowerCase()) return undefined
  return (['es', 'ca'] as const).find((language) => names[language].toLowerCase() === typed)
}

/**
 * Reads the street as people write it in one line: 'C/ Mayor, 3, 2º 1ª'. The type by its name in any language or its
 * usual abbreviation; what comes after the number is floor and door unless it says otherwise. A part that the line does not say is empty.
 * A guess that who reads it may correct: parts that are too long for their field are left to `aclarador`.
 */
export function readStreetLine(text: string): StreetLine {
  const [tv, named] = typeOf(oneLine(text))
  const { street = named, number = '', rest = '' } = NUMBER.exec(named)?.groups ?? {}
  const home = homeOf(rest)
  const fits = (['bq', 'es', 'pt', 'pu'] as const).every(
    (part) => [...home[part]].length <= supplyAddressLimits[part],
  )
  const parts = fits
    ? home
    : { bq: '', es: '', pt: '', pu: '', aclarador: rest.replace(/^[\s,.;]+/u, '').trim() }
  return {
    tv,
    nv: street.replace(/[\s,]+$/u, ''),
    pnp: number.toUpperCase() === 'SN' ? 'S/N' : number,
    ...parts,
  }
}
