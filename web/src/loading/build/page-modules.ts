import type { Rolldown } from 'vite'
import type { Declared, DeclaredModules } from './declarations.ts'

export type GetModuleInfo = (id: string) => Rolldown.ModuleInfo | null

/** Everything that comes by one declaration: its module, and all that this imports at once. */
export type Modules = ReadonlySet<string>

/** What a page brings. */
export interface PageModules {
  /** Names its file: where its module is, below the sources. */
  readonly name: string
  readonly kind: string | undefined
  readonly own: Modules
  /** What follows it by itself, in the first window and below. */
  readonly first: Modules
  readonly below: Modules
}

/** What a press brings, and the modules that ask for it. */
export interface PressedModules {
  readonly from: readonly string[]
  readonly modules: Modules
}

/** The graph of imports from the entry on, as far as the declarations need it. */
export interface ModuleGraph {
  readonly all: readonly string[]
  readonly sizeOf: (id: string) => number
  /** Some modules and everything that they import at once. */
  readonly together: (roots: Iterable<string>) => Modules
  readonly main: Modules
  /** Of pages that somebody may come in by, of the frame, and of what pages read first. */
  readonly wayIn: Modules
  readonly frame: Modules
  readonly reads: Modules
  /** What follows many pages, and what has a file for itself. */
  readonly anywhere: Modules
  readonly alone: Modules
  readonly pages: readonly PageModules[]
  readonly pressed: readonly PressedModules[]
}

function reach(roots: Iterable<string>, next: (id: string) => readonly string[]): Set<string> {
  const seen = new Set<string>()
  const waiting = [...roots]
  for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
    if (seen.has(id)) continue
    seen.add(id)
    waiting.push(...next(id))
  }
  return seen
}

/** `…/src/pages/home/HomePage.tsx` as `pages/home/HomePage`. */
function nameOf(id: string): string {
  return id.replace(/^.*\/src\//, '').replace(/\.\w+$/, '')
}

/** Reads which modules the declarations bring. */
export function readGraph(
  entry: string,
  declared: DeclaredModules,
  getModuleInfo: GetModuleInfo,
): ModuleGraph {
  const imports = (id: string) => getModuleInfo(id)?.importedIds ?? []
  const brings = (id: string) => getModuleInfo(id)?.dynamicallyImportedIds ?? []
  const together = (roots: Iterable<string>): Modules => reach(roots, imports)
  const all = [...reach([entry], (id) => [...imports(id), ...brings(id)])]
  const has = (id: string, wanted: (one: Declared) => boolean) => declared.get(id)?.some(wanted) ?? false
  const declaredAs = (wanted: (one: Declared) => boolean) => all.filter((id) => has(id, wanted))

  /** What follows some modules by itself, and what follows that. */
  const followersOf = (modules: Modules, hows: readonly string[], seen = new Set<string>()): Modules => {
    for (const part of [...modules].flatMap(brings)) {
      if (seen.has(part) || !has(part, ({ as, how = '' }) => as === 'part' && hows.includes(how))) continue
      const parts = together([part])
      for (const one of parts) seen.add(one)
      followersOf(parts, hows, seen)
    }
    return seen
  }
  const pageOf = (id: string): PageModules => {
    const own = together([id])
    const first = followersOf(own, ['first'])
    const following = followersOf(own, ['first', 'below'])
    return {
      name: nameOf(id),
      kind: declared.get(id)?.find(({ as }) => as === 'page')?.how,
      own,
      first,
      below: new Set([...following].filter((one) => !first.has(one))),
    }
  }
  return {
    all,
    together,
    sizeOf: (id) => getModuleInfo(id)?.code?.length ?? 0,
    main: together([entry]),
    wayIn: together(declaredAs(({ how }) => how === 'way-in')),
    frame: together(declaredAs(({ how }) => how === 'frame')),
    reads: together(declaredAs(({ as }) => as === 'read')),
    anywhere: together(declaredAs(({ how }) => how === 'any')),
    alone: together(declaredAs(({ how }) => how === 'alone')),
    pages: declaredAs(({ as, how }) => as === 'page' && how !== 'frame' && how !== 'way-in').map(pageOf),
    pressed: all
      .filter((id) => declared.has(id) && !has(id, ({ as, how }) => as !== 'part' || how !== undefined))
      .map((id) => ({ from: getModuleInfo(id)?.dynamicImporters ?? [], modules: together([id]) })),
  }
}
