/** Words around every document. */
export const messages = { page: 'Página {page} de {pages}' }
