import type { Language } from '@endoll/api/language.ts'
import { companyNif, dni, mobileOf, nie } from './identifiers.ts'

/** A person to sign in as while looking at the demo. */
export interface DemoCustomer {
  readonly code: string
  readonly email: string
  readonly password: string
  /** Printed at start: what there is to see. */
  readonly what: string
  readonly name: string
  readonly surnames: string
  readonly nif: string
  readonly mobile: string
  readonly language: Language
  readonly mustChangePassword: boolean
}

const password = 'Sol-i-vent-26'

type Person = Pick<DemoCustomer, 'name' | 'surnames' | 'nif' | 'language' | 'what'>

function customer(code: string, number: number, person: Person): DemoCustomer {
  return {
    code,
    email: `${code}@demo.endoll.test`,
    password,
    mobile: mobileOf(number),
    mustChangePassword: code === 'canvi',
    ...person,
  }
}

/** Everybody who can sign in, with made-up identifiers (identifiers.ts). */
export const demoCustomers: readonly DemoCustomer[] = [
  customer('laia', 1, {
    name: 'Laia',
    surnames: 'Puig Ferrer',
    nif: dni(1),
    language: 'ca',
    what: 'one flat; a bill that was annulled and made anew',
  }),
  customer('marc', 2, {
    name: 'Marc',
    surnames: 'Soler Vidal',
    nif: dni(2),
    language: 'ca',
    what: 'a house with solar surplus and a virtual battery, a flat by the sea whose power was lowered',
  }),
  customer('rosa', 3, {
    name: 'Rosa',
    surnames: 'Jiménez Molina',
    nif: dni(3),
    language: 'es',
    what: 'electricity and gas; bills unpaid, step by step up to the cut; the PVPC with the social bonus',
  }),
  customer('obrador', 4, {
    name: 'Obrador Can Fuster, SL',
    surnames: '',
    nif: companyNif('B', 4),
    language: 'ca',
    what: 'a bakery: 3.0TD, six powers, excess power and reactive energy',
  }),
  customer('gestoria', 5, {
    name: 'Gestoria Ribas i Associats, SLP',
    surnames: '',
    nif: companyNif('B', 5),
    language: 'ca',
    what: '130 contracts, also in the islands, Ceuta and Melilla; bills paid together',
  }),
  customer('nou', 6, {
    name: 'Nour',
    surnames: 'El Amrani Haddad',
    nif: nie(6),
    language: 'es',
    what: 'drafts, one waits for signature; one withdrawn',
  }),
  customer('antic', 7, {
    name: 'Antònia',
    surnames: 'Roca Bosch',
    nif: dni(7),
    language: 'ca',
    what: 'closed contracts, one of gas under a tariff of before; a last bill paid in part; documents with odd names',
  }),
  customer('canvi', 8, {
    name: 'Joan',
    surnames: 'Camps Riera',
    nif: dni(8),
    language: 'es',
    what: 'must change the password first; a fee refunded',
  }),
  customer('buit', 9, {
    name: 'Emma',
    surnames: 'Lloyd Serra',
    nif: dni(9),
    language: 'en',
    what: 'no contracts; in English',
  }),
]
