import { sql, type SqlBool } from 'kysely'

/** A condition on `invoice`: bills that no rectifying invoice (R) replaces. A replaced bill may be wrong. */
export const notMadeAnew = sql<SqlBool>`not exists (
  select from invoice as anew
   where anew.contract_id = invoice.contract_id and anew.type = 'R' and anew.rectifies_number = invoice.number)`
