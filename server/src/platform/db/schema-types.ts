import { sql } from 'kysely'
import { sealedColumns } from '../at-rest/sealed-columns.ts'
import type { Db } from './open.ts'

type Column = {
  table: string
  name: string
  type: string
  isArray: boolean
  nullable: boolean
  hasDefault: boolean
  always: boolean
  isView: boolean
  labels: string[] | null
  checks: string[] | null
}

const SCALARS: Record<string, string> = {
  bool: 'boolean',
  bytea: 'Bytes',
  float4: 'number',
  float8: 'number',
  int2: 'number',
  int4: 'number',
  int8: 'number',
  json: 'Json',
  jsonb: 'Json',
  numeric: 'Numeric',
}

const HEADER = `// Made by \`npm run db:types\` from the migrations; change those, not this.
import type { ColumnType } from 'kysely'
import type { SealedJson as SealedJsonValue, SealedText } from '../at-rest/sealed.ts'

/** The database has a default: may be left out when writing. */
export type Generated<T> =
  T extends ColumnType<infer S, infer I, infer U>
    ? ColumnType<S, I | undefined, U>
    : ColumnType<T, T | undefined, T>
/** Only the database writes it. */
export type GeneratedAlways<T> = ColumnType<T, never, never>
/** Parsed when read (give it to a schema: nothing is known of it), JSON text when written. */
export type Json = ColumnType<unknown, string, string>
/** The same with sealed fields. */
export type SealedJson = ColumnType<SealedJsonValue, SealedJsonValue, SealedJsonValue>
/** Exact decimal, as text when read. */
export type Numeric = ColumnType<string, string | number, string | number>
export type Bytes = ColumnType<Buffer, Uint8Array, Uint8Array>
`

/** The TypeScript of every table and view, as it is in the database; a list of allowed texts becomes a union. */
export async function describeSchema(db: Db): Promise<string> {
  const columns = await listColumns(db)
  const tables = Map.groupBy(columns, ({ table }) => table)
  const bodies = [...tables].map(([table, members]) => {
    const lines = members.map((column) => `  ${column.name}: ${columnType(column)}`)
    return `export type ${pascal(table)}Table = {\n${lines.join('\n')}\n}\n`
  })
  const schema = [...tables.keys()].map((table) => `  ${table}: ${pascal(table)}Table`)
  return [HEADER, ...bodies, `export type Schema = {\n${schema.join('\n')}\n}\n`].join('\n')
}

/** Undefined of one that the database's plugin opens and seals, and of one that is sealed in some rows alone. */
function sealedType({ table, name, type }: Column): string | undefined {
  const sealed = Object.entries(sealedColumns).find(([column]) => column === `${table}.${name}`)
  if (sealed === undefined || 'where' in sealed[1] || 'alike' in sealed[1]) return undefined
  return type === 'jsonb' ? 'SealedJson' : 'SealedText'
}

function columnType(column: Column): string {
  const union = column.labels ?? allowedTexts(column)
  let type = union
    ? union.map((text) => `'${text}'`).join(' | ')
    : (sealedType(column) ?? SCALARS[column.type] ?? 'string')
  if (column.isArray) type = union || type.includes('|') ? `(${type})[]` : `${type}[]`
  if (column.nullable) type += ' | null'
  if (column.isView) return `ColumnType<${type}, never, never>`
  if (column.always) return `GeneratedAlways<${type}>`
  return column.hasDefault ? `Generated<${type}>` : type
}

/** `check (status in ('open', 'paid'))` on one column, in the form PostgreSQL keeps it. */
function allowedTexts(column: Column): string[] | undefined {
  for (const check of column.checks ?? []) {
    const list = /^CHECK \(\(\w+ = ANY \(ARRAY\[((?:'[^']*'::text(?:, )?)+)\]\)\)\)$/.exec(check)?.[1]
    if (list) return [...list.matchAll(/'([^']*)'/g)].map((match) => match[1] ?? '')
  }
  return undefined
}

function pascal(table: string): string {
  return table.replaceAll(/(?:^|_)([a-z0-9])/g, (_, letter: string) => letter.toUpperCase())
}

async function listColumns(db: Db): Promise<Column[]> {
  const { rows } = await sql<Column>`
    select c.relname as "table", a.attname as "name",
           coalesce(element.typname, base.typname, t.typname) as "type",
           element.oid is not null as "isArray",
           not a.attnotnull as "nullable",
           a.atthasdef or a.attidentity <> '' as "hasDefault",
           a.attidentity = 'a' or a.attgenerated <> '' as "always",
           c.relkind in ('v', 'm') as "isView",
           (select array_agg(e.enumlabel::text order by e.enumsortorder)
              from pg_enum e where e.enumtypid = coalesce(element.oid, t.oid)) as "labels",
           (select array_agg(pg_get_constraintdef(k.oid) order by k.conname)
              from pg_constraint k
             where k.contype = 'c'
               and (k.conrelid = c.oid and k.conkey = array[a.attnum] or k.contypid = t.oid)) as "checks"
      from pg_class c
      join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
      join pg_type t on t.oid = a.atttypid
      left join pg_type element on element.oid = t.typelem and t.typcategory = 'A'
      left join pg_type base on base.oid = t.typbasetype and t.typtype = 'd'
     where c.relnamespace = 'public'::regnamespace
       and c.relkind in ('r', 'p', 'v', 'm')
       and not c.relispartition
     order by c.relname collate "C", a.attnum`.execute(db)
  return rows
}
