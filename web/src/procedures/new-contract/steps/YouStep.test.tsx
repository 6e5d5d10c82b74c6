import { ApiError } from '../../../calls/api-error.ts'
import { read } from '../../../calls/query.ts'
import { getContractingConfig } from '@endoll/api/contracting.ts'
import { describe, expect, it } from 'vitest'
import { address } from '../../../form/address/messages/es.ts'
import { flow, contract } from '../../../flow/messages/es.ts'
import { files } from '../../../form/files/messages/es.ts'
import { errors } from '../../../i18n/messages/es.ts'
import { markupOf, type CallState } from '../../../testing/markup.tsx'
import { settingsWith } from '../../../testing/site.ts'
import { newContractRules } from '../flow.ts'
import { newContract } from '../messages/es.ts'
import { valuesOf } from './you-values.ts'
import { YouStep } from './YouStep.tsx'

function step({
  signedIn = false,
  come = [] as readonly CallState[],
  commsLanguage = 'optional' as const,
  validateDni = false,
} = {}) {
  const settings = settingsWith({ contracting: { commsLanguage, validateDni } })
  const rules = newContractRules(settings, { signedIn, kind: 'electricity' })
  return markupOf(
    <YouStep
      circumstances={{ kind: 'electricity', rules, day: '2026-11-22' }}
      answers={{}}
      typedKey="you"
      answer={() => undefined}
      refused={undefined}
    />,
    { 'new-contract': newContract, flow, errors, address, contract, files },
    come,
    settings,
  )
}

function fieldOf(markup: string, name: string): string {
  return new RegExp(`<input[^>]*name="${name}"[^>]*>`).exec(markup)?.[0] ?? ''
}

describe('who contracts', () => {
  it('gets letters in the language of the page unless another is chosen [v1.comms-language] [v3.language-item]', () => {
    const select = /<select[^>]*name="commsLanguage".*?<\/select>/s.exec(step())?.[0] ?? ''
    expect([...select.matchAll(/<option value="(\w+)"/g)].map(([, code]) => code)).toEqual(['es', 'ca', 'en'])
    expect(valuesOf({}, 'ca').commsLanguage).toBe('ca')
    expect(valuesOf({ commsLanguage: 'en' }, 'ca').commsLanguage).toBe('en')
  })

  it('types everything where what the account knows did not come [v8.config]', () => {
    const config = { of: read(getContractingConfig, {}) }
    const known = step({ signedIn: true, come: [{ ...config, data: { email: 'laia@example.test' } }] })
    expect(fieldOf(known, 'email')).toMatch(/readonly/i)
    const failed = step({ signedIn: true, come: [{ ...config, error: new ApiError('internal', 500) }] })
    for (const field of ['vat', 'fullName', 'email', 'mobile']) {
      expect(fieldOf(failed, field)).not.toBe('')
      expect(fieldOf(failed, field)).not.toMatch(/readonly/i)
    }
  })

  it('[law.20] is told before it that registers are asked, where they are', () => {
    expect(step({ validateDni: true })).toContain('fichero de solvencia')
    expect(step()).not.toContain('fichero de solvencia')
  })
})
