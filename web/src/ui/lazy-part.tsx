import { lazy, useState } from 'react'
import type { ComponentType, ReactNode } from 'react'

interface LazyPart<Props> {
  readonly Part: (props: Props) => ReactNode
  /** Loads the code before the part is drawn; what goes wrong shows once it is. */
  readonly loadAhead: () => void
}

/**
 * A part of a page whose code comes when it is drawn, or ahead of that. Code that has come is drawn at once; `lazy` alone
 * would show its fallback first, and React keeps a fallback for 300 ms.
 */
export function lazyPart<Props extends object>(load: () => Promise<ComponentType<Props>>): LazyPart<Props> {
  let there: ComponentType<Props> | undefined
  const loaded = async () => (there = await load())
  const Later = lazy(async () => ({ default: await loaded() }))
  function Part(props: Props) {
    const [Drawn] = useState(() => there ?? Later)
    return <Drawn {...props} />
  }
  return { Part, loadAhead: () => void loaded().catch(() => undefined) }
}
