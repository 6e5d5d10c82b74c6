import type { Rolldown } from 'vite'
import type { Declared, DeclaredModules } from './declarations.ts'

type GetModuleInfo = (id: string) => Rolldown.ModuleInfo | null

/** Everything that comes by one declaration: its module, and all that this imports at once. */
type Modules = ReadonlySet<string>

interface PageFiles {
  /** What its file is called. */
  readonly name: string
  readonly kind: string | undefined
  readonly own: Modules
  /** What follows it by itself, in the first window and below. */
  readonly first: Modules
  readonly below: Modules
}

/** Rules of energy and of the calls, which any part may need: none loads a page for them. */
function isRule(id: string): boolean {
  return /\/(domain|api)\/src\//.test(id)
}

/** A module of fewer characters is some 0.6 kB on the way: less than a file costs, which is a turn. */
const smallChars = 2000

/**
 * Which modules share a file. It follows from the declarations of pages and parts and from what these import: what every
 * page needs, what the way in needs, what the frame and pages of several kinds need, what pages of one kind share, one
 * file for each page, and one for what follows its answer by itself. On a slow link a file costs more than its bytes
 * (decision 0018). Undefined for what only a press brings: the bundler places that.
 */
export function filesOfModules(
  entry: string,
  declared: DeclaredModules,
  getModuleInfo: GetModuleInfo,
): ReadonlyMap<string, string> {
  const graph = graphOf(entry, getModuleInfo)
  const { together, brings, importersOf, sizeOf } = graph
  const all = [...graph.all]
  const has = (id: string, wanted: (one: Declared) => boolean) => declared.get(id)?.some(wanted) ?? false
  const declaredAs = (wanted: (one: Declared) => boolean) => all.filter((id) => has(id, wanted))
  const isFollower = ({ as, how }: Declared) => as === 'part' && (how === 'first' || how === 'below')

  const main = together([entry])
  const wayIn = together(declaredAs(({ how }) => how === 'way-in'))
  const frame = together(declaredAs(({ how }) => how === 'frame'))
  const reads = together(declaredAs(({ as }) => as === 'read'))
  const anywhere = together(declaredAs(({ how }) => how === 'any'))
  const alone = together(declaredAs(({ how }) => how === 'alone'))

  /** What follows some modules by itself, and what follows that. */
  const followersOf = (
    modules: Modules,
    how: (one: Declared) => boolean,
    seen = new Set<string>(),
  ): Modules => {
    for (const id of modules)
      for (const part of brings(id)) {
        if (seen.has(part) || !has(part, isFollower) || !has(part, how)) continue
        const parts = together([part])
        for (const one of parts) seen.add(one)
        followersOf(parts, how, seen)
      }
    return seen
  }
  const pages: readonly PageFiles[] = declaredAs(
    ({ as, how }) => as === 'page' && how !== 'frame' && how !== 'way-in',
  ).map((id) => {
    const own = together([id])
    const first = followersOf(own, ({ how }) => how === 'first')
    const following = followersOf(own, isFollower)
    return {
      name: nameOf(id),
      kind: declared.get(id)?.find(({ as }) => as === 'page')?.how,
      own,
      first,
      below: new Set([...following].filter((one) => !first.has(one))),
    }
  })
  const isVisitors = ({ kind }: PageFiles) => kind === 'visitor' || kind === 'bare'
  const customers = pages.filter((page) => !isVisitors(page))
  /** What a press brings, and from where. */
  const pressed = all
    .filter((id) => declared.has(id) && !has(id, ({ as, how }) => as !== 'part' || how !== undefined))
    .map((id) => ({ from: importersOf(id), modules: together([id]) }))
  const isPressed = (id: string) => pressed.some(({ modules }) => modules.has(id))
  const isPressedBeyond = (id: string, { own }: PageFiles) =>
    pressed.some(({ from, modules }) => modules.has(id) && !from.every((one) => own.has(one)))

  const isPressedBeside = (id: string, using: readonly PageFiles[]) =>
    pressed.some(
      ({ from, modules }) =>
        modules.has(id) &&
        !from.every((by) =>
          using.some(({ own, first, below }) => own.has(by) || first.has(by) || below.has(by)),
        ),
    )

  const oneKind = (using: readonly PageFiles[]) =>
    using.every(({ kind }) => kind === using[0]?.kind) && using[0]?.kind !== 'answer'
      ? using[0]?.kind
      : undefined
  const shared = (using: readonly PageFiles[]) => oneKind(using) ?? 'signed-in'
  const usedBy = (id: string) => customers.filter(({ own }) => own.has(id))
  const isEverywhere = (id: string) => {
    const using = usedBy(id)
    return main.has(id) || frame.has(id) || (using.length > 1 && oneKind(using) === undefined)
  }
  /** A few lines that need nothing beyond what every page of customers has. */
  const isSmall = (id: string, takesStyles = false) =>
    [...together([id])].every(
      (one) => isEverywhere(one) || (one.endsWith('.css') ? takesStyles : sizeOf(one) < smallChars),
    )

  const isOnlyIn = (page: PageFiles, id: string) => {
    const using = usedBy(id)
    return using.length === 1 && using[0] === page
  }
  /** Wherever it comes beside this page, the file of this page comes too. */
  const comesWith = (id: string, page: PageFiles) =>
    [...pressed.map(({ modules }) => modules), ...pages.flatMap(({ first, below }) => [first, below])].every(
      (modules) =>
        !modules.has(id) || [...modules].some((one) => isOnlyIn(page, one) && !isRule(one) && !isSmall(one)),
    )
  /** What comes elsewhere would bring the file of this page with it, for a few lines. */
  const sparesFile = (id: string, page: PageFiles) => {
    // The file of a kind holds the styles of its pages too.
    const takesStyles = oneKind([page]) !== undefined
    const elsewhere = [
      anywhere,
      ...pressed.map(({ modules }) => modules),
      ...pages.filter((one) => one !== page).flatMap(({ first, below }) => [first, below]),
    ]
    return (
      isSmall(id, takesStyles) &&
      elsewhere.some(
        (modules) =>
          modules.has(id) && [...modules].every((one) => !isOnlyIn(page, one) || isSmall(one, takesStyles)),
      )
    )
  }
  const isVisitorsOnly = (id: string) =>
    !main.has(id) && !wayIn.has(id) && !frame.has(id) && usedBy(id).length === 0
  /** A page that shares anything with others of visitors lies with that: it would be one more file. */
  const visitorsFile = (everyone: readonly PageFiles[], isBare: boolean) => {
    const [only] = everyone
    const shares = ({ own }: PageFiles) =>
      [...own].some((one) => isVisitorsOnly(one) && pages.filter((page) => page.own.has(one)).length > 1)
    if (only && everyone.length === 1 && !shares(only)) return only.name
    return isBare ? 'bare' : 'visitor'
  }

  const fileOf = (id: string): string | undefined => {
    const everyone = pages.filter(({ own }) => own.has(id))
    const using = usedBy(id)
    const isBare = everyone.some(({ kind }) => kind === 'bare')
    const isFramed = frame.has(id) || everyone.some(({ kind }) => kind !== 'bare')
    // What stands without the frame must not load it.
    if (
      main.has(id) ||
      (wayIn.has(id) && (isFramed || isBare)) ||
      (isBare && (frame.has(id) || using.length > 0))
    )
      return 'base'
    if (wayIn.has(id)) return 'way-in'
    if (frame.has(id) || (reads.has(id) && !(everyone.length > 0 && using.length === 0))) return 'signed-in'
    if (everyone.length > 0 && using.length === 0) return visitorsFile(everyone, isBare)
    // One page of customers shares a little with visitors; all other customers' pages are spared it.
    if (using.length === 1 && everyone.length > 1) return 'visitor'
    const [page] = using
    if (page) {
      if (using.length > 1)
        return isRule(id) && using.every((one) => isPressedBeyond(id, one)) ? 'signed-in' : shared(using)
      if (isPressedBeyond(id, page) && !comesWith(id, page)) {
        if (isRule(id)) return 'signed-in'
        if (page.kind === 'form') return 'form'
      }
      if (sparesFile(id, page)) return isRule(id) ? 'signed-in' : shared(using)
      // The styles of one page stand with those of its kind: three files of styles at most.
      return id.endsWith('.css') ? (oneKind(using) ?? page.name) : page.name
    }
    if (anywhere.has(id)) return 'anywhere'
    const below = pages.filter(({ first, below }) => first.has(id) || below.has(id))
    const [only] = below
    // A press elsewhere brings it too, and must not load what follows these pages.
    if (below.length > 1 && isSmall(id) && isPressedBeside(id, below)) return 'signed-in'
    if (only && below.length === 1)
      return only.below.has(id) && only.first.size > 0 && !id.endsWith('.css')
        ? `${only.name}-below`
        : `${only.name}-first`
    if (only) return 'below'
    return alone.has(id) && !isPressed(id) ? 'alone' : undefined
  }
  return new Map(all.flatMap((id) => pair(id, fileOf(id))))
}

