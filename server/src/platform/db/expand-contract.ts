import type { SqlStatement } from './sql-statements.ts'

/**
 * A migration adds (expand), and servers of the version before continue beside it. What they need is taken away (contract)
 * by a later migration, which says in a line of its own which version is the oldest that does without:
 *
 *     -- works with: 2.3.0
 */
const declaration = /^-- works with: (\d+\.\d+\.\d+)$/m

/** The oldest version that works with the database after this migration; undefined if every one does. */
export function oldestVersionOf(text: string): string | undefined {
  return declaration.exec(text)?.[1]
}

/** Whether a version is that one or newer; both are numbers with two dots. */
export function isAtLeast(version: string, oldest: string): boolean {
  const [ours, theirs] = [version, oldest].map((one) => one.split('.').map(Number))
  const first = theirs!.findIndex((number, index) => number !== ours![index])
  return first === -1 || ours![first]! > theirs![first]!
}

/** What takes something away from a server that knows nothing of the migration, and how it is written. */
const narrowings: readonly (readonly [RegExp, string])[] = [
  [/\bdrop (table|view|type|schema|sequence)\b/, 'drops something'],
  [/^alter table .*\bdrop column\b/, 'drops a column'],
  [/\brename\b/, 'renames something'],
  [/\balter (column )?\w+ (set data )?type\b/, 'changes the type of a column'],
  [/\bset not null\b/, 'asks for a value where there was none'],
  [
    /\badd column\b(?![^,]*\b(default|generated)\b)[^,]*(?<!\bis )\bnot null\b/,
    'adds a column that others do not fill',
  ],
  [/^create unique index\b/, 'refuses rows that were taken'],
]

/** What a statement takes away; undefined if it only adds. New checks may be such too: no text can tell. */
export function narrowingOf({ text }: SqlStatement): string | undefined {
  const plain = text.replaceAll(/\s+/g, ' ').toLowerCase()
  // What a function or a block does when it is called, or stands in quotes, is no change of a table by itself.
  const outside = plain.replaceAll(/(\$\w*\$).*?\1|'(?:[^']|'')*'/g, "''")
  return narrowings.find(([pattern]) => pattern.test(outside))?.[1]
}

/** Names of the tables that a file makes: nobody else knows them yet, so that nothing about them narrows. */
export function madeTables(statements: readonly SqlStatement[]): ReadonlySet<string> {
  return new Set(
    statements.flatMap(({ text }) => /^create table (?:if not exists )?(\w+)/i.exec(text.trim())?.[1] ?? []),
  )
}

/** What a statement locks, as an operator wants to know it before an upgrade. */
export interface Locking {
  readonly table: string
  /** While it lasts. */
  readonly holds: 'reads and writes' | 'writes'
  /** Whether every row is read or written under it; else it is a moment. */
  readonly readsAllRows: boolean
}

const tableOf =
  /^(?:alter table|create (?:unique )?index \w+ on|create trigger .* on|update|delete from|insert into) (?:only )?(?:if exists )?(\w+)/

/** The lock that a statement takes on an existing table; undefined if it blocks nobody. */
export function lockingOf({ text }: SqlStatement): Locking | undefined {
  const plain = text.replaceAll(/\s+/g, ' ').trim().toLowerCase()
  const table = tableOf.exec(plain)?.[1]
  if (table === undefined || plain.startsWith('insert')) return undefined
  if (plain.startsWith('create')) {
    const isIndex = /^create (unique )?index/.test(plain)
    return { table, holds: 'writes', readsAllRows: isIndex }
  }
  if (/^(update|delete)/.test(plain)) return { table, holds: 'writes', readsAllRows: true }
  const readsAllRows =
    /\b(type|set not null|add (constraint|check|primary key|unique|foreign key))\b/.test(plain) &&
    !/\bnot valid\b/.test(plain)
  return { table, holds: 'reads and writes', readsAllRows }
}
