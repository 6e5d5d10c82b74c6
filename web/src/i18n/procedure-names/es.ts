/** What each change is called. */
export const procedureWords = {
  power: 'Cambio de potencia',
  iban: 'Cambio de cuenta bancaria',
  notification_address: 'Cambio de dirección de notificación',
  tariff_options: 'Elección en la tarifa',
  withdrawal: 'Desistimiento del contrato',
  end_supply: 'Baja del suministro',
  change_holder: 'Cambio de titular',
  battery: 'Cambio de la batería virtual',
  sips: 'Que no se cedan los datos del suministro (SIPS)',
  invoice_online: 'Cambio de envío de las facturas',
  electronic_notification: 'Notificación electrónica',
  contact_email: 'Cambio de correo electrónico',
  contact_mobile: 'Cambio de móvil',
  instalments: 'Pago a plazos',
  account_email: 'Correo electrónico de acceso',
  account_mobile: 'Móvil de la cuenta de acceso',
} as const
