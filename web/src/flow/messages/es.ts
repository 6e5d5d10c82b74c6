export const messages = {
  steps: 'Pasos',
  place: 'Paso {place, number} de {count, number}',
  summary: 'Revisar y enviar',
  change: 'Cambiar',
  changePart: 'Cambiar: {part}',
  back: 'Volver al paso anterior',
  next: 'Continuar',
  thenSign: 'Al enviarla se firma con un código que llega por correo electrónico.',
  thenSent: 'Al enviarla queda registrada con un número de referencia.',
  send: 'Enviar la solicitud',
  sendAgain: 'Volver a enviarla',
  sending: 'Enviando',
  failed: 'No se ha podido enviar. Lo escrito se conserva.',
  wrong: '{count, plural, one {Hay un dato por corregir} other {Hay # datos por corregir}}',
  running: {
    title: 'Hay un proceso en curso',
    see: 'Ver la solicitud {reference}',
  },
} as const

declare module '../../i18n/messages.ts' {
  interface AppMessages {
    flow: typeof messages
  }
}
