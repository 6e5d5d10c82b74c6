import { lazyRouteComponent } from '@tanstack/react-router'
import type { ComponentType } from 'react'
import type { FirstRead } from '../calls/query.ts'
import type { Area } from '../i18n/messages.ts'
import type { AskedPage } from './asked-page.ts'
import { loadTwice } from './code.ts'
import type { LoadedAhead } from './part.tsx'

/**
 * What pages of one kind have in common lies in one file that the others do without: the way in, with the fewest bytes;
 * forms of visitors; lists; forms of customers; and everything else that a customer looks at. A frame stands around others.
 */
export type PageKind = 'way-in' | 'bare' | 'visitor' | 'list' | 'form' | 'answer' | 'frame'

/**
 * A page. The build reads this declaration (build/declarations.ts): its files, what the document preloads and what the
 * server draws follow from it and from nothing else.
 */
export interface PageDeclaration {
  /** Its component, taken out right at the `import()`. */
  readonly load: () => Promise<ComponentType>
  readonly kind: PageKind
  /** Texts that come with it. */
  readonly texts: readonly Area[]
  /** What it reads before anything else: its loader asks for it, or the server has put it into the page already. */
  readonly reads?: (asked: AskedPage) => Promise<readonly FirstRead[]>
  /** Drawn by the server for everybody, or for its customer but for its parts (decision 0018). */
  readonly drawn?: 'for-everybody' | 'for-its-customer'
  /** It gives itself its title, which says more than what page it is. */
  readonly titled?: true
  /** Parts that stand in it at once: on their way with its own code instead of a turn after it. */
  readonly soon?: () => Promise<readonly LoadedAhead[]>
  /** The file of its component from the root of the sources: the build writes it, for the server alone. */
  readonly file?: string
}

export interface Page extends PageDeclaration {
  readonly Component: ReturnType<typeof lazyRouteComponent>
}

let missing = false

/** Whether the code of a page has not come since this document began. */
export function isCodeMissing(): boolean {
  return missing
}

/**
 * Declares a page in a file of its own. Code that does not come is asked for twice; then the page fails as any other failure
 * shows. The router would load the document anew by itself, and remember that in storage, which may be blocked.
 */
export function page(declared: PageDeclaration): Page {
  const load = async () => ({
    Page: await loadTwice(declared.load).catch((error: unknown) => {
      missing = true
      throw error
    }),
  })
  return { ...declared, Component: lazyRouteComponent(load, 'Page') }
}
