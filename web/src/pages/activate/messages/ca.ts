import type { Messages } from '../../../i18n/messages.ts'
import type * as es from './es.ts'

export const activation: Messages<typeof es.activation> = {
  title: 'Activar el compte',
  intro: 'Per a qui ja té un contracte. Enviarem un enllaç per triar la clau.',
  nif: 'NIF del titular',
  nifHint: 'DNI, NIE o NIF de l’empresa.',
  contract: 'Número de contracte',
  onBill: 'És a la primera pàgina de la factura.',
  invoice: 'Número d’una factura',
  invoiceHint: 'D’aquest contracte; serveix qualsevol.',
  cups: 'CUPS',
  cupsHint: 'Comença per ES i és a la factura.',
  cupsEnd: 'Últims {count, number} caràcters del CUPS',
  cupsEndHint: 'El CUPS comença per ES i és a la factura.',
  email: 'Correu electrònic',
  emailHint: 'El que tenim amb el contracte. Hi enviem l’enllaç, i amb aquest correu s’entra després.',
  email2: 'Repetir el correu electrònic',
  emailMismatch: 'Els correus no coincideixen: cal escriure-hi el mateix.',
  phone: 'Telèfon mòbil',
  accept: {
    conditions: 'Accepto les <link>condicions de l’oficina virtual</link>',
    privacy: 'Accepto la <link>política de privacitat</link>',
    needed: 'Cal acceptar-ho per continuar.',
  },
  send: 'Enviar l’enllaç',
  sending: 'S’està enviant…',
  sent: 'Sol·licitud enviada',
  toLogin: 'Anar a l’entrada',
  register: {
    title: 'Registre',
    intro: 'Per a qui encara no té contracte. Amb un contracte és millor activar el compte.',
    password: 'Clau',
    passwordHint:
      'Almenys {limit, number} caràcters. Van bé diverses paraules que només un mateix ajuntaria.',
    repeat: 'Repetir la clau',
    show: 'Mostrar',
    hide: 'Amagar',
    send: 'Crear el compte',
    sending: 'S’està creant el compte…',
    toActivate: 'Ja tinc un contracte',
  },
}
