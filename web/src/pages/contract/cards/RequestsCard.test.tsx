import { listRequests } from '@endoll/api/requests.ts'
import { expect, it } from 'vitest'
import { read } from '../../../calls/query.ts'
import { requests } from '../../../features/requests/messages/es.ts'
import { markupOf } from '../../../testing/markup.tsx'
import { settingsWith } from '../../../testing/site.ts'
import { RequestsCard } from './RequestsCard.tsx'

function shown(reclamATCContract: boolean) {
  const none = { items: [], total_items: 0 }
  const of = read(listRequests, { query: { contract: 'A-1', offset: '0', limit: '5' } })
  const settings = settingsWith({ switches: { reclamATCContract, reclamATCMenu: !reclamATCContract } })
  return markupOf(<RequestsCard name="A-1" />, { requests }, [{ of, data: none }], settings)
}

it('a claim is offered on the contract by its own switch alone [c2.detail-claim] [c2.flag-claims]', () => {
  expect(shown(true)).toContain('Reclamar por este contrato')
  expect(shown(false)).not.toContain('Reclamar por este contrato')
})