function pair(id: string, file: string | undefined): readonly [string, string][] {
  return file === undefined ? [] : [[id, file]]
}

/** The folder of a page's module: there is one page in each. */
function nameOf(id: string): string {
  return /\/([\w-]+)\/[^/]+$/.exec(id)?.[1] ?? 'page'
}

function graphOf(entry: string, getModuleInfo: GetModuleInfo) {
  const all = new Set<string>()
  const reach = (roots: Iterable<string>, next: (id: string) => readonly string[], seen: Set<string>) => {
    const waiting = [...roots]
    for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
      if (seen.has(id)) continue
      seen.add(id)
      waiting.push(...next(id))
    }
    return seen
  }
  const imports = (id: string) => getModuleInfo(id)?.importedIds ?? []
  const brings = (id: string) => getModuleInfo(id)?.dynamicallyImportedIds ?? []
  reach([entry], (id) => [...imports(id), ...brings(id)], all)
  return {
    all,
    /** What a module brings later. */
    brings,
    /** Who brings a module later. */
    importersOf: (id: string) => getModuleInfo(id)?.dynamicImporters ?? [],
    /** Some modules and everything that they import at once. */
    together: (roots: Iterable<string>): Modules => reach(roots, imports, new Set()),
    sizeOf: (id: string) => getModuleInfo(id)?.code?.length ?? 0,
  }
}
