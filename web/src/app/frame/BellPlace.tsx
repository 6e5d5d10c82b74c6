import { useEffect, useState } from 'react'
import type { ComponentType } from 'react'
import { useClaims } from '../../calls/use-session.ts'

/** Nobody waits for the bell: it comes once the page is there. */
const afterMs = 1500

/** Where the bell stands of somebody who is signed in; not there where its code or its texts do not come. */
export function BellPlace() {
  const claims = useClaims()
  const [bell, setBell] = useState<{ readonly Bell: ComponentType }>()
  useEffect(() => {
    const load = () => void import('./Bell.tsx').then(setBell, () => {})
    setTimeout(() => (navigator.onLine ? load() : addEventListener('online', load, { once: true })), afterMs)
  }, [])
  return claims && bell ? <bell.Bell /> : null
}
