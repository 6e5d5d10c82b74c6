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
}

const ibanEvery: Messages<(typeof es)['iban-every']> = {
  choice:
    'Canviar-lo també {count, plural, one {a l’altre contracte actiu} other {als altres # contractes actius}}',
  hint: 'Cada contracte té la seva sol·licitud i la seva ordre de domiciliació. Els que ja es cobren en aquest compte es queden com estan.',
  hintSigned:
    'Cada contracte té la seva sol·licitud i la seva ordre de domiciliació, i se signa per separat. Els que ja es cobren en aquest compte es queden com estan.',
  send: 'Enviar {count, number} sol·licituds',
  sending: 'S’estan enviant les sol·licituds',
  progress: '{done, number} de {count, number}',
  stop: 'Aturar',
  again: 'Enviar les que falten',
  failed: 'N’hi ha {done, number} de {count, number}. Les altres no s’han enviat.',
  done: {
    title:
      '{count, plural, =0 {No calia cap sol·licitud} one {S’ha enviat una sol·licitud} other {S’han enviat # sol·licituds}}',
    sign: '{count, plural, one {Falta signar-la} other {Falta signar-les, cadascuna amb el seu codi}}.',
    already:
      '{count, plural, one {Un contracte ja es cobrava en aquest compte} other {# contractes ja es cobraven en aquest compte}}.',
    running: 'Amb un canvi de compte ja en marxa: {names}.',
    closed: 'Ja no estan actius: {names}.',
    see: 'Veure les sol·licituds',
  },
}

export { ibanEvery as 'iban-every' }
