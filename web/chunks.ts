import { relative } from 'node:path'
import type { Plugin, Rolldown } from 'vite'

type GetModuleInfo = (id: string) => Rolldown.ModuleInfo | null

/** Pages by convention: `…Page.tsx` is routed, `Change.tsx` is the page of a procedure. */
const page = /\/src\/(pages\/[\w-]+\/\w+Page|procedures\/[\w-]+\/Change)\.tsx$/
/** Pages without the frame of the site, which people meet before they have signed in, the question of cookies, and what leads to wrong fields, words them and keeps what is typed. */
const wayIn =
  /\/src\/(pages\/login\/LoginPage|app\/CookieDialog|app\/bare\/BareLayout|i18n\/errors\/field-text|form\/draft|ui\/lead-to-wrong)\.tsx?$/
/** What pages of a kind have in common has a file of its own: those with something to fill in, and lists. */
const kinds = [
  { name: 'forms', test: /\/src\/(form\/Form|flow\/\w+)\.tsx$/ },
  { name: 'lists', test: /\/src\/ui\/(Table|Pagination)\.tsx$/ },
] as const
/** Rules of energy and of the calls, which any part may need: none loads a page for them. */
const isRule = /\/(domain|api)\/src\//
/** Pages of people who have no session yet: what only they need is in files that neither customers nor the login load. */
const entry =
  /\/src\/pages\/(activate|register|reset-password|connect|new-contract|unsigned-contact|power-calculator|price-comparator)\//
/** Those of them that have a file of their own. */
const ownFile = /\/src\/pages\/(connect|unsigned-contact)\//
/** All questions of who becomes a customer: they come after their page, and no other page changes its files for them. */
const wizard = /\/src\/procedures\/new-contract\/Wizard\.tsx$/
/** Those of them that stand without the frame. */
const bareEntry = /\/src\/pages\/(activate|unsigned-contact)\//
/** Around every other page. */
const frame = /\/src\/app\/(frame\/(Frame|CustomerArea)|ContractViewPage|lead-to-contract)\.tsx?$/
/** What the address makes a page read first (app/first-reads.ts). */
const firstReads = /\/src\/app\/first-reads\.ts$/

/** Parts that come by themselves after the answer of their page. */
const laterPart =
  /\/src\/(.*\/(\w+Card|LaterCards|Places|BilledChart|BillDetails|BillDocument|PaymentHistory)|pages\/consumption\/(hours\/\w+|PeriodsExplained|CurveFiles))\.tsx$/
/** Those of the contract that a phone shows: its other places, and what they need, are asked for when they are opened. */
const firstPart = /\/src\/pages\/contract\/(Places|cards\/InvoicesCard)\.tsx$/
/** A module of fewer characters is some 0.5 kB on the way: less than a file costs, which is a turn. */
const smallChars = 1500
/** What is added to the file of a kind may be a little more: fewer pages load it. */
const withKindChars = 2000
/** What comes by itself on any page, and on any page of customers. */
const asides = [
  { name: 'failure', test: /\/src\/app\/Failure\.tsx$/ },
  { name: 'aside', test: /\/src\/(app\/frame\/Bell|features\/coupons\/Coupons)\.tsx$/ },
] as const

/** Texts that are loaded together are one file for each language: those of every page, of forms with the changes that many ask for, of the home with its bills, of what comes aside, of requests with the cards below them, and of a bill. */
const textFiles = [
  {
    name: 'texts',
    test: /\/src\/(app\/texts|i18n\/messages|app\/frame\/messages|pages\/login\/messages)\/\w+\.ts$/,
  },
  {
    name: 'texts-changes',
    test: /\/src\/(form(\/inline)?|procedures\/(power|iban|notification-address)|pages\/profile)\/messages\/\w+\.ts$/,
  },
  {
    name: 'texts-invoices',
    test: /\/src\/(features\/invoices|pages\/home)\/messages\/\w+\.ts$/,
  },
  { name: 'texts-entry', test: /\/src\/pages\/(activate|reset-password)\/messages\/\w+\.ts$/ },
  { name: 'texts-aside', test: /\/src\/features\/(coupons|notifications)\/messages\/\w+\.ts$/ },
  {
    name: 'texts-requests',
    test: /\/src\/features\/(requests|cases|new-contracts)\/messages\/\w+\.ts$/,
  },
  { name: 'texts-bill', test: /\/src\/pages\/bill\/(bill-lines\/)?messages\/\w+\.ts$/ },
] as const

