import { consentCookie } from '@endoll/api/page.ts'
import { consentVersion } from './consent.ts'
import type { Consent, OptionalCategory } from './consent.ts'

const keptSeconds = 15_552_000

/** Keeps what the visitor decided; only the dialog that asks needs to know how. */
export function recordConsent(categories: readonly OptionalCategory[], nowMs: number): void {
  const consent: Consent = { version: consentVersion, when: Math.floor(nowMs / 1000), categories }
  const value = encodeURIComponent(JSON.stringify(consent))
  document.cookie = `${consentCookie}=${value}; Path=/; Max-Age=${keptSeconds}; SameSite=Lax; Secure`
}
