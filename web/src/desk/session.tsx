import { createContext, use } from 'react'
import type { Endpoint } from '@endoll/api/endpoint.ts'
import type { DeskSession } from '@endoll/api/desk-session.ts'
import { staffMay } from '@endoll/api/staff-roles.ts'

interface Open {
  readonly session: DeskSession
  /** The server no longer knows the session, or it was left. */
  readonly over: () => void
}

const Context = createContext<Open | undefined>(undefined)
export const SessionProvider = Context.Provider

export function useSession(): Open {
  const open = use(Context)
  if (!open) throw new Error('no session around this part')
  return open
}

/** Whether whoever is signed in may call this: what they may not is not shown. */
export function useMay(): (endpoint: Pick<Endpoint, 'role'>) => boolean {
  const { session } = useSession()
  return ({ role }) => staffMay(session.roles, role)
}
