/** Words around every document. */
export const messages = { page: 'Pàgina {page} de {pages}' }
