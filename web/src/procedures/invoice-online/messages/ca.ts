import type { Messages } from '../../../i18n/messages.ts'
import type * as es from './es.ts'

const invoiceOnline: Messages<(typeof es)['invoice-online']> = {
  now: 'Ara arriben',
  online: 'Per internet',
  paper: 'En paper',
  already: 'Les factures d’aquest contracte ja arriben per internet',
  free: 'No costa res i val des de la pròxima factura.',
  on: {
    title: 'Factures per internet',
    how: 'Cada factura nova s’avisa per correu a {email} i és aquí en PDF.',
    where: 'Els correus van a l’adreça del compte, que es canvia al perfil.',
    choose: 'Triar quins avisos arriben per correu',
    kept: 'Ja no arribarà en paper.',
    send: 'Rebre-les per internet',
  },
  off: {
    title: 'Factures en paper',
    how: 'Cada factura nova arribarà per correu postal a l’adreça de notificació.',
    kept: 'Aquí hi continuaran sent totes en PDF.',
    send: 'Tornar al paper',
  },
}

export { invoiceOnline as 'invoice-online' }
