import { sql } from 'kysely'
import { cadastralReferenceOf, dni, ibanOf, mobileOf } from '../demo/identifiers.ts'
import { sealValue } from '../platform/at-rest/seal.ts'
import { sealedColumns, type SealedColumnName } from '../platform/at-rest/sealed-columns.ts'
import type { Db } from '../platform/db/open.ts'

/** Over all sets: numbers with a form must be of one set only. */
let made = 0

/** Made-up values of which each is nowhere else, so that finding one shows where it leaked from. */
export class Canaries {
  /** By the text to look for: where it was planted. */
  readonly planted = new Map<string, string>()
  readonly #tag: string
  #pattern: RegExp | undefined

  /** `tag`: a few letters that no other set has. */
  constructor(tag: string) {
    this.#tag = tag
  }

  /** A word. */
  word(where: string): string {
    const word = `kanari${this.#tag}${++made}q`
    this.keep(word, where)
    return word
  }

  /** A value made from a number of its own. */
  shaped(make: (number: number) => string, where: string): string {
    const value = make(++made)
    this.keep(value, where)
    return value
  }

  /** A value that is unique already. */
  keep(value: string, where: string): void {
    this.planted.set(value.toLowerCase(), where)
    this.#pattern = undefined
  }

  /** The canaries that occur in a text. */
  foundIn(text: string): string[] {
    this.#pattern ??= new RegExp(
      [...this.planted.keys()].map((value) => value.replaceAll(/[^\w@-]/g, '\\$&')).join('|') || '(?!)',
      'g',
    )
    return [...new Set(text.toLowerCase().match(this.#pattern))]
  }
}

function email(canaries: Canaries, where: string) {
  return `${canaries.word(where)}@canary.example`
}

/** Columns whose values have a form, by name; all others take a word. */
const shapes: Readonly<Record<string, (canaries: Canaries, where: string) => string>> = {
  email,
  notification_email: email,
  ...Object.fromEntries(
    ['nif', 'owner_nif', 'payer_nif', 'fiscal_nif', 'partner_nif'].map((name) => [
      name,
      (canaries: Canaries, where: string) => canaries.shaped(dni, where),
    ]),
  ),
  mobile: (canaries, where) => canaries.shaped(mobileOf, where),
  notification_mobile: (canaries, where) => canaries.shaped(mobileOf, where),
  iban: (canaries, where) => canaries.shaped(ibanOf, where),
  cadastral_reference: (canaries, where) => canaries.shaped(cadastralReferenceOf, where),
}

interface TextColumn {
  readonly table: string
  readonly column: string
  /** SQL that holds for the rows that belong to the customer. */
  readonly owned: string
}

/**
 * The tables whose rows belong to a customer: `customer` itself and what refers to it, or to what does. A table that is
 * added later is found by its references.
 */
export async function ownedTables(db: Db, customerId: number): Promise<ReadonlyMap<string, string>> {
  const { rows: references } = await sql<{ child: string; column: string; parent: string; key: string }>`
    select c.conrelid::regclass::text as child, a.attname as column,
           c.confrelid::regclass::text as parent, k.attname as key
      from pg_constraint c
      join pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[1]
      join pg_attribute k on k.attrelid = c.confrelid and k.attnum = c.confkey[1]
     where c.contype = 'f' and c.conparentid = 0 and cardinality(c.conkey) = 1
       and c.connamespace = 'public'::regnamespace`.execute(db)
  const owned = new Map([['customer', `id = ${customerId}`]])
  for (let grew = true; grew;) {
    grew = false
    for (const { child, column, parent, key } of references) {
      const condition = owned.get(parent)
      if (condition === undefined || owned.has(child)) continue
      owned.set(child, `"${column}" in (select "${key}" from "${parent}" where ${condition})`)
      grew = true
    }
  }
  return owned
}

function isSealed({ table, column }: Pick<TextColumn, 'table' | 'column'>): boolean {
  return `${table}.${column}` in sealedColumns
}

async function textColumns(db: Db, owned: ReadonlyMap<string, string>): Promise<TextColumn[]> {
  const { rows } = await sql<{ table: string; column: string }>`
    select table_name as table, column_name as column from information_schema.columns
     where table_schema = 'public' and data_type = 'text' order by table_name, ordinal_position`.execute(db)
  return rows.flatMap(({ table, column }) => {
    const condition = owned.get(table)
    return condition === undefined ? [] : [{ table, column, owned: condition }]
  })
}

/**
 * Gives every text that belongs to a customer a canary of its own, but for those in `plain` (`table.column`), which the
 * program compares with words it knows, and those that the database itself restricts.
 */
export async function plantCanaries(
  db: Db,
  customerId: number,
  canaries: Canaries,
  plain: ReadonlySet<string>,
): Promise<void> {
  const columns = await textColumns(db, await ownedTables(db, customerId))
  // Those that are sealed come last: what names their row is a canary by then.
  const [sealed, open] = [columns.filter(isSealed), columns.filter((column) => !isSealed(column))]
  for (const { table, column, owned } of [...open, ...sealed]) {
    const name = `${table}.${column}`
    if (plain.has(name)) continue
    const [from, at] = [sql.table(table), sql.ref(column)]
    const { rows } = await sql<{ row_id: string; value: string | null; row: Record<string, unknown> }>`
      select t.ctid::text as row_id, t.${at} as value, to_jsonb(t) as row
        from ${from} t where ${sql.raw(owned)}`.execute(db)
    for (const { row_id, value, row } of rows) {
      if (column.startsWith('cups')) {
        // It must stay one whose letters fit, and each of ours is already somebody's alone.
        if (value) canaries.keep(value, name)
        continue
      }
      const canary = (shapes[column] ?? ((all: Canaries, where: string) => all.word(where)))(canaries, name)
      const written = isSealed({ table, column }) ? sealValue(name as SealedColumnName, row, canary) : canary
      await sql`update ${from} set ${at} = ${written} where ctid = ${row_id}::tid`
        .execute(db)
        .catch((error: unknown) => {
          // Restricted to certain values, or to none at all any more.
          if (!/^(23|P0001)/.test(String((error as { code?: unknown }).code))) throw error
          canaries.planted.delete(canary)
        })
    }
  }
}
