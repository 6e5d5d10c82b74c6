import { createCase } from '@endoll/api/cases.ts'
import { namePlace } from '@endoll/api/contracts.ts'
import type { Endpoint } from '@endoll/api/endpoint.ts'
import { pay } from '@endoll/api/payments.ts'
import { changeIban } from '@endoll/api/procedures/iban.ts'
import { listRequests, signRequest } from '@endoll/api/requests.ts'
import { changePassword } from '@endoll/api/session.ts'
import type { DelegateRole } from '@endoll/domain/identity/delegate-role.ts'
import { expect, it } from 'vitest'
import { SiteProvider, useSite } from '../site/site.tsx'
import { markupOf } from '../testing/markup.tsx'
import { actingQuery, useMay } from './acting.ts'

interface MayProps {
  readonly endpoint: Endpoint
}

function May({ endpoint }: MayProps) {
  return useMay(endpoint) ? 'yes' : 'no'
}

interface ForProps extends MayProps {
  readonly acting: string | undefined
}

function For({ acting, endpoint }: ForProps) {
  return (
    <SiteProvider value={{ ...useSite(), acting }}>
      <May endpoint={endpoint} />
    </SiteProvider>
  )
}

function may(endpoint: Endpoint, role: DelegateRole | 'unknown' | 'oneself'): string {
  const known = role !== 'unknown' && role !== 'oneself'
  return markupOf(
    <For acting={role === 'oneself' ? undefined : '7'} endpoint={endpoint} />,
    {},
    known ? [{ of: actingQuery(), data: { customer: 'Rosa', role, inspection: null } }] : [],
  )
}

it.each([
  [listRequests, ['look', 'pay', 'manage', 'sign', 'oneself']],
  [pay, ['pay', 'manage', 'sign', 'oneself']],
  [createCase, ['manage', 'sign', 'oneself']],
  [namePlace, ['manage', 'sign', 'oneself']],
  [signRequest, ['sign', 'oneself']],
  [changePassword, ['oneself']],
] as const)('offers $path to whom the call allows it alone [r.acting-controls]', (endpoint, allowed) => {
  const roles = ['look', 'pay', 'manage', 'sign', 'oneself', 'unknown'] as const
  expect(roles.filter((role) => may(endpoint, role) === 'yes')).toEqual(allowed)
})

it('offers an agent to whom the customer has said their code what is declared for agents alone [r.agent-acts]', () => {
  const inspection = { by: 'Marta', until: '2026-11-21T11:15:00Z', leave: '/desk/inspections/1', acts: true }
  const offered = (endpoint: Endpoint, acts: boolean) =>
    markupOf(<For acting="inspection-1" endpoint={endpoint} />, {}, [
      { of: actingQuery(), data: { customer: 'Rosa', role: 'look', inspection: { ...inspection, acts } } },
    ])
  expect([changeIban, signRequest, pay].map((endpoint) => offered(endpoint, true))).toEqual([
    'yes',
    'no',
    'no',
  ])
  expect(offered(changeIban, false)).toBe('no')
})
