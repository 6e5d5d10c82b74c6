import type { procedureWords as original } from './es.ts'

/** What each change is called. */
export const procedureWords: Readonly<Record<keyof typeof original, string>> = {
  power: 'Change of power',
  iban: 'Change of bank account',
  notification_address: 'Change of notification address',
  tariff_options: 'Tariff options',
  withdrawal: 'Withdrawal',
  end_supply: 'End of the supply',
  end_service: 'End of a service',
  change_holder: 'Change of holder',
  change_product: 'Change of product',
  battery: 'Change of the virtual battery',
  sips: 'Supply data not passed on (SIPS)',
  invoice_online: 'Change of how bills arrive',
  electronic_notification: 'Electronic notification',
  contact_email: 'Change of e-mail',
  contact_mobile: 'Change of mobile',
  instalments: 'Payment in instalments',
  erasure: 'Erasing of your data',
  account_email: 'Change of sign-in e-mail',
  account_mobile: 'Change of the sign-in account’s mobile',
}
