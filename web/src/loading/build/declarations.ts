import { dirname, join, relative } from 'node:path'
import type { Plugin } from 'vite'

/** A module that a declaration brings: a page of a kind, a part and how it follows, or what a page reads first. */
export interface Declared {
  readonly as: 'page' | 'part' | 'read'
  /** The kind of a page (page.ts), or how a part follows (part.tsx); undefined of what only a press brings. */
  readonly how: string | undefined
}

/** The modules that declarations bring, by the id of the module. */
export type DeclaredModules = ReadonlyMap<string, readonly Declared[]>

/** A node of a syntax tree. */
interface Node {
  readonly type: string
  readonly start: number
  readonly [key: string]: unknown
}

interface Declaration extends Declared {
  /** Where its properties begin in the code. */
  readonly start: number
  /** What it imports, as it is written. */
  readonly imports: readonly string[]
  /** What names its first calls. */
  readonly reads: readonly string[]
}

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && typeof (value as Node).type === 'string'
}

function* nodesIn(value: unknown): Generator<Node> {
  if (Array.isArray(value)) for (const one of value) yield* nodesIn(one)
  else if (isNode(value)) {
    yield value
    for (const [key, child] of Object.entries(value)) if (key !== 'parent') yield* nodesIn(child)
  }
}

function literal(value: unknown): string | undefined {
  return isNode(value) && typeof value['value'] === 'string' ? value['value'] : undefined
}

function propertyOf(object: Node, name: string): unknown {
  const found = (object['properties'] as readonly Node[]).find(
    ({ type, key }) => type === 'Property' && isNode(key) && key['name'] === name,
  )
  return found?.['value']
}

function importsIn(value: unknown): string[] {
  return [...nodesIn(value)].flatMap((node) =>
    node.type === 'ImportExpression' ? (literal(node['source']) ?? []) : [],
  )
}

/** The calls of `part` and `page` in a syntax tree. */
function declarationsIn(program: unknown): Declaration[] {
  return [...nodesIn(program)].flatMap((node): Declaration[] => {
    if (node.type !== 'CallExpression' || !isNode(node['callee'])) return []
    const as = node['callee']['name']
    const [object] = node['arguments'] as readonly Node[]
    if ((as !== 'part' && as !== 'page') || object?.type !== 'ObjectExpression') return []
    const imports = importsIn(propertyOf(object, 'load'))
    const reads = importsIn(propertyOf(object, 'reads'))
    const how = literal(propertyOf(object, as === 'page' ? 'kind' : 'follows'))
    return imports.length === 0 ? [] : [{ as, how, start: object.start + 1, imports, reads }]
  })
}

/** Whether a module may hold declarations. */
function declares(code: string): boolean {
  return /\b(part|page)\(\{/.test(code) && code.includes('import(')
}

/**
 * Reads the declarations of parts and pages. In the browser's build they are gathered for `filesOfModules`; in the
 * server's, each learns the name of the file that it brings, for preloading.
 */
export function declarationsPlugin(root: string): { plugin: Plugin; declared: DeclaredModules } {
  const declared = new Map<string, Declared[]>()
  const plugin: Plugin = {
    name: 'endoll-declarations',
    enforce: 'post',
    transform(code, id) {
      if (!id.startsWith(`${root}/src/`) || !declares(code)) return undefined
      const found = declarationsIn(this.parse(code))
      const declare = (imported: string, one: Declared) => {
        const module = join(dirname(id), imported)
        declared.set(module, [...(declared.get(module) ?? []), one])
      }
      for (const { as, how, imports, reads } of found) {
        for (const imported of imports) declare(imported, { as, how })
        for (const imported of reads) declare(imported, { as: 'read', how: undefined })
      }
      if (this.environment.name === 'client') return undefined
      return withFiles(code, found, (imported) => relative(root, join(dirname(id), imported)))
    },
  }
  return { plugin, declared }
}

/** The code with a property `file` in each declaration. */
function withFiles(
  code: string,
  declarations: readonly Declaration[],
  nameOf: (imported: string) => string,
): string {
  return declarations
    .toSorted((one, other) => other.start - one.start)
    .reduce(
      (text, { start, imports: [first = ''] }) =>
        `${text.slice(0, start)} file: ${JSON.stringify(nameOf(first))},${text.slice(start)}`,
      code,
    )
}
