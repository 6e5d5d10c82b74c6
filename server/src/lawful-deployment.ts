import type { Deployment } from '@endoll/api/deployment/deployment.ts'
import { isFreePhone } from '@endoll/domain/identity/free-phone.ts'

/** A mix of settings that the law does not allow, or something that it asks for and is not there. */
export interface Unlawful {
  /** The keys that make it so. */
  readonly keys: readonly string[]
  readonly what: string
  readonly law: string
}

interface Rule extends Unlawful {
  readonly isBroken: (deployment: Deployment) => boolean
}

function makesContracts({ switches, contracting }: Deployment): boolean {
  return contracting.url === null && (switches.newElectricityContractation || switches.newGasContractation)
}

/**
 * What a deployment owes its customers by law and does not give. Every rule names the article; the page for the
 * retailer's lawyer is docs/law.md.
 */
const rules: readonly Rule[] = [
  {
    keys: ['switches.newElectricityContractation', 'switches.newGasContractation', 'switches.endSupply'],
    what: 'Contracts are made here and cannot be ended here.',
    law: 'Ley 56/2007 art. 2.1.a and RDLeg 1/2007 art. 62.3: ending is as easy as contracting, by the same means',
    isBroken: (deployment) => makesContracts(deployment) && !deployment.switches.endSupply,
  },
  {
    keys: ['switches.reclamATCContract', 'switches.reclamATCMenu', 'switches.reclamATCContact'],
    what: 'Nobody can claim here.',
    law: 'Ley 10/2025 arts 4.2.a and 7.1, Ley 56/2007 art. 2.1.c: claims are taken by an electronic channel too',
    isBroken: ({ switches }) =>
      !switches.reclamATCContract && !switches.reclamATCMenu && !switches.reclamATCContact,
  },
  {
    keys: ['switches.modifyInvoiceOnlineOneSide'],
    what: 'Who takes bills by e-mail cannot go back to paper.',
    law: 'RDLeg 1/2007 art. 63.3: the consent to electronic bills can be taken back at any time, and paper is free',
    isBroken: ({ switches }) => switches.modifyInvoiceOnlineOneSide,
  },
  {
    keys: ['switches.contact', 'switches.CRMcases'],
    what: 'Customers cannot write here.',
    law: 'Ley 10/2025 art. 7.1, Ley 56/2007 art. 2.1.c: an electronic channel that leaves proof',
    isBroken: ({ switches }) => !switches.contact && !switches.CRMcases,
  },
  {
    keys: ['switches.noCesionSips'],
    what: 'Nobody can forbid here that the data of the supply point be passed on.',
    law: 'RD 88/2026 art. 8.4, RD 1434/2002 art. 43.5: in writing, data by data',
    isBroken: ({ switches }) => !switches.noCesionSips,
  },
  {
    keys: ['switches.newElectricityContractation', 'switches.newGasContractation', 'switches.changeHolder'],
    what: 'Contracts are made here and cannot be handed over here: who moves in ends and makes anew.',
    law: 'RD 88/2026 art. 39.1 and 39.3: the change of holder is asked of the retailer and is never an end and a new supply',
    isBroken: (deployment) => makesContracts(deployment) && !deployment.switches.changeHolder,
  },
  {
    keys: ['switches.withdrawal'],
    what: 'Contracts are made here and cannot be withdrawn from here.',
    law: 'RDLeg 1/2007 arts 102 to 108, Ley 56/2007 art. 2.1.a',
    isBroken: (deployment) => makesContracts(deployment) && !deployment.switches.withdrawal,
  },
  {
    keys: ['chat'],
    what: 'A machine answers the chat and nobody can be asked for.',
    law: 'Ley 10/2025 art. 8: a person, whenever one is asked for',
    isBroken: ({ chat, switches }) => chat.automated && !switches.contact && !switches.unsignedContact,
  },
  {
    keys: ['organisation.adr'],
    what: 'No body of alternative dispute resolution is named.',
    law: 'RD 88/2026 arts 30.1.o and 55.3, Ley 10/2025 arts 5.3.f and 13.7; Resolución of 2021-04-28, Cuarto.1.t, for bills',
    isBroken: ({ organisation }) => organisation.adr === null,
  },
  {
    keys: ['organisation.phone', 'organisation.claimsPhone'],
    what: 'The phone for claims is not free (800 or 900).',
    law: 'RD 88/2026 art. 30.1.o, Ley 10/2025 art. 4.1: customer service is free',
    isBroken: ({ organisation: { phone, claimsPhone } }) => !isFreePhone(claimsPhone ?? phone),
  },
  {
    keys: ['organisation.address', 'organisation.claimsAddress'],
    what: 'There is no postal address for claims.',
    law: 'RD 88/2026 arts 30.1.a and 30.1.o, Ley 10/2025 art. 7.1',
    isBroken: ({ organisation: { address, claimsAddress } }) => (claimsAddress ?? address) === null,
  },
  {
    keys: ['signature.generalConditions'],
    what: 'The general conditions are an address: nobody is sent them, and nobody signs them.',
    law: 'RDLeg 1/2007 arts 63.1 and 98.7 (durable medium; CJEU C-49/11)',
    isBroken: (deployment) => makesContracts(deployment) && deployment.signature.generalConditions === null,
  },
  {
    keys: ['legal.dataProtectionOfficer'],
    what: 'No data protection officer is named.',
    law: 'Ley Orgánica 3/2018 art. 34.1.i, RGPD art. 13.1.b: retailers of electricity and gas have one, and say how to reach them',
    isBroken: ({ legal }) => legal.dataProtectionOfficer === null,
  },
  {
    keys: ['cookieRejectAll'],
    what: 'Cookies cannot be rejected as easily as they are accepted.',
    law: 'Ley 34/2002 art. 22.2 (its text and the guide of the AEPD were not read here)',
    isBroken: ({ cookieRejectAll }) => !cookieRejectAll,
  },
  {
    keys: ['bills.labels'],
    what: 'Bills and prices do not say where the electricity comes from.',
    law: 'Ley 24/2013 art. 46.1.m, Resolución of 2021-04-28, Cuarto.2, Circular 2/2021 CNMC art. 4: the label of the year before, unless nothing was sold in it',
    isBroken: ({ bills }) => bills.labels.length === 0,
  },
  {
    keys: ['bills.chargeParts'],
    what: 'Bills do not say what the charges pay for.',
    law: 'Resolución of 2021-04-28, Cuarto.1.q: the per cents of the yearly order of the ministry',
    isBroken: ({ bills }) => bills.chargeParts.length === 0,
  },
  {
    keys: ['organisation.cnmcCode'],
    what: 'Bills carry no link to the comparator of the CNMC.',
    law: 'Resolución of 2021-04-28, Cuarto.1.w, RD 88/2026 art. 30.1.d',
    isBroken: ({ organisation }) => organisation.cnmcCode === null,
  },
]

/** What is unlawful in a deployment; nothing if all is well. */
export function unlawfulOf(deployment: Deployment): readonly Unlawful[] {
  return rules.flatMap(({ isBroken, ...unlawful }) => (isBroken(deployment) ? [unlawful] : []))
}

/** A line for each, for a log or a terminal. */
export function unlawfulText({ keys, what, law }: Unlawful): string {
  return `${what} ${law}. Keys: ${keys.join(', ')}`
}
