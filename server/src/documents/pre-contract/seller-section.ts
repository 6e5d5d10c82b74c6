import type { Deployment } from '@endoll/api/deployment/deployment.ts'
import type { Language } from '@endoll/api/language.ts'
import { texts } from '../../texts.ts'
import { fact, type FactSection } from '../house/fact.ts'
import { phoneAddress } from '../house/house.ts'

/** Who sells, how they are reached, and where their conditions are read (RDLeg 1/2007 art. 97). */
export function sellerSection({ organisation, legal }: Deployment, language: Language): FactSection {
  const { summary: t } = texts[language].newContract
  const { generalConditions: conditions } = legal
  return {
    title: t.seller.title,
    facts: [
      ...fact(t.seller.name, [
        organisation.legalName,
        t.people.nif(organisation.nif),
        organisation.address ?? '',
      ]),
      ...fact(t.seller.phone, organisation.phone, {
        note: organisation.schedule[language],
        address: phoneAddress(organisation.phone),
      }),
      ...fact(t.people.email, organisation.email, { address: `mailto:${organisation.email}` }),
      ...fact(t.seller.conditions, t.seller.read, /^https?:/.test(conditions) ? { address: conditions } : {}),
    ],
  }
}
