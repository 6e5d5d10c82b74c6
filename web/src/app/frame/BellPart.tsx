import { useEffect, useState } from 'react'
import { useClaims } from '../../calls/use-session.ts'
import { Nothing, part } from '../../loading/part.tsx'
import { bringBell } from './bring-bell.ts'

const Bell = part({
  load: async () => (await import('./Bell.tsx')).Bell,
  texts: ['notifications'],
  lost: Nothing,
  follows: 'any',
})

/** Where the bell stands of somebody who is signed in. */
export function BellPart() {
  const signedIn = useClaims() !== undefined
  const [comes, setComes] = useState(false)
  useEffect(() => bringBell(signedIn, () => setComes(true)), [signedIn])
  return signedIn && comes ? <Bell /> : null
}
