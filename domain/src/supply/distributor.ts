/** How sure a fault phone is: seen on bills of its customers, or not confirmed by any source at hand. */
export type PhoneConfidence = 'printed_on_bills' | 'unverified'

export type ElectricityDistributor = {
  /** Four-digit code of the system operator, the CUPS prefix of the company. */
  readonly reeCode: string
  readonly name: string
  /** CNMC registry code R1-…; undefined if the public list read here lacks it. */
  readonly cnmcCode: string | undefined
  /** Code of the company in Datadis (1–8). */
  readonly datadisCode: string | undefined
  readonly faultPhone: { readonly phone: string; readonly confidence: PhoneConfidence } | undefined
}

export type GasDistributor = {
  readonly cupsPrefix: string
  /** Today's commercial group, where known. */
  readonly group: string | undefined
  /** Name in the SCTD register, of about 2016: companies have been renamed since. */
  readonly registeredName: string | undefined
}

type Owner = Pick<ElectricityDistributor, 'cnmcCode' | 'datadisCode' | 'faultPhone'>

const I_DE: Owner = {
  cnmcCode: 'R1-001',
  datadisCode: '8',
  faultPhone: { phone: '900171171', confidence: 'printed_on_bills' },
}
const UFD: Owner = {
  cnmcCode: 'R1-002',
  datadisCode: '5',
  faultPhone: { phone: '900333999', confidence: 'unverified' },
}
const E_DISTRIBUCION: Owner = {
  cnmcCode: 'R1-299',
  datadisCode: '2',
  faultPhone: { phone: '900850840', confidence: 'unverified' },
}
const VIESGO: Owner = {
  cnmcCode: 'R1-005',
  datadisCode: '1',
  faultPhone: { phone: '900101051', confidence: 'unverified' },
}
const UNKNOWN: Owner = { cnmcCode: undefined, datadisCode: undefined, faultPhone: undefined }

/**
 * Source: CNMC list of distributors (R1 codes) and REE codes as kept in public switching software; the prefixes of
 * the small ones are only those found in two public lists that agree or in that software.
 */
const ELECTRICITY: readonly ElectricityDistributor[] = [
  { reeCode: '0021', name: 'i-DE Redes Eléctricas Inteligentes, S.A.U.', ...I_DE },
  { reeCode: '0022', name: 'UFD Distribución Electricidad, S.A.', ...UFD },
  { reeCode: '0390', name: 'UFD Distribución Electricidad, S.A.', ...UFD },
  { reeCode: '0397', name: 'UFD Distribución Electricidad, S.A.', ...UFD },
  { reeCode: '0023', name: 'E-Distribución Redes Digitales, S.L.U. (Sevillana)', ...E_DISTRIBUCION },
  { reeCode: '0024', name: 'E-Distribución Redes Digitales, S.L.U.', ...E_DISTRIBUCION },
  { reeCode: '0029', name: 'E-Distribución Redes Digitales, S.L.U. (Aragón)', ...E_DISTRIBUCION },
  { reeCode: '0031', name: 'E-Distribución Redes Digitales, S.L.U. (Fecsa-Enher)', ...E_DISTRIBUCION },
  {
    reeCode: '0120',
    name: 'E-Distribución Redes Digitales, S.L.U. (Aragonesa de Actividades Energéticas)',
    ...E_DISTRIBUCION,
    cnmcCode: 'R1-179',
  },
  { reeCode: '0288', name: 'E-Distribución Redes Digitales, S.L.U. (Balears, Gesa)', ...E_DISTRIBUCION },
  { reeCode: '0363', name: 'E-Distribución Redes Digitales, S.L.U. (Canarias, Unelco)', ...E_DISTRIBUCION },
  { reeCode: '0396', name: 'E-Distribución Redes Digitales, S.L.U.', ...E_DISTRIBUCION },
  {
    reeCode: '0026',
    name: 'Hidrocantábrico Distribución Eléctrica, S.A.U. (E-REDES)',
    cnmcCode: 'R1-008',
    datadisCode: '3',
    faultPhone: undefined,
  },
  { reeCode: '0027', name: 'Viesgo Distribución Eléctrica, S.L.', ...VIESGO },
  {
    reeCode: '0032',
    name: 'Barras Eléctricas Galaico-Asturianas, S.A. (BEGASA)',
    cnmcCode: 'R1-003',
    datadisCode: '1',
    faultPhone: undefined,
  },
  { reeCode: '0130', name: 'Estabanell y Pahisa', ...UNKNOWN, datadisCode: '7' },
  { reeCode: '0147', name: 'Electra Caldense, S.A.', ...UNKNOWN, cnmcCode: 'R1-016', datadisCode: '7' },
  { reeCode: '0224', name: 'Elèctrica de Jafre', ...UNKNOWN },
  { reeCode: '0483', name: 'Distribución Eléctrica del Tajuña, S.L.U.', ...UNKNOWN, cnmcCode: 'R1-317' },
  {
    reeCode: '0494',
    name: 'Distribución Eléctrica del Pozo del Tío Raimundo, S.L.U.',
    ...UNKNOWN,
    cnmcCode: 'R1-283',
  },
  { reeCode: '0514', name: 'Hidroeléctrica Vega, S.A.', ...UNKNOWN },
]

