import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import type { Deployment } from '@endoll/api/deployment/deployment.ts'
import { readDeployment } from './deployment-file.ts'
import { unlawfulOf, unlawfulText } from './lawful-deployment.ts'

function shipped(name: string): Promise<Deployment> {
  const file = join(import.meta.dirname, '../../deployments', `${name}.json`)
  return readDeployment(file).then(({ deployment }) => deployment)
}

describe('[law.16] a deployment [r.law-deployment]', () => {
  it('that gives what the law asks for is not reproached', async () => {
    expect(unlawfulOf(await shipped('demo'))).toEqual([])
  })

  it('with the defaults of the specification is told each mix with its article', async () => {
    const found = unlawfulOf(await shipped('specification'))
    expect(found.flatMap(({ keys }) => keys)).toEqual(
      expect.arrayContaining(['switches.endSupply', 'switches.reclamATCMenu', 'organisation.adr']),
    )
    for (const one of found) expect(unlawfulText(one)).toMatch(/ (?:Ley|RD|RDLeg|Resoluci\u00f3n) /)
  })

  it.each<[string, (deployment: Deployment) => Deployment]>([
    ['switches.endSupply', (one) => ({ ...one, switches: { ...one.switches, endSupply: false } })],
    [
      'switches.modifyInvoiceOnlineOneSide',
      (one) => ({ ...one, switches: { ...one.switches, modifyInvoiceOnlineOneSide: true } }),
    ],
    [
      'switches.contact',
      (one) => ({
        ...one,
        chat: { ...one.chat, automated: false },
        switches: { ...one.switches, contact: false, CRMcases: false },
      }),
    ],
    ['switches.noCesionSips', (one) => ({ ...one, switches: { ...one.switches, noCesionSips: false } })],
    ['switches.changeHolder', (one) => ({ ...one, switches: { ...one.switches, changeHolder: false } })],
    ['switches.withdrawal', (one) => ({ ...one, switches: { ...one.switches, withdrawal: false } })],
    [
      'chat',
      (one) => ({
        ...one,
        chat: { ...one.chat, automated: true },
        switches: { ...one.switches, contact: false, unsignedContact: false, CRMcases: true },
      }),
    ],
    [
      'legal.dataProtectionOfficer',
      (one) => ({ ...one, legal: { ...one.legal, dataProtectionOfficer: null } }),
    ],
    ['organisation.adr', (one) => ({ ...one, organisation: { ...one.organisation, adr: null } })],
    [
      'organisation.phone',
      (one) => ({ ...one, organisation: { ...one.organisation, phone: '902 100 200', claimsPhone: null } }),
    ],
    [
      'organisation.address',
      (one) => ({ ...one, organisation: { ...one.organisation, address: null, claimsAddress: null } }),
    ],
    [
      'signature.generalConditions',
      (one) => ({ ...one, signature: { ...one.signature, generalConditions: null } }),
    ],
    ['bills.labels', (one) => ({ ...one, bills: { ...one.bills, labels: [] } })],
    ['bills.chargeParts', (one) => ({ ...one, bills: { ...one.bills, chargeParts: [] } })],
    ['organisation.cnmcCode', (one) => ({ ...one, organisation: { ...one.organisation, cnmcCode: null } })],
    [
      'switches.reclamATCMenu',
      (one) => ({
        ...one,
        switches: {
          ...one.switches,
          reclamATCMenu: false,
          reclamATCContract: false,
          reclamATCContact: false,
        },
      }),
    ],
    ['cookieRejectAll', (one) => ({ ...one, cookieRejectAll: false })],
  ])('without %s is told so, and nothing else', async (key, change) => {
    const found = unlawfulOf(change(await shipped('demo')))
    expect(found).toHaveLength(1)
    expect(found[0]?.keys).toContain(key)
  })
})
