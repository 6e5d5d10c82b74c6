import type { Break } from '../breaks.ts'

const process = 'domain/src/contracting/atr-process.ts'
const lists = ['server/src/modules/contracting/routes.test.ts']
const products = ['server/src/modules/contracting/products.test.ts']
const processTests = ['domain/src/contracting/atr-process.test.ts']

export const breaks: readonly Break[] = [
  {
    name: 'a new supply is asked for as a switch',
    file: process,
    text: 'if (!answers.activeContract) return',
    becomes: 'if (answers.tariff === undefined) return',
    tests: processTests,
  },
  {
    name: 'a switch with another holder is asked for as one without changes',
    file: process,
    text: "answers.changesHolder && 'holder'",
    becomes: "false && 'holder'",
    tests: processTests,
  },
  {
    name: 'powers that nobody knows count as unchanged',
    file: process,
    text: "powersW === null ? 'powers_unknown' :",
    becomes: 'powersW !== null &&',
    tests: processTests,
  },
  {
    name: 'a usual home may have the activity of a business',
    file: 'domain/src/contracting/home-activity.ts',
    text: "residence === 'habitual' || ",
    becomes: '',
    tests: ['domain/src/contracting/answers.test.ts'],
  },
  {
    name: 'who wants no self-consumption gets the one of the supply',
    file: 'domain/src/contracting/self-consumption-code.ts',
    text: 'if (!wanted) return noSelfConsumption',
    becomes: 'if (!wanted) return known ?? noSelfConsumption',
    tests: ['domain/src/contracting/answers.test.ts'],
  },
  {
    name: 'the cost of a first year is of eleven months',
    file: 'domain/src/contracting/first-year-cost.ts',
    text: 'return Array.from({ length: MONTHS_A_YEAR }',
    becomes: 'return Array.from({ length: MONTHS_A_YEAR - 1 }',
    tests: ['domain/src/contracting/first-year-cost.test.ts'],
  },
  {
    name: 'a product without a price for every day of the year has a cost',
    file: 'domain/src/contracting/first-year-cost.ts',
    text: 'to >= span.to',
    becomes: 'to >= span.from',
    tests: ['domain/src/contracting/first-year-cost.test.ts'],
  },
  {
    name: 'a supply that has a contract can be contracted again',
    file: 'server/src/modules/contracting/supply-points.ts',
    text: 'if (await isSupplied(db, parsed.cups20))',
    becomes: "if ((await isSupplied(db, parsed.cups20)) && cups === '')",
    tests: lists,
  },
  {
    name: 'a look-up tells what the supply takes in a year',
    file: 'server/src/modules/contracting/supply-points.ts',
    text: 'power: kw(row.powers_w[0]),',
    becomes: 'power: row.yearly_wh?.[0] ?? null,',
    tests: lists,
  },
  {
    name: 'a visitor may look up any number of supplies',
    file: 'server/src/modules/contracting/look-ups.ts',
    text: 'perVisitor = 15',
    becomes: 'perVisitor = 1500',
    tests: lists,
  },
  {
    name: 'a network may look up any number of supplies',
    file: 'server/src/modules/contracting/look-ups.ts',
    text: 'perNetwork = 60',
    becomes: 'perNetwork = 6000',
    tests: lists,
  },
  {
    name: 'homes are offered tariffs of high voltage',
    file: 'server/src/modules/contracting/lists.ts',
    text: "(tariff.voltage === 'low' || powerW > sixPeriodsOverW)",
    becomes: 'powerW > 0',
    tests: lists,
  },
  {
    name: 'a session that has ended counts as a visitor',
    file: 'server/src/platform/http/mount.ts',
    text: "if (endpoint.access === 'visitor' && request.headers.authorization === undefined) return",
    becomes: "if (endpoint.access === 'visitor') return",
    tests: lists,
  },
  {
    name: 'energy of other periods than the tariff has comes in',
    file: 'server/src/import/tables/supply-points.ts',
    text: 'known !== 0 && known !== tariff.energyPeriods',
    becomes: 'known > 6',
    tests: ['server/src/import/import-supply-points.test.ts'],
  },
  {
    name: 'products that are over are offered',
    file: 'server/src/modules/contracting/products.ts',
    text: "where('product_offer.to_day', '>', day)",
    becomes: "where('product_offer.to_day', 'is not', null)",
    tests: products,
  },
  {
    name: 'persons are offered what is for companies',
    file: 'server/src/modules/contracting/products.ts',
    text: "customer ? ['any', customer] :",
    becomes: 'customer === undefined ? [] :',
    tests: products,
  },
  {
    name: 'the use of a supply is reckoned with for who has not looked it up',
    file: 'server/src/modules/contracting/products.ts',
    text: 'point !== undefined && (await mayUse(point.cups20))',
    becomes: 'point !== undefined',
    tests: products,
  },
  {
    name: 'the dearest product comes first',
    file: 'server/src/modules/contracting/products.ts',
    text: 'rank(a) - rank(b))',
    becomes: 'rank(b) - rank(a))',
    tests: products,
  },
]
