import { languages } from '@endoll/api/language.ts'
import { phoneText } from '@endoll/domain/identity/phone-text.ts'
import { toldOutcomes } from '@endoll/domain/payments/told.ts'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { repositoryRoot } from '../config.ts'
import { readDeployment } from '../deployment-file.ts'
import { renderMail } from './render-mail.ts'

const { deployment } = await readDeployment(join(repositoryRoot, 'deployments', 'demo.json'))

it.each(toldOutcomes)(
  'of a direct debit that is %s speak of no card, in any language [r.true-words]',
  (about) => {
    for (const language of languages) {
      const { subject, text } = renderMail(
        'payment',
        {
          about,
          method: 'sepa_debit',
          reference: '7K3M-0QZ9',
          customer: 'Laia Ferrer',
          amountCents: 4783,
          day: '2026-11-21',
          invoices: ['F26-001'],
          invoiceId: 7,
        },
        { language, deployment },
      )
      expect(`${subject} ${text}`).not.toMatch(/tarjeta|targeta|\bcard\b/i)
    }
  },
)

it.each([
  [undefined, ['plazos', 'terminis', 'instalments']],
  [{ position: 1, of: 3 }, ['qué se puede hacer', 'què s’hi pot fer', 'what can be done']],
])(
  '[law.9.help] a reminder says whom to ask who cannot pay, and needs no link (part: %j)',
  (part, offered) => {
    const data = {
      customer: 'Laia Ferrer',
      number: 'F26-001',
      amountCents: 4783,
      dueDay: '2026-11-12',
      token: 'tOk-en_1',
      days: 30,
      ...(part && { part }),
    }
    const said = [
      ['sin este enlace', 'protegido frente al corte', 'servicios sociales'],
      ['sense aquest enllaç', 'protegit davant del tall', 'serveis socials'],
      ['without this link', 'protected from being cut off', 'social services'],
    ]
    for (const [index, language] of (['es', 'ca', 'en'] as const).entries()) {
      const { text } = renderMail('reminder', data, { language, deployment })
      const help = text.split('\n').find((line) => line.includes(said[index]![2]!))
      expect(help).toContain(phoneText(deployment.organisation.phone))
      for (const words of [...said[index]!, offered[index]!]) expect(text).toContain(words)
    }
  },
)
