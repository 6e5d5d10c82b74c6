import { useState } from 'react'
import { clearDraft, readDraft } from './draft.ts'

/**
 * A form that somebody opens by a press. It is open again where something is kept of it, after a reload or from another
 * tab; who closes it takes back what was typed.
 */
export function useDraftedForm(draftKey: string) {
  const [isOpen, setOpen] = useState(() => readDraft(draftKey) !== undefined)
  return {
    isOpen,
    open: () => setOpen(true),
    close: () => {
      clearDraft(draftKey)
      setOpen(false)
    },
  }
}
