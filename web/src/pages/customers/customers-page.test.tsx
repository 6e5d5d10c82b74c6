import { expect, it } from 'vitest'
import { customersQuery } from '../../features/delegations/customers-query.ts'
import { delegations } from '../../features/delegations/messages/es.ts'
import { markupOf, wordsOf } from '../../testing/markup.tsx'
import { CustomersPage } from './CustomersPage.tsx'

const nobody = {
  role: 'pay',
  contracts: 0,
  amount_debt: 0,
  with_debt: 0,
  debt_since: null,
  amount_to_pay: 0,
  to_pay: 0,
  next_due_date: null,
  requests_to_sign: 0,
  requests_under_way: 0,
} as const

it('says in euros what each of them owes and has to pay, and nothing where there is nothing [r.acting-amounts]', () => {
  const customers = [
    { ...nobody, delegation: 1, customer: 'Núria', contracts: 1, amount_debt: 84.2, with_debt: 1 },
    { ...nobody, delegation: 2, customer: 'Pau', contracts: 2, amount_to_pay: 51.27, to_pay: 1 },
    { ...nobody, delegation: 3, customer: 'Emma' },
  ]
  const words = wordsOf(
    markupOf(<CustomersPage />, { delegations }, [{ of: customersQuery(), data: { customers } }]),
  )
  expect(words).toMatch(/Núria .*84,20 € .*Pau .*51,27 €/)
  expect(words).toContain('Un cliente debe 84,20 €')
  expect(words).toContain('ningún contrato')
  expect(words).not.toContain('—')
})
