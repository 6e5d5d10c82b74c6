import { useEffect, useState } from 'react'
import { useClaims } from '../../calls/use-session.ts'
import { bringBell } from './bring-bell.ts'
import type { BellModule } from './bring-bell.ts'

/** Where the bell stands of somebody who is signed in; not there where its code or its texts do not come. */
export function BellPlace() {
  const signedIn = useClaims() !== undefined
  const [bell, setBell] = useState<BellModule>()
  useEffect(() => bringBell(signedIn, setBell), [signedIn])
  return signedIn && bell ? <bell.Bell /> : null
}
