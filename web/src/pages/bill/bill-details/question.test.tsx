import type { ExplainedBill } from '@endoll/api/bill.ts'
import type { DelegateRole } from '@endoll/domain/identity/delegate-role.ts'
import { expect, it } from 'vitest'
import { actingQuery } from '../../../calls/acting.ts'
import { SiteProvider, useSite } from '../../../site/site.tsx'
import { markupOf } from '../../../testing/markup.tsx'
import { settingsWith } from '../../../testing/site.ts'
import { 'bill-details' as billDetails } from './messages/es.ts'
import { Question } from './Question.tsx'

const bill = { invoice: { contract: { name: 'C1' }, number: 'F1' } } as unknown as ExplainedBill

interface ForProps {
  readonly acting: string | undefined
}

function For({ acting }: ForProps) {
  return (
    <SiteProvider value={{ ...useSite(), acting }}>
      <Question bill={bill} />
    </SiteProvider>
  )
}

it.each<[DelegateRole | 'oneself', boolean]>([
  ['look', false],
  ['pay', false],
  ['manage', true],
  ['sign', true],
  ['oneself', true],
])('%s may write of a bill and claim: %s [r.acting-controls]', (role, offered) => {
  const own = role === 'oneself'
  const come = own ? [] : [{ of: actingQuery(), data: { customer: 'Rosa', role, inspection: null } }]
  const settings = settingsWith({ switches: { contact: true } })
  const markup = markupOf(
    <For acting={own ? undefined : '7'} />,
    { 'bill-details': billDetails },
    come,
    settings,
  )
  expect(markup.includes('href')).toBe(offered)
})
