import { useClaims } from '../../calls/use-session.ts'
import { Nothing, part } from '../../loading/part.tsx'
import { useSite } from '../../site/site.tsx'
import { useLater } from './use-later.ts'

const ActingMenu = part({
  load: async () => (await import('../../features/delegations/ActingMenu.tsx')).ActingMenu,
  texts: ['delegations'],
  lost: Nothing,
  follows: 'any',
})

const ActingBar = part({
  load: async () => (await import('../../features/delegations/ActingBar.tsx')).ActingBar,
  texts: ['delegations'],
  follows: 'any',
})

/** Where somebody who acts for others goes from one to another: like the bell, nobody waits for it. */
export function ActingMenuPart() {
  const { acting } = useSite()
  const acts = useClaims()?.acts === true || acting !== undefined
  return useLater(acts) ? <ActingMenu /> : null
}

/** Kept until it is there. */
const room = { minHeight: '4rem' } as const

/** Where a page of another customer says whose it is. */
export function ActingBarPart() {
  const { acting } = useSite()
  const signedIn = useClaims() !== undefined
  return signedIn && acting !== undefined ? (
    <div className="no-print" style={room}>
      <ActingBar />
    </div>
  ) : null
}
