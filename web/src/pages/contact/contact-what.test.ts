import { expect, it } from 'vitest'
import type { Switches } from '@endoll/api/deployment/switches.ts'
import { settingsWith } from '../../testing/site.ts'
import { contactAsked, contactOffers } from './contact-what.ts'

function offered(switches: Partial<Switches>) {
  return contactOffers(settingsWith({ switches }).switches)
}

it('each switch alone offers one thing alone [c2.flag-claims] [c2.flag-crm]', () => {
  expect(offered({})).toEqual([])
  expect(offered({ contact: true })).toEqual(['message'])
  expect(offered({ reclamATCContact: true })).toEqual(['claim'])
  expect(offered({ contactAutoReads: true })).toEqual(['readings'])
  expect(offered({ CRMcases: true, reclamATCMenu: true })).toEqual([])
})

it('an address asks for what is offered, or gets the first', () => {
  const both = offered({ contact: true, reclamATCContact: true })
  expect(contactAsked(both, {})).toBe('message')
  expect(contactAsked(both, { claim: true })).toBe('claim')
  expect(contactAsked(both, { autolectures: true })).toBe('message')
  expect(contactAsked(['message', 'readings'], { autolectures: true })).toBe('readings')
  expect(contactAsked(['message'], { claim: 'true' })).toBe('message')
})
