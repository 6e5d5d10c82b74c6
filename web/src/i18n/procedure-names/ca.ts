import type { procedureWords as original } from './es.ts'

/** What each change is called. */
export const procedureWords: Readonly<Record<keyof typeof original, string>> = {
  power: 'Canvi de potència',
  iban: 'Canvi de compte bancari',
  notification_address: 'Canvi d’adreça de notificació',
  tariff_options: 'Opcions de la tarifa',
  withdrawal: 'Desistiment',
  end_supply: 'Baixa del subministrament',
  end_service: 'Baixa d’un servei',
  change_holder: 'Canvi de titular',
  change_product: 'Canvi de producte',
  battery: 'Canvi de la bateria virtual',
  sips: 'Que no se cedeixin les dades del subministrament (SIPS)',
  invoice_online: 'Canvi d’enviament de les factures',
  electronic_notification: 'Notificació electrònica',
  contact_email: 'Canvi de correu electrònic',
  contact_mobile: 'Canvi de mòbil',
  instalments: 'Pagament a terminis',
  erasure: 'Esborrat de les seves dades',
  account_email: 'Correu electrònic d’accés',
  account_mobile: 'Mòbil del compte d’accés',
}
