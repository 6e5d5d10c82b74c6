import type { SupplyKind } from '@endoll/api/contracts.ts'
import type { ElectricityRelief } from '@endoll/domain/billing/rates/electricity-relief.ts'
import { sql } from 'kysely'
import type { SealedText } from '../platform/at-rest/sealed.ts'
import { withIban } from '../platform/contract-iban.ts'
import type { Db } from '../platform/db/open.ts'

/** Stored rows that are remembered at once; beyond that they are read again when they are named again. */
const mostRemembered = 20_000

/**
 * Rows by the name by which files refer to them: of the stored ones only those that were asked for, so that an import costs
 * what its files hold, whatever the database holds. A good row of a file is written with its batch and found there again
 * later; a check writes nothing and has to keep them all.
 */
export class KnownRows<T> {
  readonly #filed = new Map<string, T>()
  readonly #stored = new Map<string, T | undefined>()
  readonly #read: (keys: readonly string[]) => Promise<ReadonlyMap<string, T>>
  readonly #check: boolean

  constructor(check: boolean, read: (keys: readonly string[]) => Promise<ReadonlyMap<string, T>>) {
    this.#check = check
    this.#read = read
  }

  /** Reads these from the database, where that is needed; until the next call each of them can be asked for. */
  async load(keys: readonly string[]): Promise<void> {
    this.makeRoom()
    const missing = [...new Set(keys)].filter((key) => !this.#filed.has(key) && !this.#stored.has(key))
    if (missing.length === 0) return
    const found = await this.#read(missing)
    for (const key of missing) this.#stored.set(key, found.get(key))
  }

  /** Forgets what can be read again, where that is much. */
  makeRoom(): void {
    if (this.#stored.size > mostRemembered) this.#stored.clear()
  }

  get(key: string): T | undefined {
    return this.#filed.get(key) ?? this.#stored.get(key)
  }
  has(key: string): boolean {
    return this.get(key) !== undefined
  }
  /** A good row of a file, from now on. */
  set(key: string, row: T): void {
    const rows = this.#check ? this.#filed : this.#stored
    rows.set(key, row)
  }
  /** The rows that the files of a check brought. */
  filed(): ReadonlyMap<string, T> {
    return this.#filed
  }
}

/** What rows may refer to: what the database has, and what good rows of these files have added. */
export interface Known {
  /** Day on which the folder was written, where it says so. */
  writtenOn: string | null
  readonly customers: KnownRows<{ readonly name: string; readonly nif: string }>
  /** Codes of customers that are not written yet, by their tax id: the first of each. */
  readonly codeOfNif: Map<string, string>
  /** The same by the e-mail that each signs in with. */
  readonly codeOfEmail: Map<string, string>
  /** By `kind:code`: what prices per year of the product are divided by. A retailer has some hundreds at most. */
  readonly products: Map<string, YearDays>
  /** Codes of the products that are the gas tariff of last resort. */
  readonly lastResort: Set<string>
  /** Codes of the products that are the PVPC. */
  readonly pvpc: Set<string>
  readonly contracts: KnownRows<KnownContract>
  readonly batteries: KnownRows<true>
  /** Contracts that this folder names, and what a check would change in the debts of their invoices and in their old debts. */
  readonly debts: Map<string, DebtChange>
}

/** What is written changes nothing any more. */
export const noDebtChange: DebtChange = { cents: 0, owing: 0 }

export interface DebtChange {
  readonly cents: number
  /** Invoices and old debts that it adds. */
  readonly owing: number
}

export type YearDays = '365' | 'calendar'

/** What curves and bills need of a contract. Days are both included; a contract without a start supplies nothing. */
export interface KnownContract {
  readonly name: string
  readonly kind: SupplyKind
  /** Undefined while it stands only in a file that is being checked. */
  readonly id: number | undefined
  readonly cups20: string
  readonly start_day: string | null
  readonly end_day: string | null
  readonly time_zone: string
  readonly file_debt_cents: number
  readonly supply_province: string
  readonly tariff: string
  readonly product_code: string
  readonly powers_w: readonly (number | null)[]
  readonly fiscal_nif: string
  /** The account that it is charged to. */
  readonly iban: string | null
  /** The unified code of its self-consumption. */
  readonly cau: string | null
  readonly industrial: boolean
  readonly tax_relief: ElectricityRelief | null
  readonly tax_relief_percent: number
  /** Day of the folder that brought it last, where that said so. */
  readonly written_on: string | null
}

/** As it is stored. */
type StoredContract = Omit<KnownContract, 'iban'> & { readonly iban: SealedText | null }

export async function openKnown(db: Db, check: boolean): Promise<Known> {
  const products = await db
    .selectFrom('product')
    .select(['code', 'kind', 'year_days', 'last_resort', 'pvpc'])
    .execute()
  return {
    writtenOn: null,
    customers: new KnownRows(check, async (codes) => {
      const { rows } = await sql<{ code: string; name: string; nif: string }>`
        select code, name, nif from customer where code = any(${codes})`.execute(db)
      return new Map(rows.map(({ code, name, nif }) => [code, { name, nif }]))
    }),
    codeOfNif: new Map(),
    codeOfEmail: new Map(),
    products: new Map(products.map(({ code, kind, year_days }) => [`${kind}:${code}`, year_days])),
    lastResort: new Set(products.filter(({ last_resort }) => last_resort).map(({ code }) => code)),
    pvpc: new Set(products.filter(({ pvpc }) => pvpc).map(({ code }) => code)),
    contracts: new KnownRows(check, async (names) => {
      const { rows } = await sql<StoredContract>`
        select ${contractColumns} from contract where name = any(${names})`.execute(db)
      return new Map(rows.map((row) => [row.name, withIban(row)]))
    }),
    batteries: new KnownRows(check, async (names) => {
      const { rows } = await sql<{ name: string }>`
        select name from battery where name = any(${names})`.execute(db)
      return new Map(rows.map(({ name }) => [name, true]))
    }),
    debts: new Map(),
  }
}

const contractColumns = sql.raw(
  'name, kind, id, cups20, start_day, end_day, time_zone, file_debt_cents, supply_province, tariff, product_code, powers_w, fiscal_nif, iban, cau, industrial, tax_relief, tax_relief_percent, written_on',
)

/** The contracts that have or had one of these CUPS. */
export async function readContractsOf(db: Db, cups20: readonly string[]): Promise<KnownContract[]> {
  const { rows } = await sql<StoredContract>`
    select ${contractColumns} from contract where cups20 = any(${cups20})`.execute(db)
  return rows.map(withIban)
}
