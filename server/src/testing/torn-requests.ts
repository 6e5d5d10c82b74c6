import { sql } from 'kysely'
import type { Db } from '../platform/db/open.ts'

/** Requests of which something is missing or twice: history, notifications and effect belong together. */
export async function torn(db: Db): Promise<unknown[]> {
  const { rows } = await sql<object>`
    select request.id, request.state, request.procedure from request join contract on contract.id = request.contract_id
     where (select count(*) from request_event where request_id = request.id and event = 'submit') <> 1
        or (select to_state from request_event where request_id = request.id order by position desc limit 1)
             <> request.state
        or (select count(*) from outbox_event where request_id = request.id and type = 'request.submitted') <> 1
        or (select count(*) from mail_outbox
             where dedupe_key like 'request:' || request.reference || ':%' and data ->> 'state' = request.state) <> 1
        or (request.procedure = 'contact_email' and request.state <> 'effective')
        or (request.procedure = 'contact_email'
             and contract.notification_email is distinct from request.changes ->> 'notification_email')
        or (request.procedure = 'contact_email'
             and (select count(*) from contract_change where request_id = request.id) <> 1)
        or (request.procedure = 'end_supply' and (contract.end_day is not null) <> (request.state = 'effective'))
        or (request.procedure = 'change_holder'
             and ((contract.end_day is not null) <> (request.state = 'effective')
               or exists (select from holder_acceptance where request_id = request.id
                           and (contract_id is not null) <> (request.state = 'effective'))))
        or (request.procedure = 'change_product'
             and ((contract.product_code = request.changes ->> 'product_code') <> (request.state = 'effective')
               or exists (select from contract_product where request_id = request.id)
                    <> (request.state = 'effective')))
        or (request.procedure = 'battery' and request.state <> 'effective')
        or (request.procedure = 'battery'
             and not exists (select 1 from battery_contract where contract_id = contract.id
                              and share_percent = (request.submission ->> 'share_percent')::integer
                              and filed_share_percent = (request.submission ->> 'share_percent_before')::integer))
        or exists (select 1 from signature where request_id = request.id
                    and (signed_at is not null) <> (request.state = 'sent'))
        or (select count(*) from outbox_event where request_id = request.id and type = 'request.signed')
             <> (select count(*) from signature where request_id = request.id and signed_at is not null)
    union all
    select contract.id, contract.state, 'no request' from contract
     where notification_email like contract.name || '@%'
       and not exists (select 1 from request
                        where contract_id = contract.id and procedure = 'contact_email' and state = 'effective')
    union all
    select contract_id, share_percent::text, 'no request' from battery_contract
     where filed_share_percent is not null
       and not exists (select 1 from request
                        where contract_id = battery_contract.contract_id and procedure = 'battery'
                          and state = 'effective')`.execute(db)
  return rows
}
