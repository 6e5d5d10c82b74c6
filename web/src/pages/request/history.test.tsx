import { expect, test } from 'vitest'
import { requests } from '../../features/requests/messages/es.ts'
import { markupOf, wordsOf } from '../../testing/markup.tsx'
import { History } from './History.tsx'

type Props = Parameters<typeof History>[0]
function wordsFor(procedure: Props['procedure'], end: Props['state']) {
  const event = (state: Props['state'], actor: Props['history'][number]['actor']) => ({
    state,
    actor,
    at: '2026-11-20T10:00:00Z',
    why: '',
    acted_by: null,
    by_agent: null,
  })
  const history = [event('waiting_signature', 'system'), event('sent', 'signature'), event(end, 'retailer')]
  const props = { history, state: end, procedure, due_date: null, effective_date: null, by_mail: false }
  return wordsOf(markupOf(<History {...props} />, { requests }))
}

test('a signature that was given is not said to be pending', () => {
  const words = wordsFor('power', 'effective')
  expect(words).toContain('Pedida la firma (hecho)')
  expect(words).not.toContain('Pendiente de firma')
})

test('what the distributor has answered is not said to be ours', () => {
  expect(wordsFor('power', 'rejected')).toContain('por parte de la distribuidora')
  expect(wordsFor('power', 'rejected')).not.toContain('de nuestra parte')
  expect(wordsFor('iban', 'rejected')).toContain('de nuestra parte')
})

test('an answer for a day to come is no next step at the latest [r.ends-on]', () => {
  const at = '2026-11-20T10:00:00Z'
  const history: Props['history'] = [
    { state: 'accepted', actor: 'retailer', at, why: '', acted_by: null, by_agent: null },
  ]
  const props = { history, state: 'accepted', procedure: 'end_supply', by_mail: false } as const
  const wordsOn = (effective: string | null) =>
    wordsOf(markupOf(<History {...props} due_date="2026-12-11" effective_date={effective} />, { requests }))
  expect(wordsOn(null)).toContain('11 de diciembre')
  expect(wordsOn('2026-12-11')).not.toContain('11 de diciembre')
})
