import { createContext, Suspense, use, useEffect } from 'react'
import type { ComponentType, ReactNode } from 'react'
import { useMessages } from 'use-intl'
import type { Area } from '../i18n/messages.ts'
import { CodeMissing, loadTwice } from './code.ts'
import { useInBrowser } from './InBrowser.tsx'
import { Contained } from './lost-part.tsx'
import type { LostPartProps } from './lost-part.tsx'

/** Brings texts; the application gives it. */
type LoadTexts = (...areas: readonly Area[]) => Promise<void>
const TextsOfParts = createContext<LoadTexts>(() => Promise.resolve())
export const TextsOfPartsProvider = TextsOfParts.Provider

/**
 * A part of a page that comes in a file of its own. The build reads this declaration (build/declarations.ts): which file
 * the part is in follows from it and from nothing else.
 */
export interface PartDeclaration<Props extends object> {
  /** Its component, taken out right at the `import()`: the bundler loses a module that is passed on whole. */
  readonly load: () => Promise<ComponentType<Props>>
  /** Texts that come with it and not with the page. */
  readonly texts?: readonly Area[]
  /** Begins what it reads first, where it is brought ahead; who brings it gives the props that this takes. */
  readonly reads?: (props: Props) => void
  /** What keeps its room until it is there, on the server too; nothing without it. */
  readonly room?: ComponentType<Props>
  /** In its place where it does not come: the usual words with a button, unless this says otherwise. */
  readonly lost?: ComponentType<LostPartProps>
  /**
   * It comes by itself after the answer of its page, in one file with all that do: in the `first` window, or further
   * `below`; `any` follows many pages, `way-in` the way in too, `alone` has a file for itself. What only a press brings
   * says nothing here.
   */
  readonly follows?: 'first' | 'below' | 'any' | 'way-in' | 'alone'
  /** Written by the build, for the server alone. */
  readonly file?: string
}

/** A part as a page that stands with it sees it. */
export interface LoadedAhead {
  readonly texts: readonly Area[]
  /** The file of its component from the root of the sources: the build writes it for the server. */
  readonly file?: string | undefined
}

export interface Part<Props extends object> extends LoadedAhead {
  (props: Props): ReactNode
  /** Begins to bring its code, its texts and what it reads; what goes wrong shows where it is drawn. */
  readonly ahead: (loadTexts: LoadTexts, props?: Partial<Props>) => void
  /** Brings its code and its texts, for a press that waits for them. */
  readonly come: (loadTexts: LoadTexts) => Promise<unknown>
}

/** For `lost`: the page does without the part. */
export function Nothing(): ReactNode {
  return null
}

/**
 * Declares a part of a page. Until it is there its room is kept; the server draws the room alone. Code that has come is
 * drawn at once: `lazy` would show the room first, and React keeps that for 300 ms. What does not come is asked for
 * twice, and then leaves a word and a button in the part's place, never the page.
 */
export function part<Props extends object = object>(declared: PartDeclaration<Props>): Part<Props> {
  const { load, texts = [], reads, room: Room, lost } = declared
  let there: ComponentType<Props> | undefined
  let coming: Promise<unknown> | undefined

  const come = async (loadTexts: LoadTexts): Promise<unknown> => {
    const [code] = await Promise.all([there ?? loadTwice(load), loadTexts(...texts).catch(textsMissing)])
    return (there = code)
  }
  /** One promise for all who draw it, as `use` wants. */
  const wait = (loadTexts: LoadTexts) =>
    (coming ??= come(loadTexts).then(() => {
      coming = undefined
    }))

  function Drawn(props: Props) {
    const loadTexts = use(TextsOfParts)
    const messages = useMessages()
    // The texts may have come in a language that was left meanwhile.
    if (!there || texts.some((area) => messages[area] === undefined)) use(wait(loadTexts))
    const Loaded = there as ComponentType<Props>
    return <Loaded {...props} />
  }

  function PartOfPage(props: Props) {
    const room = Room ? <Room {...props} /> : null
    if (!useInBrowser()) return room
    return (
      <Contained onRetry={() => (coming = undefined)} lost={lost}>
        <Suspense fallback={room}>
          <Drawn {...props} />
        </Suspense>
      </Contained>
    )
  }

  const ahead = (loadTexts: LoadTexts, props?: Partial<Props>) => {
    come(loadTexts).catch(() => undefined)
    if (props) reads?.(props as Props)
  }
  return Object.assign(PartOfPage, { ahead, come, texts, file: declared.file })
}

function textsMissing(cause: unknown): never {
  throw new CodeMissing('the texts of a part have not come', { cause })
}

/** Brings a part before it is drawn, while `props` are given: its code, its texts and what it reads, at the same time. */
export function useAhead<Props extends object>(Part: Part<Props>, props: Partial<Props> | undefined): void {
  const loadTexts = use(TextsOfParts)
  const asked = props && JSON.stringify(props)
  useEffect(() => {
    if (asked !== undefined) Part.ahead(loadTexts, JSON.parse(asked) as Partial<Props>)
  }, [Part, asked, loadTexts])
}

/** Brings a part for a press that waits until it is there. */
export function useComing<Props extends object>(Part: Part<Props>): () => Promise<unknown> {
  const loadTexts = use(TextsOfParts)
  return () => Part.come(loadTexts)
}
