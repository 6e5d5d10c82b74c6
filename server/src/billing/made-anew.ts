import { sql, type SqlBool } from 'kysely'

/** Of queries at `invoice`: bills in whose place no other stands. What one that was made anew says may be wrong. */
export const notMadeAnew = sql<SqlBool>`not exists (
  select from invoice as anew
   where anew.contract_id = invoice.contract_id and anew.type = 'R' and anew.rectifies_number = invoice.number)`
