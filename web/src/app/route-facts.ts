import type { Area } from '../i18n/messages.ts'
import type { RouteKey } from '../site/paths.ts'

/** What each page's route says about itself, for titles, preloading and the renderer. */
export interface RouteFacts {
  readonly key: RouteKey
  /** Texts loaded together with the page. */
  readonly texts: readonly Area[]
  /** It gives itself its title, which says more than what page it is. */
  readonly titled?: true
  /** Rendered by the server, for the pages people meet first. */
  readonly prerender?: true
  /** Rendered by the server for its customer, but for what stands in InBrowser (decision 0018). */
  readonly answerFirst?: true
}

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    readonly facts?: RouteFacts
  }
}
