import { addDays, addMonths, firstDayOfMonth, type Day } from '@endoll/domain/time/day.ts'
import type { DemoContract, Place, ProductCode } from './contract.ts'
import { noise } from './curve-shape.ts'
import { companyNif } from './identifiers.ts'
import type { ProfileName } from './profiles.ts'

/** Contracts in all; those of gas come last. */
const CONTRACTS = 130
const GAS_CONTRACTS = 12

type Town = Omit<Place, 'street'> & { readonly streets: readonly string[]; readonly inSpanish?: boolean }

const TOWNS: readonly Town[] = [
  {
    city: 'Barcelona',
    postalCode: '08012',
    distributor: '0031',
    streets: ['Carrer de Verdi', 'Carrer de Torrijos', 'Travessera de Gràcia', 'Carrer de Bonavista'],
  },
  {
    city: 'Granollers',
    postalCode: '08401',
    distributor: '0130',
    streets: ['Carrer de Girona', 'Carrer de Corró', 'Carrer del Rec'],
  },
  {
    city: 'Sabadell',
    postalCode: '08201',
    distributor: '0031',
    streets: ['Carrer de Sant Quirze', 'Rambla', 'Carrer de les Tres Creus'],
  },
  { city: 'Vic', postalCode: '08500', distributor: '0031', streets: ['Carrer de Gurb', 'Carrer de Manlleu'] },
  {
    city: 'Reus',
    postalCode: '43201',
    distributor: '0031',
    streets: ['Carrer de Llovera', 'Raval de Robuster'],
  },
  {
    city: 'Lleida',
    postalCode: '25001',
    distributor: '0031',
    streets: ['Carrer de Cavallers', 'Avinguda de Blondel'],
  },
]

/** Where Catalan owners have flats to let: other zones, other clocks, other taxes. */
const FAR: readonly Town[] = [
  {
    city: 'Las Palmas de Gran Canaria',
    postalCode: '35003',
    distributor: '0363',
    streets: ['Calle León y Castillo'],
    inSpanish: true,
  },
  {
    city: 'Santa Cruz de Tenerife',
    postalCode: '38001',
    distributor: '0363',
    streets: ['Calle de San Francisco'],
    inSpanish: true,
  },
  { city: 'Palma', postalCode: '07003', distributor: '0288', streets: ['Carrer dels Oms'] },
  {
    city: 'Ceuta',
    postalCode: '51001',
    // Our list lacks the distributors of these two cities; the prefixes are made up, and the file names the distributors.
    distributor: '9998',
    distributorName: 'Alumbrado Eléctrico de Ceuta Distribución',
    streets: ['Calle Real'],
    inSpanish: true,
  },
  {
    city: 'Melilla',
    postalCode: '52001',
    distributor: '9997',
    distributorName: 'Distribuidora Eléctrica de Melilla',
    streets: ['Avenida Juan Carlos I Rey'],
    inSpanish: true,
  },
]

type Use = {
  profile: ProfileName
  tariff: string
  product: ProductCode
  yearlyKwh: number
  powersKw: readonly number[]
  what: string
}

function useOf(index: number): Use {
  const size = noise(index, 1, 1)
  const small = { tariff: '2.0TD', product: 'COMU20' } as const
  if (index % 17 === 5) {
    const powersKw = [16, 16, 16, 16, 17.3, 17.3]
    return {
      profile: 'office',
      tariff: '3.0TD',
      product: 'LLUM30',
      yearlyKwh: 24_000 + 9000 * size,
      powersKw,
      what: 'oficines',
    }
  }
  if (index % 6 === 2) {
    return {
      ...small,
      profile: 'garage',
      yearlyKwh: 3500 + 5000 * size,
      powersKw: [5.75, 5.75],
      what: 'garatge',
    }
  }
  if (index % 11 === 7) {
    return {
      ...small,
      profile: 'office',
      yearlyKwh: 3000 + 4000 * size,
      powersKw: [8.05, 8.05],
      what: 'despatx',
    }
  }
  return { ...small, profile: 'stairs', yearlyKwh: 900 + 2600 * size, powersKw: [3.45, 3.45], what: 'escala' }
}

/** The 130 contracts of the gestoria: stairs, garages and offices of the communities that it administers. */
export function gestoriaContracts(today: Day): DemoContract[] {
  const ended = addDays(addMonths(firstDayOfMonth(today), -4), -1)
  return Array.from({ length: CONTRACTS }, (_, index) =>
    index < CONTRACTS - GAS_CONTRACTS ? electricity(index, ended) : gas(index),
  )
}

function placeOf(index: number, what: string): Place {
  const isGas = index >= CONTRACTS - GAS_CONTRACTS
  const far = index % 23 === 3 && !isGas ? FAR[Math.floor(index / 23) % FAR.length] : undefined
  const { streets, inSpanish, ...town } = far ?? TOWNS[index % TOWNS.length]!
  const street = streets[Math.floor(index / TOWNS.length) % streets.length]!
  const number = 1 + Math.floor(noise(index, 2, 2) * 180)
  return { ...town, street: `${street}, ${number}, ${inSpanish ? 'escalera' : what}` }
}

function communityOf(place: Place, index: number) {
  return {
    name: `Comunitat de propietaris ${place.street.split(',').slice(0, 2).join(',')}`,
    nif: companyNif('H', 500 + index),
  }
}

function electricity(index: number, ended: Day): DemoContract {
  const use = useOf(index)
  const place = placeOf(index, use.what)
  const startYear = 2018 + (index % 6)
  const start = `${startYear}-${String(1 + (index % 12)).padStart(2, '0')}-01`
  const cancelled = index % 23 === 11
  return {
    name: String(110_000 + index + 1),
    customer: 'gestoria',
    kind: 'electricity',
    state: cancelled ? 'baixa' : 'activa',
    number: 5000 + index,
    place,
    signDay: start,
    startDay: start,
    ...(cancelled ? { endDay: ended } : {}),
    tariff: use.tariff,
    product: use.product,
    powersKw: use.powersKw,
    ...(index % 31 === 9 ? { atrAvailable: false } : {}),
    owner: communityOf(place, index),
    curve: { profile: use.profile, yearlyKwh: Math.round(use.yearlyKwh), years: 3 },
    billing: billingOf(index),
  }
}

/** Some are paid together with others, some owe a bill or two; the rest is charged to the account. */
function billingOf(index: number): NonNullable<DemoContract['billing']> {
  if (index % 9 === 1) return { payment: 'transfer', grouped: true }
  if (index % 13 === 4) return { owes: { bills: 1 + (index % 2) } }
  return {}
}

function gas(index: number): DemoContract {
  const place = placeOf(index, 'calderes')
  const large = index % 2 === 0
  const start = `${2019 + (index % 4)}-10-01`
  return {
    name: `G${110_000 + index + 1}`,
    customer: 'gestoria',
    kind: 'gas',
    state: 'activa',
    number: 5000 + index,
    place,
    signDay: start,
    startDay: start,
    tariff: large ? 'RL.4' : 'RL.3',
    product: 'GASCOM',
    powersKw: [],
    gas: {
      distributor: '0230',
      pressureBar: '0,055',
      flowM3h: large ? '65' : '25',
      yearlyKwh: large ? 62_000 + 400 * index : 21_000 + 150 * index,
    },
    owner: communityOf(place, index),
  }
}
