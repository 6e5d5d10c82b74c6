import type { SessionClaims } from '@endoll/api/session.ts'
import { use, useSyncExternalStore } from 'react'
import { PageSession } from './page-session.ts'
import { sessionState, subscribeToSession } from './session-state.ts'
import type { SessionState } from './session-state.ts'

const onServer: SessionState = { status: 'unknown' }

export function useSession(): SessionState {
  return useSyncExternalStore(subscribeToSession, sessionState, () => onServer)
}

/** The customer's name, also in what the server draws. */
export function useOwnName(): string {
  const state = useSyncExternalStore(subscribeToSession, sessionState, use(PageSession))
  return state.status === 'signed-in' ? state.claims.name : ''
}

/** The signed-in customer's claims, for what the menus show. */
export function useClaims(): SessionClaims | undefined {
  const state = useSession()
  return state.status === 'signed-in' ? state.claims : undefined
}
