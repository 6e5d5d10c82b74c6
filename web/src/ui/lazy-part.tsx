import { Component, createContext, createElement, lazy, useContext, useState } from 'react'
import type { ComponentType, ErrorInfo, ReactNode } from 'react'

interface LazyPart<Props> {
  readonly Part: (props: Props) => ReactNode
  /** Loads the code before the part is drawn; what goes wrong shows once it is. */
  readonly loadAhead: () => void
}

/** The code of a part of the page has not come. */
export class CodeMissing extends Error {
  override readonly name = 'CodeMissing'
}

/** How long is waited before the code is asked for again. */
const againMs = 1000

/** Loads code, twice where it does not come: a file is lost more easily than a line. */
export async function loadTwice<T>(load: () => Promise<T>): Promise<T> {
  try {
    return await load()
  } catch {
    await new Promise((resolve) => setTimeout(resolve, againMs))
  }
  try {
    return await load()
  } catch (error) {
    throw new CodeMissing('the code of a part has not come', { cause: error })
  }
}

export interface LostPartProps {
  readonly error: unknown
  /** Asks for the code again. */
  readonly onRetry: () => void
}

/** What stands in the place of a part that cannot be drawn; the application gives it, with its words. */
const LostPart = createContext<ComponentType<LostPartProps>>(() => null)
export const LostPartProvider = LostPart.Provider

interface ContainedProps {
  readonly onRetry: () => void
  readonly Place: ComponentType<LostPartProps> | undefined
  readonly children: ReactNode
}

/** Whatever goes wrong in a part stays in its place: the page around it goes on. */
class Contained extends Component<
  ContainedProps,
  { readonly failed?: { readonly error: unknown } | undefined }
> {
  override state: { readonly failed?: { readonly error: unknown } | undefined } = {}

  static getDerivedStateFromError(error: unknown) {
    return { failed: { error } }
  }

  override componentDidCatch(_error: unknown, _info: ErrorInfo) {
    // React has logged it; LostPart reports what is an error of ours.
  }

  override render() {
    const { failed } = this.state
    if (!failed) return this.props.children
    const onRetry = () => {
      this.props.onRetry()
      this.setState({ failed: undefined })
    }
    return <Lost error={failed.error} onRetry={onRetry} Place={this.props.Place} />
  }
}

/** The words of a part that cannot be drawn. */
export function Lost({ Place, ...props }: LostPartProps & Partial<Pick<ContainedProps, 'Place'>>) {
  const usual = useContext(LostPart)
  return createElement(Place ?? usual, props)
}

/**
 * A part of a page whose code comes when it is drawn, or ahead of that. Code that has come is drawn at once; `lazy` alone
 * would show its fallback first, and React keeps a fallback for 300 ms. Code that does not come leaves the part's place
 * with a word and a button, never the page; `Place` is what stands there instead of the usual words.
 */
export function lazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  Place?: ComponentType<LostPartProps>,
): LazyPart<Props> {
  let there: ComponentType<Props> | undefined
  const loaded = async () => (there = await loadTwice(load))
  const begin = () => lazy(async () => ({ default: await loaded() }))
  let later = begin()
  function Part(props: Props) {
    const [Drawn, setDrawn] = useState(() => there ?? later)
    const retry = () => {
      later = begin()
      setDrawn(() => there ?? later)
    }
    return (
      <Contained onRetry={retry} Place={Place}>
        <Drawn {...props} />
      </Contained>
    )
  }
  return { Part, loadAhead: () => void loaded().catch(() => undefined) }
}

/** As `lazy` of React, and contained as `lazyPart` is. */
export function lazyComponent<Props extends object>(
  load: () => Promise<{ readonly default: ComponentType<Props> }>,
  Place?: ComponentType<LostPartProps>,
): (props: Props) => ReactNode {
  return lazyPart(async () => (await load()).default, Place).Part
}
