import { useState } from 'react'
import { readDraft, writeDraft } from '../form/draft.ts'

/** A choice that is kept over a reload of this tab, under the key of its form. */
export function useKeptChoice<Choice extends string>(
  draftKey: string,
  first: Choice,
): readonly [Choice, (choice: Choice) => void] {
  const [choice, setChoice] = useState<Choice>(() => {
    const kept: { choice?: unknown } = readDraft(draftKey) ?? {}
    return typeof kept.choice === 'string' ? (kept.choice as Choice) : first
  })
  const choose = (next: Choice) => {
    writeDraft(draftKey, { choice: next })
    setChoice(next)
  }
  return [choice, choose]
}
