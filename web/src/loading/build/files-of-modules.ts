import type { DeclaredModules } from './declarations.ts'
import { readGraph } from './page-modules.ts'
import type { GetModuleInfo, Modules, PageModules } from './page-modules.ts'

/** Rules of energy and of the calls, which any part may need: none loads a page for them. */
function isRule(id: string): boolean {
  return /\/(domain|api)\/src\//.test(id)
}

/** A module of fewer characters is some 0.6 kB on the way: less than a file costs, which is a turn. */
const smallChars = 2000

function isOfVisitors({ kind }: PageModules): boolean {
  return kind === 'visitor' || kind === 'bare'
}

/** The kind that pages have in common, where pages of that kind share a file. */
function commonKind(pages: readonly PageModules[]): string | undefined {
  const [kind] = new Set(pages.map((page) => page.kind))
  return kind !== 'answer' && pages.every((page) => page.kind === kind) ? kind : undefined
}

/** The file of what several pages of customers need, or one page and what comes elsewhere. */
function sharedFile(pages: readonly PageModules[]): string {
  return commonKind(pages) ?? 'signed-in'
}

/**
 * Which modules share a file. It follows from the declarations of pages and parts and from what these import: what every
 * page needs, what the way in needs, what the frame and pages of several kinds need, what pages of one kind share, one
 * file for each page, and one for what follows its answer by itself. On a slow link a file costs more than its bytes
 * (decision 0018). A module that only a press brings is left out: the bundler places it.
 */
