import type { Messages } from '../../../i18n/messages.ts'
import type * as es from './es.ts'

export const payments: Messages<typeof es.payments> = {
  title: 'Pagar la factura {number}',
  loading: 'S’està carregant el pagament',
  unread: 'No hem pogut preparar el pagament',
  nothing: 'Ara no hi ha res per pagar d’aquesta factura.',
  fields: 'Dades de la targeta',
  noFields: 'No s’han pogut carregar els camps de la targeta. No s’ha cobrat res.',
  later: 'Es pot tornar a provar més tard.',
  pay: 'Pagar {amount}',
  paying: 'S’està pagant',
  safe: 'Les dades de la targeta van directament al proveïdor de pagaments: aquí no es desen.',
  bank: 'El banc demana confirmar el pagament.',
  failed: 'El pagament no s’ha completat',
  back: 'Tornar a la factura',
  receipt: 'Baixar el justificant',
  several: {
    title: 'Pagar diverses factures',
    choose: 'Quines factures es paguen',
    invoice: '{number}: {amount}',
    due: '{street}. Fins al {day}',
    total: '{count, plural, one {# factura} other {# factures}}, un sol pagament',
    none: 'Cal triar alguna factura.',
    next: 'Continuar amb la targeta',
    detail: 'Factures {list}. Es paguen totes o cap.',
    nothing: 'Ara no hi ha cap factura a pagar.',
  },
  paid: {
    title: 'Pagat: {amount}',
    more: 'La referència del pagament és {reference}. També arribarà per correu.',
  },
  inProcess: {
    title: 'El pagament és en curs',
    more: 'Encara no sabem com ha acabat i ho estem comprovant. No cal tornar a pagar: la factura dirà com queda.',
  },
  refused: {
    title: 'La targeta no s’ha acceptat',
    generic_decline: 'El banc ha rebutjat el pagament. No s’ha cobrat res.',
    insufficient_funds: 'La targeta no té prou saldo. No s’ha cobrat res.',
    expired_card: 'La targeta està caducada. No s’ha cobrat res.',
    incorrect_cvc: 'El codi de seguretat no és correcte. No s’ha cobrat res.',
    payment_intent_authentication_failure: 'El banc no ha pogut confirmar el pagament. No s’ha cobrat res.',
  },
}
