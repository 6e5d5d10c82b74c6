import type { Page } from '../loading/page.ts'
import type { RouteKey } from '../site/paths.ts'

/** What each page's route says about itself, for titles, preloading and the renderer. */
export interface RouteFacts {
  readonly key: RouteKey
  readonly page: Page
}

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    readonly facts?: RouteFacts
  }
}
