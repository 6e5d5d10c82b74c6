import type { Messages } from '../../../i18n/messages.ts'
import type * as es from './es.ts'

export const notifications: Messages<typeof es.notifications> = {
  title: 'Avisos',
  /** Of the bell in the header. */
  bell: '{count, plural, one {Avisos: # sense llegir} other {Avisos: # sense llegir}}',
  loading: 'S’estan carregant els avisos',
  unread: 'No hem pogut carregar els avisos',
  nothingLost: 'No s’ha perdut cap avís.',
  readFailed: 'No hem pogut marcar els avisos com a llegits.',
  answer: {
    unread: '{count, plural, one {# avís sense llegir} other {# avisos sense llegir}}',
    read: 'Tot està llegit.',
    none: 'Encara no hi ha avisos.',
  },
  isUnread: 'Sense llegir',
  ofContract: 'Contracte {name}',
  readAll: 'Marcar-los tots com a llegits',
  empty: {
    title: 'Encara no hi ha avisos',
    why: 'Aquí es veuran les factures noves, els cobraments propers i les respostes.',
    action: 'Veure les factures',
  },
  paging: {
    label: 'Pàgines d’avisos',
    showing: 'Del {from} al {to} de {total}',
    previous: 'Anteriors',
    next: 'Següents',
  },
  kinds: {
    bill: {
      title: 'Factura nova: {amount}',
      detail: 'Factura {number}.',
      due: 'Factura {number}, amb venciment el {day}.',
    },
    charge: { title: 'El {day} es cobraran {amount}', detail: 'Factura {number}, per domiciliació.' },
    returned: {
      title: 'El banc ha retornat un cobrament de {amount}',
      detail: 'La factura {number} torna a estar pendent.',
    },
    request: {
      title: 'Una sol·licitud ha avançat',
      states: {
        submitted: 'Està enviada.',
        waiting_signature: 'Falta la signatura.',
        waiting_acceptance: 'Falta que l’accepti una altra persona.',
        sent: 'Està en tràmit.',
        accepted: 'Està acceptada.',
        rejected: 'No s’ha pogut fer.',
        effective: 'El canvi ja és en vigor.',
        withdrawn: 'S’ha retirat.',
        expired: 'Ha caducat sense signar-se.',
      },
    },
    case: {
      title: 'Consulta {reference}',
      claim: 'Reclamació {reference}',
      answered: 'Hi ha una resposta.',
      closed: 'Està resposta i tancada.',
    },
    prices: {
      title: 'Preus nous des del {day}',
      detail: '{product}. Qui no els vulgui pot deixar el contracte sense cost.',
    },
    power: {
      title: 'Potència per sobre de la contractada: {demand}',
      detail: 'Factura {number}, període {period}; la contractada és de {contracted}.',
    },
    use_limit: { title: 'El consum ha passat de {limit}', detail: 'El mes: {month}. Fins ara, {energy}.' },
    bill_limit: { title: 'La pròxima factura ja passa de {limit}', detail: 'Fins avui suma {amount}.' },
    above_usual: {
      title: 'La pròxima factura anirà per sobre de l’habitual',
      detail: 'Serà d’uns {amount}; l’habitual són {usual} com a molt.',
    },
    month: {
      title: 'El consum del mes ({month}): {energy}',
      detail: 'El mes anterior van ser {before}.',
      alone: 'És el primer mes complet.',
    },
  },
}
