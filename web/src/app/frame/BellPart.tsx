import { useClaims } from '../../calls/use-session.ts'
import { Nothing, part } from '../../loading/part.tsx'
import { useLater } from './use-later.ts'

const Bell = part({
  load: async () => (await import('./Bell.tsx')).Bell,
  texts: ['notifications'],
  lost: Nothing,
  follows: 'any',
})

/** Where the bell stands of somebody who is signed in. */
export function BellPart() {
  const signedIn = useClaims() !== undefined
  return useLater(signedIn) ? <Bell /> : null
}
