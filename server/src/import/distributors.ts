import type { SupplyKind } from '@endoll/contract/contracts.ts'

/** Name as customers know it, and the phone for faults where it is known. */
export interface Distributor {
  readonly name: string
  readonly phone: string | null
}

const EDISTRIBUCION: Distributor = { name: 'e-distribución Redes Digitales', phone: '+34900850840' }
const UFD: Distributor = { name: 'UFD Distribución Electricidad', phone: '+34900333999' }

/**
 * Electricity distributors by the four digits after ES. Source: CNMC register R1 and the retailers' manual of
 * GISCE (gestionatr); phones are those printed on bills, and empty where no two sources agree. The retailer's file
 * may always name another.
 */
const ELECTRICITY: Readonly<Record<string, Distributor>> = {
  '0021': { name: 'i-DE Redes Eléctricas Inteligentes', phone: '+34900171171' },
  '0022': UFD,
  '0390': UFD,
  '0397': UFD,
  '0023': EDISTRIBUCION,
  '0024': EDISTRIBUCION,
  '0029': EDISTRIBUCION,
  '0031': EDISTRIBUCION,
  '0120': EDISTRIBUCION,
  '0288': EDISTRIBUCION,
  '0363': EDISTRIBUCION,
  '0396': EDISTRIBUCION,
  '0026': { name: 'E-Redes Distribución Eléctrica', phone: null },
  '0027': { name: 'Viesgo Distribución Eléctrica', phone: '+34900101051' },
  '0032': { name: 'Barras Eléctricas Galaico-Asturianas (Begasa)', phone: null },
  '0130': { name: 'Estabanell y Pahisa', phone: null },
  '0147': { name: 'Electra Caldense', phone: null },
  '0224': { name: 'Elèctrica de Jafre', phone: null },
  '0483': { name: 'Distribución Eléctrica del Tajuña', phone: null },
  '0494': { name: 'Distribución Eléctrica del Pozo del Tío Raimundo', phone: null },
  '0514': { name: 'Hidroeléctrica Vega', phone: null },
}

const [NEDGIA, NORTEGAS, REDEXIS, MADRILENA] = [
  'Nedgia',
  'Nortegas Energía Distribución',
  'Redexis Gas',
  'Madrileña Red de Gas',
].map((name): Distributor => ({ name, phone: null })) as [Distributor, Distributor, Distributor, Distributor]

const prefixes = (text: string, distributor: Distributor) =>
  Object.fromEntries(text.split(' ').map((prefix) => [prefix, distributor]))

/** Gas distributors by the four digits after ES. Source: agents of the SCTD, under the names of their groups. */
const GAS: Readonly<Record<string, Distributor>> = {
  ...prefixes('0201 0211 0212 0213 0214 0215 0229', NORTEGAS),
  ...prefixes('0202 0204 0205 0206 0208 0209 0225 0228 0238', REDEXIS),
  ...prefixes('0217 0218 0219 0220 0221 0222 0223 0224 0226 0227 0230 0237 0239 0242', NEDGIA),
  ...prefixes('0234 0236', MADRILENA),
  '0207': { name: 'DC Gas Extremadura', phone: null },
}

/**
 * The distributor that a CUPS tells by its four digits, or undefined for the small ones. The same digits can be an
 * electricity and a gas company, so the kind of supply is asked too.
 */
export function findDistributor(kind: SupplyKind, prefix: string): Distributor | undefined {
  return (kind === 'gas' ? GAS : ELECTRICITY)[prefix]
}
