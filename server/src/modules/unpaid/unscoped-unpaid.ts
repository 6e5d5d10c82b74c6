import { sql } from 'kysely'
import type { Day } from '@endoll/domain/time/day.ts'
import type { UnpaidLetterRow } from '../../billing/unpaid-letters.ts'
import type { Db } from '../../platform/db/open.ts'
import { isUnclaimed } from '../../billing/claims-on-bill.ts'
import { withHolderOfBill } from '../../platform/unscoped-contracts.ts'

/** An overdue bill of electricity with its states, of any customer: for the retailer's systems. */
export interface UnpaidRow {
  readonly id: number
  readonly number: string
  readonly day: Day
  readonly due_day: Day | null
  /** What of it is overdue: less than what is pending where it is paid in parts. */
  readonly debt_cents: number
  readonly cups: string
  readonly supply_address: string
  readonly postal_code: string
  readonly province: string
  readonly powers_w: readonly number[]
  readonly fiscal_nif: string
  readonly holder: string
  readonly contract_id: number
  readonly contract: string
  readonly regulated: boolean
  readonly has_bonus: boolean
  readonly rungs: readonly { readonly day: Day; readonly code: string }[]
  readonly letters: readonly UnpaidLetterRow[]
}

/**
 * Overdue bills of electricity supplies in force that no claim holds up (Ley 10/2025 arts 4.4 and 13.8), of who holds them
 * now, by number where one is asked for; today's bonus is theirs.
 */
export async function listUnpaid(
  db: Db,
  { today, number }: { readonly today: Day; readonly number?: string },
): Promise<UnpaidRow[]> {
  const { rows } = await sql<UnpaidRow>`
    select invoice.id, invoice.number, invoice.day, invoice.due_day, invoice.debt_cents, invoice.cups,
           invoice.supply_address, contract.supply_postal_code as postal_code, contract.supply_province as province,
           invoice.powers_w, contract.fiscal_nif, contract.owner_name as holder, contract.id as contract_id,
           contract.name as contract, product.pvpc as regulated,
           exists (select from contract_service service
                    where service.contract_id = contract.id and service.kind = 'social_bonus'
                      and service.start_day <= ${today} and (service.end_day is null or service.end_day >= ${today})
                  ) as has_bonus,
           coalesce((select json_agg(json_build_object('day', state.change_day, 'code', state.code) order by state.position)
                       from invoice_pending_state state where state.invoice_id = invoice.id), '[]') as rungs,
           coalesce((select json_agg(json_build_object('annex', letter.annex, 'reference', letter.reference,
                              'sent_day', letter.sent_day, 'delivered_day', letter.delivered_day,
                              'returned_day', letter.returned_day) order by letter.sent_day, letter.reference)
                       from unpaid_letter letter where letter.invoice_id = invoice.id), '[]') as letters
      from invoice
      ${withHolderOfBill}
      join product on product.code = contract.product_code
     where contract.kind = 'electricity' and contract.state = 'activa' and invoice.state in ('open', 'grouped_proforma')
       and invoice.type not in ('A', 'B') and invoice.debt_cents > 0 and invoice.due_day < ${today}
       and ${isUnclaimed}
       and (${number ?? null}::text is null or invoice.number = ${number ?? null})
     order by invoice.cups, invoice.day, invoice.id`.execute(db)
  return rows
}
