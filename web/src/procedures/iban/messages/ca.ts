import type { Messages } from '../../../i18n/messages.ts'
import type * as es from './es.ts'

export const iban: Messages<typeof es.iban> = {
  loading: 'S’estan carregant els comptes',
  unread: 'No hem pogut carregar els comptes',
  nothingChanged: 'No s’ha canviat res.',
  free: 'No costa res. El que ja s’està cobrant continua pel compte anterior.',
  current: 'Compte actual',
  yes: 'Sí',
  no: 'No',
  account: {
    title: 'El compte',
    label: 'A quin compte es cobraran les factures?',
    none: 'No hi ha cap altre compte registrat: en cal un de nou.',
    find: 'Cercar un compte',
    findHint: 'Unes xifres seguides, per exemple les últimes.',
    new: 'Un compte nou',
    newHint: 'Pot ser de qualsevol país de la zona SEPA.',
  },
  new: {
    title: 'El compte nou',
    hint: 'Amb espais o sense. Comença per les dues lletres del país.',
    length: '{length, number} de {needed, number} lletres i xifres: cal revisar les que falten o sobren.',
    owner: 'Qui paga les factures és titular d’aquest compte',
    ownerHint: 'Si el compte és d’una altra persona, és ella qui ho ha d’autoritzar.',
    ownerFact: 'Qui paga és titular del compte',
  },
  mandate: {
    title: 'Una ordre de domiciliació nova',
    why: 'El canvi de compte porta una ordre SEPA nova, amb la seva referència. El que ja s’està cobrant continua pel compte anterior. Avisarem també a l’adreça de correu de sempre.',
  },
  running: 'El canvi de compte bancari anterior encara no ha acabat. Quan acabi se’n podrà demanar un altre.',
  notActive: {
    title: 'Aquest contracte no és actiu',
    why: 'El compte només es pot canviar en contractes actius.',
  },
  every: {
    choice:
      'Canviar-lo també {count, plural, one {a l’altre contracte actiu} other {als altres # contractes actius}}',
    hint: 'És una sola sol·licitud per als {count, number} contractes, amb una sola signatura i una ordre de domiciliació per a cada pagador. Els que ja es cobren en aquest compte es queden com estan.',
  },
}
