import { createContext } from 'react'
import { sessionState } from './session-state.ts'
import type { SessionState } from './session-state.ts'

/** Whose page is drawn: the browser's own session; on the server that of the one page that is made. */
export const PageSession = createContext<() => SessionState>(sessionState)
