import { useState } from 'react'
import { useSession } from './session.tsx'

/** By person and field, while the document stands: in no storage, as it may be about a customer. */
const drafts = new Map<string, string>()

/** A text that is there again for whoever wrote it, after they were signed out for doing nothing. */
export function useDraft(field: string): readonly [text: string, write: (text: string) => void] {
  const { session } = useSession()
  const key = `${session.email} ${field}`
  const [text, setText] = useState(drafts.get(key) ?? '')
  const write = (next: string) => {
    if (next) drafts.set(key, next)
    else drafts.delete(key)
    setText(next)
  }
  return [text, write]
}