const BY_CODE = new Map(ELECTRICITY.map((distributor) => [distributor.reeCode, distributor]))

/** Provinces of Aragón: Huesca, Teruel, Zaragoza. */
const ARAGON: ReadonlySet<string> = new Set(['22', '44', '50'])

type SubPrefix = readonly [digits: string, reeCode: string, where?: 'aragon' | 'elsewhere']

/**
 * Companies that merged kept their own codes behind one CUPS prefix; further digits distinguish them. The longest
 * run of digits comes first. Source: GISCE, manual of ATR management, appendix of CUPS.
 */
const SUB_PREFIXES: readonly SubPrefix[] = [
  ['003130', '0029'],
  ['003144', '0396', 'elsewhere'],
  ['00311', '0023'],
  ['00313', '0120'],
  ['00314', '0029', 'aragon'],
  ['00314', '0024', 'elsewhere'],
  ['00315', '0288'],
  ['00316', '0363'],
  ['02240', '0224'],
  ['03900', '0022'],
]

/**
 * The electricity distributor of a CUPS (canonical, 'ES' and digits), or undefined if its prefix is not in the
 * list: there are more than three hundred small companies. A supply in Aragón needs its INE province code to be
 * distinguished from Catalonia's; without it the supply is taken to lie elsewhere. Source: as the tables above.
 */
export function findElectricityDistributor(
  cups: string,
  provinceCode?: string,
): ElectricityDistributor | undefined {
  const digits = cups.slice(2, 18)
  const where = provinceCode !== undefined && ARAGON.has(provinceCode) ? 'aragon' : 'elsewhere'
  const sub = SUB_PREFIXES.find(
    ([prefix, , condition]) => digits.startsWith(prefix) && (condition ?? where) === where,
  )
  return BY_CODE.get(sub?.[1] ?? digits.slice(0, 4))
}

type GasRow = readonly [cupsPrefix: string, group: string | undefined, registeredName?: string]

