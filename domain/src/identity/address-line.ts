import type { Address } from './address.ts'
import { findStreetType } from './street-types.ts'

/** The parts of an address that its one line is made of. */
export type WrittenAddress = Pick<
  Address,
  'streetType' | 'street' | 'number' | 'block' | 'stairs' | 'floor' | 'door' | 'note' | 'postalCode'
>

/** The two languages that addresses are written in: who delivers a letter reads no English. */
type WrittenLanguage = 'es' | 'ca'

/**
 * Street types that are usually abbreviated; the others are written in full. Sources: RAE, Diccionario panhispánico de
 * dudas, appendix of abbreviations; IEC, Ortografia catalana (2017), abreviatures; both from memory, not checked.
 */
const abbreviated: Readonly<Record<WrittenLanguage, Readonly<Partial<Record<string, string>>>>> = {
  es: {
    AV: 'Av.',
    CL: 'C/',
    CR: 'Ctra.',
    PE: 'P.º',
    PS: 'Pje.',
    PZ: 'Pza.',
    RA: 'Rbla.',
    RD: 'Rda.',
    UR: 'Urb.',
  },
  ca: {
    AV: 'Av.',
    CL: 'C.',
    CR: 'Ctra.',
    PE: 'Pg.',
    PS: 'Ptge.',
    PZ: 'Pl.',
    RA: 'Rbla.',
    RD: 'Rda.',
    UR: 'Urb.',
  },
}

const catalanEndings: Readonly<Partial<Record<string, string>>> = { 1: 'r', 2: 'n', 3: 'r', 4: 't' }

/** A floor as people say it: '2.º', '2n'. What is no number ('bajos', 'pral.') stays as it was typed. */
function floorText(floor: string, language: WrittenLanguage): string {
  if (!/^[1-9]\d?$/.test(floor)) return floor
  return language === 'es' ? `${floor}.º` : floor + (catalanEndings[floor] ?? 'è')
}

/** A door behind its floor: '1.ª', '1a'; a letter stays. */
function doorText(door: string, language: WrittenLanguage): string {
  if (!/^[1-9]\d?$/.test(door)) return door
  return language === 'es' ? `${door}.ª` : `${door}a`
}

function home({ floor, door }: WrittenAddress, language: WrittenLanguage): string | null {
  if (!floor) return door && `pta. ${door}`
  const level = floorText(floor, language)
  return door ? `${level} ${doorText(door, language)}` : level
}

/**
 * An address in one line, as letters are addressed here: 'Av. de la Paz, 3, esc. B, 2.º 1.ª, 08500 Vic', in Catalan
 * 'Av. de la Pau, 3, esc. B, 2n 1a, 08500 Vic'; in every other language as in Spanish. The city is the municipality's name as it is
 * to be written.
 */
export function addressLine(address: WrittenAddress, city: string, language: string): string {
  const written = language === 'ca' ? 'ca' : 'es'
  const { streetType: code } = address
  const type = abbreviated[written][code] ?? findStreetType(code)?.names[written] ?? ''
  const parts = [
    `${type} ${address.street}`.trim(),
    address.number,
    address.block && `bl. ${address.block}`,
    address.stairs && `esc. ${address.stairs}`,
    home(address, written),
    address.note,
    `${address.postalCode} ${city}`,
  ]
  return parts.filter(Boolean).join(', ')
}
