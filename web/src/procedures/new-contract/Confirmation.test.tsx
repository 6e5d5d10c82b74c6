import { describe, expect, it } from 'vitest'
import { errors } from '../../i18n/messages/es.ts'
import { flow } from '../../flow/messages/es.ts'
import { markupOf, wordsOf } from '../../testing/markup.tsx'
import { settingsWith } from '../../testing/site.ts'
import { Confirmation } from './Confirmation.tsx'
import { newContractRules } from './flow.ts'
import { newContract } from './messages/es.ts'

function confirmation({
  promotionalCode = true,
  signedIn = false,
  code = undefined as string | undefined,
} = {}) {
  const settings = settingsWith({ switches: { promotionalCode } })
  return markupOf(
    <Confirmation
      draftKey="x"
      answers={{}}
      circumstances={{
        kind: 'electricity',
        rules: newContractRules(settings, { signedIn, kind: 'electricity' }),
        day: '2026-11-22',
      }}
      code={code}
      onSend={() => undefined}
    />,
    { 'new-contract': newContract, flow, errors },
    [],
    settings,
  )
}

it('[law.60bis] nothing that is agreed to is ticked before', () => {
  expect(confirmation()).toContain('type="checkbox"')
  expect(confirmation()).not.toMatch(/\bchecked\b/)
})

describe('before it is sent [v2.wizard-confirmation] [v2.gas-wizard-confirmation]', () => {
  it('a promotional code is asked where promotionalCode is on, and a link may bring it along', () => {
    expect(wordsOf(confirmation())).toContain('Código promocional')
    expect(wordsOf(confirmation({ promotionalCode: false }))).not.toContain('Código promocional')
    expect(confirmation({ code: 'SOL-26' })).toContain('value="SOL-26"')
  })

  it('conditions are accepted and the privacy policy is read, each beside its document, but not again by customers [c5.conditions] [v5.confirmation-acceptances]', () => {
    expect(wordsOf(confirmation())).toMatch(
      /condiciones generales.*Leer las condiciones.*política de privacidad/,
    )
    expect(wordsOf(confirmation({ signedIn: true }))).not.toContain('Leer las condiciones')
  })
})