/** Source: SCTD register of gas agents (about 2016) and public lists of groups. */
const GAS: readonly GasRow[] = [
  ['0201', 'Nortegas', 'GAS DE ASTURIAS, S.A.'],
  ['0202', 'Redexis Gas', 'GAS DE FIGUERES, S.A.'],
  ['0203', 'Nedgia (Naturgy)', 'GAS DIRECTO, S.A.'],
  ['0204', 'Redexis Gas', 'DISTRIBUIDORA REGIONAL DEL GAS, S.A.'],
  ['0205', 'Redexis Gas', 'REDEXIS GAS DISTRIBUCIÓN, S.A.U.'],
  ['0206', 'Redexis Gas', 'GAS ALICANTE, S.A.U.'],
  ['0207', 'DC Gas Extremadura', 'DC GAS EXTREMADURA, S.A.'],
  ['0208', 'Redexis Gas', 'REDEXIS GAS ARAGÓN, S.A.'],
  ['0209', 'Redexis Gas', 'REDEXIS GAS BALEARES, S.A.'],
  ['0210', undefined, 'GAS DE EUSKADI, S.A.'],
  ['0211', 'Nortegas', 'BILBOGAS, S.A.'],
  ['0212', 'Nortegas', 'GAS Natural de Álava, S.A.'],
  ['0213', 'Nortegas', 'DONOSTI GAS, S.A.'],
  ['0214', 'Nortegas', 'GAS HERNANI, S.A.'],
  ['0215', 'Nortegas', 'GAS PASAIA, S.A.'],
  ['0216', undefined, 'TOLOSA GASA, S.A.'],
  ['0217', 'Nedgia (Naturgy)'],
  ['0218', 'Nedgia (Naturgy)', 'GAS ANDALUCIA, S.A.'],
  ['0219', 'Nedgia (Naturgy)', 'GAS ENERGÍA DISTRIBUCIÓN CANTABRIA, S.A.'],
  ['0220', 'Nedgia (Naturgy)', 'GAS CASTILLA-LA MANCHA, S.A.'],
  ['0221', 'Nedgia (Naturgy)', 'GAS CASTILLA Y LEON, S.A.'],
  ['0222', 'Nedgia (Naturgy)', 'GAS NATURAL CEGAS, S.A.'],
  ['0223', 'Nedgia (Naturgy)', 'GAS LA CORUÑA, S.A.'],
  ['0224', 'Nedgia (Naturgy)', 'GAS GALICIA, S.A.'],
  ['0225', 'Redexis Gas', 'GAS NATURAL CEGAS, S.A.'],
  ['0226', 'Nedgia (Naturgy)', 'GAS NAVARRA, S.A.'],
  ['0227', 'Nedgia (Naturgy)', 'GAS RIOJA, S.A.'],
  ['0228', 'Redexis Gas', 'Gas Mérida, S.A.'],
  ['0229', 'Nortegas', 'Naturgas Energía Distribución, S.A.U.'],
  ['0230', 'Nedgia (Naturgy)', 'GAS NATURAL CATALUNYA SDG, S.A.'],
  ['0231', undefined, 'IBERDROLA DISTRIBUCIÓN DE GAS, S.A.U.'],
  ['0232', undefined, 'GASIFICADORA REGIONAL CANARIA, S.A.'],
  ['0233', undefined, 'DISTRIBUIDORA SUREUROPEA DE GAS, S.A.'],
  ['0234', 'Madrileña Red de Gas', 'MADRILEÑA RED DE GAS, S.A.U.'],
  ['0235', undefined, 'TRANSMANCHEGA DE GAS, S.A.U.'],
  ['0236', 'Madrileña Red de Gas', 'MADRILEÑA RED DE GAS II, S.A.U.'],
  ['0237', 'Nedgia (Naturgy)', 'GAS NATURAL MADRID SDG, S.A.'],
  ['0238', 'Redexis Gas', 'REDEXIS GAS, S.A.'],
  ['0239', 'Nedgia (Naturgy)', 'GAS NATURAL ARAGÓN SDG, S.A.'],
  ['0240', undefined, 'GAS NATURAL REDES DISTRIBUCIÓN GAS SDG, S.A.'],
  ['0241', undefined, 'GAS NATURAL BALEARES, S.A.'],
  ['0242', 'Nedgia (Naturgy)', 'EDP ESPAÑA DISTRIBUCIÓN GAS, S.A.U.'],
]

const GAS_BY_PREFIX = new Map(GAS.map((row) => [row[0], row]))

/**
 * The gas distributor of a CUPS (canonical), or undefined if its prefix is not in the list. The same four digits
 * may also be an electricity company (0224, 0237): the prefix does not say which fuel it is. Source: as the table above.
 */
export function findGasDistributor(cups: string): GasDistributor | undefined {
  const row = GAS_BY_PREFIX.get(cups.slice(2, 6))
  return row && { cupsPrefix: row[0], group: row[1], registeredName: row[2] }
}
