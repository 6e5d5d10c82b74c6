import type { SessionClaims } from '@endoll/api/session.ts'
import { use, useSyncExternalStore } from 'react'
import { PageSession } from './page-session.ts'
import { sessionState, subscribeToSession } from './session-state.ts'
import type { SessionState } from './session-state.ts'

const onServer: SessionState = { status: 'unknown' }

export function useSession(): SessionState {
  return useSyncExternalStore(subscribeToSession, sessionState, () => onServer)
}

/** The claims, also in what the server draws. */
function usePageClaims(): SessionClaims | undefined {
  const state = useSyncExternalStore(subscribeToSession, sessionState, use(PageSession))
  return state.status === 'signed-in' ? state.claims : undefined
}

/** The customer's name, also in what the server draws. */
export function useOwnName(): string {
  return usePageClaims()?.name ?? ''
}

/** By which the home greets the customer, also in what the server draws. */
export function useGreetedName(): string {
  const claims = usePageClaims()
  return claims ? greetedAs(claims) : ''
}

/** By which a customer is greeted: the given name where it is known apart. */
export function greetedAs({ given_name, name }: SessionClaims): string {
  return given_name ?? name
}

/** The signed-in customer's claims, for what the menus show. */
export function useClaims(): SessionClaims | undefined {
  const state = useSession()
  return state.status === 'signed-in' ? state.claims : undefined
}
