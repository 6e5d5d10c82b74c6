import type { SessionClaims } from '@endoll/api/session.ts'
import { useSyncExternalStore } from 'react'
import { sessionState, subscribeToSession } from './session-state.ts'
import type { SessionState } from './session-state.ts'

const onServer: SessionState = { status: 'unknown' }

export function useSession(): SessionState {
  return useSyncExternalStore(subscribeToSession, sessionState, () => onServer)
}

/** The signed-in customer's claims, for what the menus show. */
export function useClaims(): SessionClaims | undefined {
  const state = useSession()
  return state.status === 'signed-in' ? state.claims : undefined
}
