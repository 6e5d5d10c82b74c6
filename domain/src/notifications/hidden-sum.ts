/** In place of a sum that its reader wants nobody else to read. */
export const HIDDEN_SUM = '••• €'
