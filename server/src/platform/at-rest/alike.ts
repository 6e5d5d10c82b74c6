import {
  ColumnNode,
  InsertQueryNode,
  OperationNodeTransformer,
  ReferenceNode,
  TableNode,
  UpdateQueryNode,
  ValueNode,
  ValuesNode,
  type ColumnUpdateNode,
  type KyselyPlugin,
  type OperationNode,
  type QueryId,
  type RootOperationNode,
  type ValuesItemNode,
} from 'kysely'
import { heldKeys } from './keys.ts'
import { sealValue, unsealValue } from './seal.ts'
import { sealedColumns, type AlikeColumnName, type SealedColumnName } from './sealed-columns.ts'

const tables = new Set(
  Object.entries(sealedColumns).flatMap(([column, declared]) =>
    'alike' in declared ? [column.split('.')[0]] : [],
  ),
)

const mostKept = 5000

/** Results by a text, as long as the process holds the same keys: a list, or an import, has the same person in many rows. */
function keeping(make: (column: AlikeColumnName, text: string) => string): typeof make {
  const kept = new Map<string, string>()
  let by = heldKeys()
  return (column, text) => {
    if (by !== heldKeys() || kept.size >= mostKept) kept.clear()
    by = heldKeys()
    const key = `${sealedColumns[column].alike} ${text}`
    const made = kept.get(key) ?? make(column, text)
    kept.set(key, made)
    return made
  }
}

const sealOf = keeping((column, text) => sealValue(column, {}, text))
const openOf = keeping((column, stored) => String(unsealValue(column, {}, stored)))

function isAlike(name: string): name is AlikeColumnName {
  return name in sealedColumns && 'alike' in sealedColumns[name as SealedColumnName]
}

/** A value as a column of this table holds it. */
function sealedFor(table: string, column: string, value: unknown): unknown {
  const name = `${table}.${column}`
  return isAlike(name) && typeof value === 'string' ? sealOf(name, value) : value
}

/** A row with its tax ids and phones sealed: for SQL of one's own, which the plugin does not see through. */
export function withAlikeSealed<T extends object>(table: string, row: T): T {
  if (!tables.has(table)) return row
  const values = Object.entries(row).map(([column, value]) => [column, sealedFor(table, column, value)])
  return Object.fromEntries(values) as T
}

/** Seals the values that a statement gives to the columns of one table. */
class Sealing extends OperationNodeTransformer {
  readonly #table: string

  constructor(table: string) {
    super()
    this.#table = table
  }

  #node(column: string, node: OperationNode): OperationNode {
    if (!ValueNode.is(node)) return node
    return ValueNode.create(sealedFor(this.#table, column, node.value))
  }

  #item(columns: readonly string[], item: ValuesItemNode): ValuesItemNode {
    if (item.kind === 'ValueListNode')
      return { ...item, values: item.values.map((node, index) => this.#node(columns[index] ?? '', node)) }
    const values = item.values.map((value, index) => sealedFor(this.#table, columns[index] ?? '', value))
    return { ...item, values }
  }

  protected override transformInsertQuery(asked: InsertQueryNode, id?: QueryId): InsertQueryNode {
    const node = super.transformInsertQuery(asked, id)
    if (!node.values || !ValuesNode.is(node.values)) return node
    const columns = (node.columns ?? []).map(({ column }) => column.name)
    const values = node.values.values.map((item) => this.#item(columns, item))
    return { ...node, values: ValuesNode.create(values) }
  }

  protected override transformColumnUpdate(asked: ColumnUpdateNode, id?: QueryId): ColumnUpdateNode {
    const node = super.transformColumnUpdate(asked, id)
    const column = ReferenceNode.is(node.column) ? node.column.column : node.column
    return ColumnNode.is(column) ? { ...node, value: this.#node(column.column.name, node.value) } : node
  }
}

const sealings = new Map([...tables].map((table) => [table, new Sealing(table ?? '')]))

function sealedQuery(node: RootOperationNode): RootOperationNode {
  const into = InsertQueryNode.is(node) ? node.into : UpdateQueryNode.is(node) ? node.table : undefined
  const table = into && TableNode.is(into) ? into.table.identifier.name : undefined
  return sealings.get(table)?.transformNode(node) ?? node
}

/** Whatever a statement calls them: `nif`, `owner_nif`, `payerNif`, `file_mobile`. */
const names = /(?:(nif)|mobile)$/i

function openIn(row: Record<string, unknown>, name: string): void {
  const value = row[name]
  if (typeof value !== 'string' || !value.startsWith('sealed:')) return
  const isTaxId = names.exec(name)?.[1] !== undefined
  row[name] = openOf(isTaxId ? 'customer.nif' : 'customer.mobile', value)
}

/**
 * Seals tax ids and phones that the query builder writes, and opens those that any statement reads: nobody else has to.
 * Opened is by the name of the column and never by the look of the text: otherwise who has a backup could write a sealed
 * text into a field of their own and read it here.
 */
export const alikeSealed: KyselyPlugin = {
  transformQuery: ({ node }) => sealedQuery(node),
  transformResult: ({ result }) => {
    const [first] = result.rows
    const found = first === undefined ? [] : Object.keys(first).filter((name) => names.test(name))
    if (found.length > 0) for (const row of result.rows) for (const name of found) openIn(row, name)
    return Promise.resolve(result)
  },
}
