import { describe, expect, it } from 'vitest'
import type { LeadReply } from '@endoll/api/lead-parts.ts'
import { flow } from '../../flow/messages/es.ts'
import { markupOf, wordsOf } from '../../testing/markup.tsx'
import { Confirmed } from './Confirmed.tsx'
import { newContract } from './messages/es.ts'
import type { SentAlone } from './sent-contract.ts'

const taken: LeadReply = { status: 'OK', lead_id: 'a'.repeat(32), result: null }

function confirmed(gas: SentAlone['gas']) {
  return markupOf(
    <Confirmed
      sent={{ reply: taken, ...(gas && { gas }) }}
      backHref="/atras"
      gasHref="/el-gas"
      onAgain={() => undefined}
    />,
    { 'new-contract': newContract, flow },
    [],
  )
}

describe('of electricity and gas', () => {
  it('gas that did not arrive is sent again from here', () => {
    expect(wordsOf(confirmed({ wrong: {} }))).toContain('Volver a enviar el gas')
  })

  it('gas that was refused leads to its question instead', () => {
    const markup = confirmed({ wrong: { cups: ['not_valid'] } })
    expect(markup).toContain('href="/el-gas"')
    expect(wordsOf(markup)).not.toContain('Volver a enviar el gas')
  })
})
