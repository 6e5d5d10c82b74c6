import { centsToEuroNumber } from '@endoll/domain/money.ts'
import { sql } from 'kysely'
import { countDues } from '../../../billing/dues.ts'
import { systemClock, todayOf } from '../../../platform/clock.ts'
import type { Saving } from '../table-saver.ts'

const CONTRACTS_A_QUERY = 1000

function euros(cents: number) {
  return centsToEuroNumber(cents).toFixed(2)
}

/**
 * Counts what of the invoices has fallen due, and adds a notice for each contract whose debt is not the sum of its invoices' debts and its old ones; only for contracts
 * that this folder names and that have an invoice or an old debt. Refunds (A, B) are no debt.
 */
export async function noticeDebts({ db, known, notices, check }: Saving): Promise<void> {
  if (!check) await countDues(db, todayOf({ clock: systemClock }))
  const names = [...known.debts.keys()]
  for (let start = 0; start < names.length; start += CONTRACTS_A_QUERY) {
    const some = names.slice(start, start + CONTRACTS_A_QUERY)
    await known.contracts.load(some)
    const { rows } = await sql<{ name: string; cents: number; owing: number }>`
      select contract.name, sum(owed.cents)::bigint as cents, count(*) as owing
        from contract
        join (select contract_id, case when type in ('A', 'B') then 0 else file_debt_cents end as cents from invoice
              union all
              select contract_id, amount_cents from old_debt) owed on owed.contract_id = contract.id
       where contract.name = any(${some}) group by contract.name`.execute(db)
    const stored = new Map(rows.map((row) => [row.name, row]))
    for (const name of some) {
      const contract = known.contracts.get(name)
      const change = check ? known.debts.get(name) : undefined
      const owing = (stored.get(name)?.owing ?? 0) + (change?.owing ?? 0)
      const cents = (stored.get(name)?.cents ?? 0) + (change?.cents ?? 0)
      if (!contract || owing === 0 || cents === contract.file_debt_cents) continue
      notices.add({
        file: 'contracts.csv',
        line: 0,
        of: name,
        what: 'debt',
        said: euros(contract.file_debt_cents),
        computed: euros(cents),
        code: 'debt_differs',
      })
    }
  }
}