/** A module and everything that it imports at once. */
function closure(roots: Iterable<string>, getModuleInfo: GetModuleInfo): ReadonlySet<string> {
  const seen = new Set<string>()
  const visit = (id: string) => {
    if (seen.has(id)) return
    seen.add(id)
    for (const imported of getModuleInfo(id)?.importedIds ?? []) visit(imported)
  }
  for (const root of roots) visit(root)
  return seen
}

/** Every module that the entry leads to, at once or later. */
function everything(entry: string, getModuleInfo: GetModuleInfo): ReadonlySet<string> {
  const seen = new Set<string>()
  const visit = (id: string) => {
    if (seen.has(id)) return
    seen.add(id)
    const info = getModuleInfo(id)
    for (const next of [...(info?.importedIds ?? []), ...(info?.dynamicallyImportedIds ?? [])]) visit(next)
  }
  visit(entry)
  return seen
}

/** What comes by itself after a page's own modules, with the parts that these bring in turn. */
function laterThan(own: ReadonlySet<string>, getModuleInfo: GetModuleInfo): ReadonlySet<string> {
  const later = new Set<string>()
  const bring = (ids: Iterable<string>) => {
    for (const id of ids)
      for (const part of getModuleInfo(id)?.dynamicallyImportedIds ?? []) {
        if (!laterPart.test(part) || later.has(part)) continue
        const parts = [...closure([part], getModuleInfo)].filter((one) => !later.has(one))
        for (const one of parts) later.add(one)
        bring(parts)
      }
  }
  bring(own)
  return later
}

