import { describe, expect, it } from 'vitest'
import { markupOf, wordsOf } from '../../testing/markup.tsx'
import { settingsWith } from '../../testing/site.ts'
import { PrivacyFacts } from './PrivacyFacts.tsx'
import { 'privacy-notice' as privacyNotice } from './messages/es.ts'

const { legal, organisation } = settingsWith()
const officer = 'dpd@ejemplo.es'

function notice(
  purpose: 'account' | 'answer' | 'call' | 'contract' | 'transfer',
  named: string | null = null,
) {
  return markupOf(
    <PrivacyFacts purpose={purpose} />,
    { 'privacy-notice': privacyNotice },
    [],
    settingsWith({ legal: { ...legal, dataProtectionOfficer: named } }),
  )
}

describe('beside a form that takes personal data', () => {
  it('[law.9.privacy] who asks for them, what for, on which basis, with which rights and where the rest is', () => {
    const said = wordsOf(notice('call'))
    expect(said).toContain(`${organisation.legalName}, NIF ${organisation.nif}`)
    expect(said).toMatch(/Para llamar o escribir con una oferta\. La base es su consentimiento/)
    expect(said).toMatch(/supresión, oposición.*Agencia Española de Protección de Datos/)
    expect(notice('call')).toContain(`href="${legal.privacy}"`)
  })

  it('[law.9.privacy] rights are asked of the data protection officer, where one is named', () => {
    expect(notice('answer')).toContain(`mailto:${organisation.email}`)
    const named = notice('answer', officer)
    expect(wordsOf(named)).toContain(`Delegado de protección de datos: ${officer}`)
    expect(named).not.toContain(`mailto:${organisation.email}`)
  })

  it('[law.9.privacy] says where the data come from that somebody else has given', () => {
    expect(wordsOf(notice('transfer'))).toContain('los ha dado quien tiene ahora el contrato')
    expect(wordsOf(notice('contract'))).not.toContain('los ha dado')
  })
})