export function filesOfModules(
  entry: string,
  declared: DeclaredModules,
  getModuleInfo: GetModuleInfo,
): ReadonlyMap<string, string> {
  const graph = readGraph(entry, declared, getModuleInfo)
  const { all, main, wayIn, frame, reads, anywhere, alone, pages, pressed, sizeOf } = graph
  const together = (id: string) => graph.together([id])
  const pagesWith = (id: string) => pages.filter(({ own }) => own.has(id))
  const customersWith = (id: string) => pagesWith(id).filter((page) => !isOfVisitors(page))

  const isEverywhere = (id: string) => {
    const using = customersWith(id)
    return main.has(id) || frame.has(id) || (using.length > 1 && commonKind(using) === undefined)
  }
  /** A few lines that need nothing beyond what every page of customers has. */
  const isSmall = (id: string, takesStyles = false) =>
    [...together(id)].every(
      (one) => isEverywhere(one) || (one.endsWith('.css') ? takesStyles : sizeOf(one) < smallChars),
    )
  const isOnlyIn = (page: PageModules, id: string) => {
    const [only, ...others] = customersWith(id)
    return only === page && others.length === 0
  }
  /** A press brings it from elsewhere than from these modules. */
  const isPressedFrom = (id: string, isHere: (from: string) => boolean) =>
    pressed.some(({ from, modules }) => modules.has(id) && !from.every(isHere))
  const isPressedBeyond = (id: string, { own }: PageModules) => isPressedFrom(id, (from) => own.has(from))
  /** Pages of customers that are no forms have it, or what follows them. */
  const isInAnswers = (id: string) =>
    pages.some(
      (page) =>
        page.kind !== 'form' &&
        !isOfVisitors(page) &&
        [page.own, page.first, page.below].some((modules) => modules.has(id)),
    )
  const comesAfter = [
    ...pressed.map(({ modules }) => modules),
    ...pages.flatMap(({ first, below }) => [first, below]),
  ]
  /** Wherever it comes beside this page, the file of this page comes too. */
  const comesWith = (id: string, page: PageModules) =>
    comesAfter.every(
      (modules) =>
        !modules.has(id) || [...modules].some((one) => isOnlyIn(page, one) && !isRule(one) && !isSmall(one)),
    )
  /** What comes elsewhere would bring the file of this page with it, for a few lines. */
  const sparesFile = (id: string, page: PageModules) => {
    // The file of a kind holds the styles of its pages too.
    const takesStyles = commonKind([page]) !== undefined
    const isOfOther = (modules: Modules) => modules !== page.first && modules !== page.below
    return (
      isSmall(id, takesStyles) &&
      [anywhere, ...comesAfter.filter(isOfOther)].some(
        (modules) =>
          modules.has(id) && [...modules].every((one) => !isOnlyIn(page, one) || isSmall(one, takesStyles)),
      )
    )
  }

  /** What every page needs, and what the way in and the frame of customers need. */
  const fileAround = (id: string): string | undefined => {
    const isBare = pagesWith(id).some(({ kind }) => kind === 'bare')
    const isFramed = frame.has(id) || pagesWith(id).some(({ kind }) => kind !== 'bare')
    const isOfCustomers = frame.has(id) || customersWith(id).length > 0
    // What stands without the frame must not load it.
    if (main.has(id) || (wayIn.has(id) && (isFramed || isBare)) || (isBare && isOfCustomers)) return 'base'
    if (wayIn.has(id)) return 'way-in'
    const isReadByVisitorsOnly = pagesWith(id).length > 0 && !isOfCustomers
    return frame.has(id) || (reads.has(id) && !isReadByVisitorsOnly) ? 'signed-in' : undefined
  }

  const isOfVisitorsOnly = (id: string) => fileAround(id) === undefined && customersWith(id).length === 0
  /** What pages of visitors need. One that shares anything with others lies with that: it would be one more file. */
  const fileOfVisitors = (id: string): string | undefined => {
    const using = pagesWith(id)
    const [page] = using
    if (!page || customersWith(id).length > 1) return undefined
    // One page of customers shares a little with visitors; all other customers' pages are spared it.
    if (customersWith(id).length === 1) return using.length > 1 ? 'visitor' : undefined
    const shares = [...page.own].some((one) => isOfVisitorsOnly(one) && pagesWith(one).length > 1)
    if (using.length === 1 && !shares) return page.name
    return using.some(({ kind }) => kind === 'bare') ? 'bare' : 'visitor'
  }

  /** What pages of customers need. */
  const fileOfCustomers = (id: string): string | undefined => {
    const using = customersWith(id)
    const [page] = using
    if (!page) return undefined
    if (using.length > 1)
      return isRule(id) && using.every((one) => isPressedBeyond(id, one)) ? 'signed-in' : sharedFile(using)
    const isBroughtElsewhere = isPressedBeyond(id, page) && !comesWith(id, page)
    // A press on an answer must not load the forms for a rule.
    const isOfForms = page.kind === 'form' && !(isRule(id) && isPressedFrom(id, (from) => !isInAnswers(from)))
    if (isBroughtElsewhere && isOfForms) return 'form'
    if (isRule(id) && (isBroughtElsewhere || sparesFile(id, page))) return 'signed-in'
    if (sparesFile(id, page)) return sharedFile(using)
    // The styles of one page stand with those of its kind: three files of styles at most.
    return id.endsWith('.css') ? (commonKind(using) ?? page.name) : page.name
  }

  /** What comes by itself after the answer of pages. */
  const fileOfFollowers = (id: string): string | undefined => {
    if (anywhere.has(id)) return 'anywhere'
    const using = pages.filter(({ first, below }) => first.has(id) || below.has(id))
    const isHere = (from: string) =>
      using.some(({ own, first, below }) => own.has(from) || first.has(from) || below.has(from))
    const [page, ...others] = using
    if (!page) return alone.has(id) && !pressed.some(({ modules }) => modules.has(id)) ? 'alone' : undefined
    if (others.length === 0) {
      const isBelow = page.below.has(id) && page.first.size > 0 && !id.endsWith('.css')
      return `${page.name}-${isBelow ? 'below' : 'first'}`
    }
    // A press elsewhere brings it too, and must not load what follows these pages.
    return isSmall(id) && isPressedFrom(id, isHere) ? 'signed-in' : 'below'
  }

  const fileOf = (id: string) =>
    fileAround(id) ?? fileOfVisitors(id) ?? fileOfCustomers(id) ?? fileOfFollowers(id)
  return new Map(
    all.flatMap((id) => {
      const file = fileOf(id)
      return file === undefined ? [] : [[id, file] as const]
    }),
  )
}
