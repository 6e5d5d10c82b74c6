/** Begins the names under which a tab keeps what is typed (form/draft.ts). */
export const draftPrefix = 'draft:'
