/** Words around every document. */
export const messages = { page: 'Page {page} of {pages}' }
