import type { Translation } from '../../texts/translation.ts'
import type { payment as es } from './es.ts'

export const payment: Translation<typeof es> = {
  by: {
    card: 'amb targeta',
    sepa_debit: 'amb càrrec en compte',
    bizum: 'per Bizum',
    unsaid: "a l'oficina virtual",
  },
  paid: {
    subject: (amount) => `Pagament rebut: ${amount}`,
    lead: (amount, by) => `Hem rebut el pagament ${by} de ${amount}. No cal fer res més.`,
  },
  ordered: {
    subject: (amount) => `Càrrec en compte demanat: ${amount}`,
    lead: (amount) =>
      `S’ha demanat al banc un càrrec en compte de ${amount}. El banc triga uns dies: mentrestant no s’ha de tornar a pagar, i avisarem de com acabi.`,
  },
  failed: {
    subject: (amount) => `El pagament de ${amount} no ha arribat`,
    lead: (amount, by) =>
      `El banc ha rebutjat el pagament ${by} de ${amount}. No s’ha cobrat res, i la factura continua pendent: es pot tornar a pagar.`,
  },
  refunded: {
    subject: (amount) => `Pagament retornat: ${amount}`,
    lead: (amount, by) =>
      `Hem retornat el pagament ${by} de ${amount}. El banc pot trigar uns dies a mostrar-ho.`,
  },
  partly_refunded: {
    subject: (amount) => `Devolució de ${amount}`,
    lead: (amount, by) =>
      `D’un pagament ${by} hem retornat ${amount}. El banc pot trigar uns dies a mostrar-ho.`,
  },
  refund_failed: {
    subject: (amount) => `Una devolució de ${amount} no ha arribat`,
    lead: (amount, by) =>
      `El banc no ha admès la devolució de ${amount} d’un pagament ${by}. Els diners tornen a ser aquí i compten una altra vegada per a la factura. Si ja l’havia pagat d’una altra manera, o li correspon rebre’ls, escrigui’ns i els tornarem per un altre mitjà.`,
  },
  charged_back: {
    subject: (amount) => `El banc ha retirat un pagament de ${amount}`,
    lead: (amount, by) =>
      `El banc ha retirat el pagament ${by} de ${amount}, i la factura torna a estar pendent.`,
  },
  keep: 'El justificant es pot baixar a la pàgina de la factura.',
  invoices: (count) => (count === 1 ? 'Factura' : 'Factures'),
  day: 'Data',
  action: 'Veure la factura',
}
