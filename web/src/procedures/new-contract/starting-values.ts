import { readDraft } from '../../form/draft.ts'

/** What a step's form begins with: what was typed and not answered yet lies above what was answered. */
export function startingValues<Values extends object>(typedKey: string, answered: Values): Values {
  return { ...answered, ...(readDraft(typedKey) as Partial<Values> | undefined) }
}
