import type { BrowserSettings } from '@endoll/api/deployment/deployment.ts'

/** What an address says beside its path, and the deployment's settings. */
export interface AskedPage {
  readonly search: Readonly<Record<string, unknown>>
  readonly params: Readonly<Record<string, string>>
  readonly settings: BrowserSettings
}
