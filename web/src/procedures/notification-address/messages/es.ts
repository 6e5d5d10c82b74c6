const notificationAddress = {
  loading: 'Cargando las direcciones',
  unread: 'No hemos podido cargar las direcciones',
  nothingChanged: 'No se ha cambiado nada.',
  free: 'No cuesta nada.',
  current: 'Dirección actual',
  running: 'Ya se ha pedido otra dirección para este contrato. Cuando termine se puede pedir una nueva.',
  noticesStay: 'El correo electrónico y el móvil de los avisos siguen siendo los mismos.',
  noticesMove: 'Los avisos de este contrato irán también al correo electrónico y al móvil nuevos.',
  none: {
    title: 'No hay ninguna otra dirección registrada',
    why: 'Hace falta una nueva.',
  },
  choice: {
    title: 'La dirección',
    label: '¿Adónde irán las cartas de este contrato?',
    find: 'Buscar una dirección',
    findHint: 'Una parte de la calle, la población o el nombre.',
    new: 'A una dirección nueva',
    newHint: 'Se pide también a quién y cómo avisar.',
  },
  new: {
    title: 'La dirección nueva',
    line: 'Dirección',
    cadastral: 'Referencia catastral',
  },
  reach: {
    title: 'A quién y cómo avisar',
    name: 'Nombre y apellidos, o razón social',
    nameHint: 'Las cartas irán a este nombre.',
    email: 'Correo electrónico',
    mobile: 'Móvil',
  },
  notActive: {
    title: 'Este contrato no está activo',
    why: 'La dirección solo se puede cambiar en contratos activos.',
  },
} as const

export { notificationAddress as 'notification-address' }

declare module '../../../i18n/messages.ts' {
  interface AppMessages {
    'notification-address': typeof notificationAddress
  }
}
