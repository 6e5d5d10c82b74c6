const invoiceOnline = {
  now: 'Ahora llegan',
  online: 'Por internet',
  paper: 'En papel',
  already: 'Las facturas de este contrato ya llegan por internet',
  free: 'No cuesta nada y vale desde la próxima factura.',
  on: {
    title: 'Facturas por internet',
    how: 'Cada factura nueva se avisa por correo a {email} y está aquí en PDF.',
    where: 'Los correos van a la dirección de la cuenta, que se cambia en el perfil.',
    choose: 'Elegir qué avisos llegan por correo',
    kept: 'Ya no llegará en papel.',
    send: 'Recibirlas por internet',
  },
  off: {
    title: 'Facturas en papel',
    how: 'Cada factura nueva llegará por correo postal a la dirección de notificación.',
    kept: 'Aquí seguirán estando todas en PDF.',
    send: 'Volver al papel',
  },
} as const

export { invoiceOnline as 'invoice-online' }

declare module '../../../i18n/messages.ts' {
  interface AppMessages {
    'invoice-online': typeof invoiceOnline
  }
}
