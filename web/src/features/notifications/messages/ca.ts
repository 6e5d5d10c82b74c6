import { procedureWords } from '../../../i18n/procedure-names/ca.ts'
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
  settings: {
    open: 'Triar què avisar',
    title: 'Què avisar i on',
    back: 'Avisos',
    loading: 'S’estan carregant les preferències',
    unread: 'No hem pogut carregar les preferències',
    safe: 'Els avisos continuen arribant com fins ara.',
    failed: 'No hem pogut desar el canvi.',
    sums: 'Dir els imports',
    sumsHint: 'En els correus d’avisos i a la llista. Els avisos en els dispositius no els diuen mai.',
    mails:
      'Els correus van a {email}: el que passa seguit va en un de sol, i n’arriba com a molt un cada {hours} hores. El que demana la llei arriba de seguida.',
    list: 'Cada avís i on arriba',
    kind: 'Avís',
    shown: 'A la llista',
    mail: 'Per correu',
    push: 'Als dispositius',
    where: '{kind}: {where}',
    owed: 'Sempre: ho demana la llei',
    own: 'Sempre: té el seu propi correu',
    kinds: {
      bill: 'Factures noves',
      charge: 'Cobraments dels dies següents',
      payment: 'Què passa amb els pagaments fets aquí',
      returned: 'Cobraments que el banc retorna',
      given_back: 'Factures anul·lades i diners retornats',
      request: 'Sol·licituds que avancen',
      case: 'Respostes a consultes i reclamacions',
      prices: 'Preus nous',
      renewal: 'Renovació del contracte',
      power: 'Potència per sobre de la contractada',
      use_limit: 'Consum per sobre del límit',
      bill_limit: 'Pròxima factura per sobre del límit',
      above_usual: 'Pròxima factura per sobre de l’habitual',
      month: 'El consum del mes, quan s’acaba',
      meter_silent: 'Comptador que no envia hores',
      meter_back: 'Comptador que torna a enviar hores',
    },
    limits: {
      title: 'Límits',
      why: 'Quan arriben lectures que els passen, avisem una vegada.',
      loading: 'S’estan carregant els límits',
      unread: 'No hem pogut carregar els límits',
      safe: 'Els límits continuen com estaven.',
      contract: 'Contracte',
      none: 'Els límits són dels contractes d’electricitat actius, i aquí no n’hi ha cap.',
      use: 'Consum d’un mes natural, en kWh',
      bill: 'Pròxima factura fins avui, en euros',
      unset: 'Sense límit',
      hint: 'Per treure’l es deixa buit.',
      usual: 'Avisar si la pròxima factura anirà per sobre de l’habitual',
      saved: 'El límit està desat.',
      removed: 'S’ha tret el límit.',
    },
  },
  kinds: {
    bill: {
      title: 'Factura nova: {amount}',
      detail: 'Factura {number}.',
      due: 'Factura {number}, amb venciment el dia {day}.',
      charged: 'Factura {number}. Es cobra el dia {day} per domiciliació.',
    },
    charge: { title: 'El dia {day} es cobraran {amount}', detail: 'Factura {number}, per domiciliació.' },
    payment: {
      failed: 'El pagament de {amount} no ha arribat',
      refunded: 'S’han retornat {amount}',
      partly_refunded: 'S’han retornat {amount}',
      refund_failed: 'Una devolució de {amount} no ha arribat',
      charged_back: 'El banc ha retirat un pagament de {amount}',
      paid: 'S’han pagat {amount}',
      ordered: 'S’ha demanat un càrrec de {amount}',
      detail: 'Factura {number}.',
    },
    returned: {
      title: 'El banc ha retornat un cobrament de {amount}',
      detail: 'La factura {number} torna a estar pendent.',
    },
    given_back: {
      title: 'S’han retornat {amount}',
      detail: 'Factura {number}.',
      annulled: 'S’ha anul·lat la factura {number}',
      takenBack: 'La factura {number} resta {amount}.',
    },
    request: {
      which: procedureWords,
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
      title: 'Preus nous des del dia {day}',
      detail: '{product}. Qui no els vulgui pot deixar el contracte sense cost.',
    },
    renewal: {
      title: 'El contracte es renova després del dia {day}',
      detail:
        'Per {months, plural, =1 {un altre mes} =12 {un altre any} other {# mesos més}} si ningú no diu el contrari. Fins aquell dia es pot dir que no, sense cost.',
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
    meter_silent: {
      title: 'No arriben hores del comptador des del dia {day}',
      detail: 'Ens pot demanar que ho preguntem a la distribuïdora.',
    },
    meter_back: { title: 'El comptador torna a enviar hores', detail: 'No n’arribaven des del dia {day}.' },
    month: {
      title: 'El consum del mes ({month}): {energy}',
      before: 'El mes anterior van ser {before}.',
      yearBefore: 'Un any abans, {before}.',
      cost: 'L’energia va costar {amount}; el més car va ser el dia {day}, amb {dayAmount}.',
      bill: 'La factura en curs va per {amount} i acabarà entre {low} i {high}.',
    },
  },
}

const emailProblem = {
  stopped: {
    title: 'Els correus no arriben a {email}',
    why: 'Tornen des del dia {day}. Ja no enviem avisos a aquesta adreça, i el que demana la llei pot arribar per carta. Els codis i els enllaços que es demanin sí que s’envien.',
  },
  check: {
    send: 'Comprovar si ja arriben',
    sending: 'S’està enviant',
    again: 'Enviar un altre enllaç',
    sent: 'Hem enviat un enllaç a {email}. Quan s’obri i es confirmi, els avisos tornaran.',
    change: 'Canviar l’adreça',
  },
  complained: {
    title: 'Els avisos per correu estan aturats',
    why: 'El dia {day} es va marcar com a no desitjat un correu nostre a {email}. Només enviem el que demana la llei i les respostes al que es demana. Els altres avisos es tornen a triar aquí.',
  },
} satisfies Messages<(typeof es)['email-problem']>

export { emailProblem as 'email-problem' }
