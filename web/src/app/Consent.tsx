import { lazy, Suspense, useEffect, useState } from 'react'
import { currentConsent, onConsentAsked } from '../site/consent.ts'

const CookieDialog = lazy(() =>
  import('./CookieDialog.tsx').then((module) => ({ default: module.CookieDialog })),
)

/** Always mounted; shows the question only while it is unanswered or asked for again. Never prerendered. */
export function Consent() {
  const [asking, setAsking] = useState(false)
  useEffect(() => {
    setAsking(currentConsent() === undefined)
    return onConsentAsked(() => setAsking(true))
  }, [])
  return asking ? (
    <Suspense>
      <CookieDialog onDone={() => setAsking(false)} />
    </Suspense>
  ) : null
}
