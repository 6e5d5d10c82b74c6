const electronicNotification = {
  title: 'Cartas y avisos por correo electrónico',
  how: 'Las cartas y los avisos de este contrato llegarán por correo electrónico en lugar de por correo postal.',
  letters: 'Vale desde el día en que lo confirmemos; ese día se verá aquí.',
  free: 'No cuesta nada.',
  email: 'Correo electrónico',
  emailHint: 'Es el de la cuenta de acceso. Uno nuevo se tiene que confirmar desde el enlace que mandamos.',
  current: 'Clave actual, para cambiar el correo',
  show: 'Mostrar la clave',
  hide: 'Ocultar la clave',
  mobile: 'Móvil',
  pending: {
    title: 'Falta confirmar el correo nuevo',
    why: 'Hemos mandado un enlace a {pending}. La solicitud esperará hasta que se abra y entonces se enviará sola.',
  },
  active: { title: 'La notificación electrónica está activa', since: 'Desde el {day}.' },
  requested: {
    title: 'La notificación electrónica ya se ha pedido',
    since: 'Se pidió el {day}. Mientras tanto no se puede pedir otra vez.',
  },
} as const

export { electronicNotification as 'electronic-notification' }

declare module '../../../i18n/messages.ts' {
  interface AppMessages {
    'electronic-notification': typeof electronicNotification
  }
}
