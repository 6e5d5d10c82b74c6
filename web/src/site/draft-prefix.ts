import { actingHere } from './acting.ts'

/** Begins the names under which a tab keeps what is typed (form/draft.ts), for whomever. */
export const everyDraft = 'draft:'

/** The same of the customer for whom this document acts: what is typed for one is not offered for another. */
export function draftPrefix(): string {
  const acting = actingHere()
  return acting === undefined ? everyDraft : `${everyDraft}for ${acting} `
}
