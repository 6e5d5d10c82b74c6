import { join } from 'node:path'
import { expect, it } from 'vitest'
import { repositoryRoot } from '../config.ts'
import { readDeployment } from '../deployment-file.ts'
import type { MailData } from './queue-mail.ts'
import { renderMail } from './render-mail.ts'

const { deployment } = await readDeployment(join(repositoryRoot, 'deployments/demo.json'))
const writing = { language: 'es', deployment } as const

const toHolder: MailData['new_holder'] = {
  about: 'invitation',
  name: 'Pau Soler',
  reference: '7K3M-0QZ9',
  address: 'Carrer Nou, 3, 08500 Vic',
  cups: 'ES0031408000000001JN0F',
  token: 'tOk-en_1',
  day: '2026-12-01',
  contract: null,
  reasonCode: null,
  reasonText: null,
}
const toDelegate: MailData['delegation'] = {
  about: 'invited',
  greeted: null,
  other: 'Carmen Ruiz',
  role: 'pay',
  contracts: null,
  endDay: null,
  token: 'tOk-en_1',
}

it.each([
  [
    'new holder',
    () => renderMail('new_holder', toHolder, writing),
    'los ha dado quien tiene ahora el contrato',
  ],
  ['delegate', () => renderMail('delegation', toDelegate, writing), 'lo ha dado quien invita'],
])(
  '[law.9.source] whom somebody else has named, as a %s, is told where their data come from and who answers for them',
  (_, render, source) => {
    const { text } = render()
    const { organisation, legal } = deployment
    for (const said of [source, organisation.nif, legal.dataProtectionOfficer, legal.privacy])
      expect(text).toContain(said)
  },
)
