import { languages } from '@endoll/api/language.ts'
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
