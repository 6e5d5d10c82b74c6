import type { Language } from '@endoll/api/language.ts'
import { languageOf } from '@endoll/api/language.ts'
import type { Locale } from '@endoll/api/language.ts'
import type { AppMessages, Area } from './messages.ts'

/** Texts by key, at any depth. */
export type TextTree = { readonly [key: string]: TextTree | string }

/** Where an area's texts come from; the application lists the files (app/texts.ts). */
export type LoadMessages = (area: Area, language: Language) => Promise<unknown>

/** Wording overrides of the deployment for one locale: `area.key` → compiled text. */
export type Overrides = Readonly<Record<string, unknown>>

/**
 * The texts loaded so far, by locale. Screens load theirs together with their code. The deployment's own wording
 * replaces ours.
 */
export interface Catalogue {
  readonly locale: () => Locale
  readonly language: () => Language
  /** Everything loaded for the current locale. */
  readonly messages: () => Partial<AppMessages>
  readonly load: (...areas: readonly Area[]) => Promise<void>
  /** Changes the locale once every area loaded so far is there in it, so that no screen is without texts. */
  readonly change: (locale: Locale) => Promise<void>
  readonly subscribe: (listener: () => void) => () => void
}

interface Start {
  readonly locale: Locale
  readonly load: LoadMessages
  readonly overridesOf: (locale: Locale) => Overrides | Promise<Overrides>
}

export function createCatalogue(start: Start): Catalogue {
  let locale = start.locale
  const loaded = new Map<Locale, Partial<AppMessages>>()
  const areas = new Set<Area>()
  const listeners = new Set<() => void>()
  const notify = () => {
    for (const listener of listeners) listener()
  }

  const loadFor = async (wanted: Locale, names: readonly Area[]) => {
    const missing = names.filter((name) => loaded.get(wanted)?.[name] === undefined)
    if (missing.length === 0) return
    const [overrides, ...texts] = await Promise.all([
      start.overridesOf(wanted),
      ...missing.map((name) => start.load(name, languageOf(wanted))),
    ])
    const arrived = missing.map((name, index) => [
      name,
      overridden(name, texts[index] as TextTree, overrides),
    ])
    loaded.set(wanted, { ...loaded.get(wanted), ...(Object.fromEntries(arrived) as Partial<AppMessages>) })
    if (wanted === locale) notify()
  }

  return {
    locale: () => locale,
    language: () => languageOf(locale),
    messages: () => loaded.get(locale) ?? nothing,
    load: async (...names) => {
      for (const name of names) areas.add(name)
      await loadFor(locale, names)
    },
    change: async (wanted) => {
      if (wanted === locale) return
      await loadFor(wanted, [...areas])
      locale = wanted
      notify()
    },
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

const nothing: Partial<AppMessages> = {}

/** The area's texts with the deployment's wording in place of ours; keys that we do not have are left out. */
export function overridden(area: string, texts: TextTree, overrides: Overrides): TextTree {
  const own = Object.entries(overrides).filter(([key]) => key.startsWith(`${area}.`))
  return own.reduce((tree, [key, text]) => replaced(tree, key.split('.').slice(1), text), texts)
}

function replaced(tree: TextTree, [key = '', ...rest]: readonly string[], text: unknown): TextTree {
  const current = tree[key]
  if (current === undefined) return tree
  if (rest.length === 0) return isBranch(current) ? tree : { ...tree, [key]: text as string }
  return isBranch(current) ? { ...tree, [key]: replaced(current, rest, text) } : tree
}

/** Compiled texts are strings or lists; only plain objects are branches. */
export function isBranch(node: TextTree | string): node is TextTree {
  return typeof node === 'object' && !Array.isArray(node)
}