/** The file of each module; the bundler places those that only one press brings. */
function assign(start: string, getModuleInfo: GetModuleInfo): ReadonlyMap<string, string> {
  const ids = [...everything(start, getModuleInfo)]
  const importersOf = (id: string) => getModuleInfo(id)?.dynamicImporters ?? []
  const matching = (pattern: RegExp) => ids.filter((id) => pattern.test(id))
  const main = closure([start], getModuleInfo)
  const before = closure(matching(wayIn), getModuleInfo)
  const framed = closure(matching(frame), getModuleInfo)
  const named = Map.groupBy(
    matching(page).filter((id) => !wayIn.test(id)),
    nameOf,
  )
  const firstParts = closure(matching(firstPart), getModuleInfo)
  const pages = [...named]
    .map(([name, own]) => ({
      name,
      isEntry: own.some((id) => entry.test(id)),
      isBare: own.some((id) => bareEntry.test(id)),
      isOwn: own.some((id) => ownFile.test(id)),
      isChange: own.every((id) => /\/src\/procedures\//.test(id)),
      parts: closure(own, getModuleInfo),
    }))
    .map((one) => {
      const later = laterThan(one.parts, getModuleInfo)
      const first = new Set([...later].filter((id) => firstParts.has(id)))
      const more = new Set([...later].filter((id) => !firstParts.has(id)))
      return { ...one, later, laterFiles: first.size > 0 ? [first, more] : [more] }
    })
    .map((one) => ({
      ...one,
      kind: kinds.find(({ test }) => [...one.parts].some((part) => test.test(part)))?.name,
    }))
  const reads = closure(
    matching(firstReads).flatMap((id) => getModuleInfo(id)?.dynamicallyImportedIds ?? []),
    getModuleInfo,
  )

  const questions = closure(matching(wizard), getModuleInfo)

  const besides = asides.map(({ name, test }) => ({ name, parts: closure(matching(test), getModuleInfo) }))
  /** What only somebody's press brings: dialogs, calendars, a year. */
  const asked = ids
    .filter((id) => !laterPart.test(id) && !page.test(id) && !wizard.test(id) && importersOf(id).length > 0)
    .map((id) => ({ from: importersOf(id), parts: closure([id], getModuleInfo) }))
  /** Asked for later by a page that is no procedure: that must not load the procedure with it. */
  const isAskedElsewhere = (id: string, { isChange, parts: own }: (typeof pages)[number]) =>
    (isChange || isRule.test(id)) &&
    asked.some(({ from, parts }) => parts.has(id) && !from.every((one) => own.has(one)))

  /** The kind of all of these pages, where it is one. */
  const kindOf = (using: readonly (typeof pages)[number][]) =>
    using.every(({ kind }) => kind === using[0]?.kind) ? using[0]?.kind : undefined

  /** Whose file it is in, where only pages of one kind use it at once: rules that others ask for later are in that of all. */
  const kindFor = (id: string, using: readonly (typeof pages)[number][]) =>
    isRule.test(id) && using.every((one) => isAskedElsewhere(id, one)) ? undefined : kindOf(using)

  const usedBy = (id: string) => pages.filter(({ isEntry, parts }) => !isEntry && parts.has(id))
  const isOfAll = (id: string) => {
    const using = usedBy(id)
    return main.has(id) || framed.has(id) || (using.length > 1 && kindFor(id, using) === undefined)
  }
  /** A few lines that need nothing beyond what every signed-in page has. */
  const isSmall = (id: string) =>
    [...closure([id], getModuleInfo)].every(
      (one) =>
        isOfAll(one) || (!one.endsWith('.css') && (getModuleInfo(one)?.code?.length ?? 0) < smallChars),
    )
  const onlyIn = (one: (typeof pages)[number], id: string) =>
    one.parts.has(id) && pages.every((other) => other === one || !other.parts.has(id))
  /** What comes by itself on other pages, or aside, would bring the file of this one with it, for a few lines. */
  const sparesFile = (id: string, using: (typeof pages)[number]) =>
    isSmall(id) &&
    [
      ...besides.map(({ parts }) => parts),
      ...pages.filter((one) => one !== using).flatMap(({ laterFiles }) => laterFiles),
    ].some((parts) => parts.has(id) && [...parts].filter((one) => onlyIn(using, one)).every(isSmall))

  /** Wherever it comes by itself, the file of this page comes too. */
  const comesWith = (id: string, using: (typeof pages)[number]) =>
    [...pages.map(({ later }) => later), ...asked.map(({ parts }) => parts)].every(
      (parts) =>
        !parts.has(id) || [...parts].some((one) => onlyIn(using, one) && !isRule.test(one) && !isSmall(one)),
    )

  /** Little that comes later elsewhere, and there only with what pages of its page's kind share: it lies with that. */
  const comesWithKind = (id: string, { kind, parts: own }: (typeof pages)[number]) => {
    const shared = kinds.find(({ name }) => name === kind)
    const elsewhere = pages
      .filter(({ parts }) => parts !== own)
      .flatMap(({ laterFiles }) => laterFiles)
      .filter((parts) => parts.has(id))
    return (
      shared !== undefined &&
      (getModuleInfo(id)?.code?.length ?? 0) < withKindChars &&
      [...closure([id], getModuleInfo)].every((one) => one === id || one.endsWith('.css') || isSmall(one)) &&
      elsewhere.length > 0 &&
      elsewhere.every((parts) => [...parts].some((one) => shared.test.test(one)))
    )
  }

  const fileOf = (id: string): string | undefined => {
    const everyone = pages.filter(({ parts }) => parts.has(id))
    // What customers' pages need too lies where these need it.
    const using = everyone.filter(({ isEntry }) => !isEntry)
    const isFramed = framed.has(id) || everyone.length > 0
    if (main.has(id) || (before.has(id) && isFramed)) return 'base'
    if (before.has(id)) return 'way-in'
    if (framed.has(id)) return 'signed-in'
    const [only] = everyone
    if (only && everyone.length === 1 && only.isOwn) return only.name
    if (everyone.length > 0 && using.length === 0)
      return everyone.some(({ isBare }) => isBare) ? 'entry' : 'entry-framed'
    // One page of customers shares a little with them; all other customers' pages are spared it.
    if (using.length === 1 && everyone.length > 1) return 'entry-framed'
    const [first] = using
    if (first) {
      const isAlone = using.length === 1
      const isElsewhere =
        using.every((one) => isAskedElsewhere(id, one)) && !(isAlone && comesWith(id, first))
      if (isAlone && sparesFile(id, first)) return 'signed-in'
      if (isAlone && comesWithKind(id, first)) return first.kind
      const kind = isElsewhere ? kindFor(id, using) : kindOf(using)
      if (using.length > 1 || isElsewhere) return kind ?? 'signed-in'
      // The styles of one page stand with those of its kind: three files of styles at most.
      return id.endsWith('.css') ? (kind ?? first.name) : first.name
    }
    if (reads.has(id)) return 'signed-in'
    const beside = besides.find(({ parts }) => parts.has(id))
    if (beside) return beside.name
    const below = pages.filter(({ later }) => later.has(id))
    /** A press on a page where it does not come by itself brings it too, without the file of those where it does. */
    const isPressed = asked.some(
      ({ from, parts }) =>
        parts.has(id) && !from.every((by) => below.some((one) => one.parts.has(by) || one.later.has(by))),
    )
    if (isPressed && below.length > 0) return below.length > 1 && isSmall(id) ? 'signed-in' : undefined
    const [belowOne] = below
    if (belowOne && below.length === 1) {
      // Its styles come with the first: a file of styles is a turn too.
      const isMore = belowOne.laterFiles[1]?.has(id) && !id.endsWith('.css')
      return `${belowOne.name}-${isMore ? 'more' : 'below'}`
    }
    if (belowOne) return 'below'
    return questions.has(id) && !asked.some(({ parts }) => parts.has(id)) ? 'wizard' : undefined
  }
  return new Map(
    ids.flatMap((id) => [[id, fileOf(id)] as const]).filter((one): one is [string, string] => !!one[1]),
  )
}

/** Pages and changes are told apart by their folders. */
function nameOf(pageFile: string): string {
  return /\/(?:pages|procedures)\/([\w-]+)\//.exec(pageFile)?.[1] ?? 'page'
}

/**
 * Which modules share a file, from the graph of imports: what every page needs, what the way in needs, what two or
 * more of the framed pages need, what only pages of one kind share, one file for each page, and one for what follows its
 * answer by itself. On a slow link a file costs more than its bytes (decision 0018).
 */
export function chunkOf(entry: RegExp) {
  let known: ReadonlyMap<string, string> | undefined
  return (id: string, context: { getModuleInfo: GetModuleInfo }): string | null => {
    const text = textFiles.find(({ test }) => test.test(id))
    if (text) return `${text.name}-${/(\w+)\.ts$/.exec(id)?.[1]}`
    known ??= assignFrom(id, entry, (one) => context.getModuleInfo(one))
    return known.get(id) ?? null
  }
}

/** The entry is found from any module, by its importers. */
function assignFrom(id: string, entry: RegExp, getModuleInfo: GetModuleInfo): ReadonlyMap<string, string> {
  const seen = new Set<string>()
  const find = (one: string): string | undefined => {
    if (entry.test(one)) return one
    if (seen.has(one)) return undefined
    seen.add(one)
    const info = getModuleInfo(one)
    for (const importer of [...(info?.importers ?? []), ...(info?.dynamicImporters ?? [])]) {
      const found = find(importer)
      if (found) return found
    }
    return undefined
  }
  const start = find(id)
  if (start === undefined) throw new Error(`${id} is not reached from the entry`)
  return assign(start, getModuleInfo)
}

/** Writes which file holds each of our modules: the manifest knows only those that have a file of their own. */
export function moduleFilesPlugin(): Plugin {
  return {
    name: 'endoll-module-files',
    apply: 'build',
    generateBundle(_, bundle) {
      const files = Object.values(bundle).flatMap((chunk) =>
        chunk.type === 'chunk'
          ? chunk.moduleIds
              .filter((id) => id.startsWith(`${import.meta.dirname}/src/`))
              .map((id) => [relative(import.meta.dirname, id), chunk.fileName])
          : [],
      )
      this.emitFile({
        type: 'asset',
        fileName: '.vite/modules.json',
        source: JSON.stringify(Object.fromEntries(files)),
      })
    },
  }
}
