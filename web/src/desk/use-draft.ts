import { useState } from 'react'
import { useSession } from './session.tsx'

/** By person and field, while the document stands: in no storage, as it may be about a customer. */
const drafts = new Map<string, unknown>()

/** What was typed or sent and is there again for whoever did it, after they were signed out for doing nothing. */
export function useDraft<T>(field: string, empty: T): readonly [draft: T, write: (draft: T) => void] {
  const { session } = useSession()
  const key = `${session.email} ${field}`
  const [draft, setDraft] = useState((drafts.get(key) as T | undefined) ?? empty)
  const write = (next: T) => {
    drafts.set(key, next)
    setDraft(next)
  }
  return [draft, write]
}
