export const push = {
  title: 'Avisos en los dispositivos',
  why: 'El móvil o el ordenador dicen que hay algo nuevo aunque no tenga abierta la oficina virtual: sin importes ni nombres, y nunca de noche.',
  loading: 'Cargando los dispositivos',
  unread: 'No hemos podido cargar los dispositivos',
  safe: 'Los avisos siguen llegando como hasta ahora.',
  turnOn: 'Activar en este dispositivo',
  turnOff: 'Desactivar en este dispositivo',
  busy: 'Un momento',
  on: 'Este dispositivo enseña los avisos.',
  ends: 'Al cerrar la sesión en un dispositivo, deja de enseñarlos.',
  turnedOn: 'Los avisos llegarán a este dispositivo.',
  turnedOff: 'Este dispositivo ya no enseña los avisos.',
  dismissed: 'El navegador no ha recibido el permiso: no se ha activado nada.',
  denied: 'El navegador tiene bloqueados los avisos de esta página',
  allow: 'Se permiten en los ajustes del navegador, en los permisos de esta página. Después se activan aquí.',
  unsupported:
    'Este navegador no puede enseñar avisos. Se pueden recibir por correo, o activarlos en otro dispositivo.',
  homeScreen:
    'En el iPhone y el iPad, primero se añade la oficina a la pantalla de inicio (Compartir, Añadir a pantalla de inicio). Se abre desde allí y se activan en esta misma página.',
  notOn: 'No se han podido activar los avisos',
  notOff: 'No se han podido desactivar los avisos',
  again: 'Nada ha cambiado. Se puede volver a intentar.',
  others: 'Otros dispositivos',
  unknown: 'Navegador desconocido',
  since: 'desde el {day}',
  remove: 'Quitar',
  removed: '{device} ya no enseña los avisos.',
} as const

declare module '../../../../i18n/messages.ts' {
  interface AppMessages {
    push: typeof push
  }
}
