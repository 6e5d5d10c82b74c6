const resetPassword = {
  title: 'Recordar la clave',
  intro: 'Enviaremos un enlace para elegir una clave nueva.',
  nif: 'NIF',
  nifHint: 'El del titular de la cuenta: DNI, NIE o NIF de la empresa.',
  email: 'Correo electrónico',
  send: 'Enviar el enlace',
  sending: 'Enviando…',
  toLogin: 'Ir a la entrada',
  sent: {
    answer: 'Si la cuenta es válida, recibirá un correo de recuperación.',
    detail:
      'Puede tardar unos minutos; mire también en el correo no deseado. El enlace sirve {minutes, number} minutos y una sola vez.',
  },
  choose: {
    title: 'Elegir una clave nueva',
    intro: 'Con ella se entra a partir de ahora. Las demás sesiones de la cuenta se cerrarán.',
    new: 'Clave nueva',
    newHint:
      'Al menos {limit, number} caracteres. Van bien varias palabras juntas que a nadie más se le ocurrirían.',
    repeat: 'Repetir la clave nueva',
    show: 'Mostrar',
    hide: 'Ocultar',
    send: 'Guardar y entrar',
    sending: 'Guardando…',
    done: 'La clave nueva ya sirve.',
    another: 'Pedir otro enlace',
  },
} as const

export { resetPassword as 'reset-password' }

declare module '../../../i18n/messages.ts' {
  interface AppMessages {
    'reset-password': typeof resetPassword
  }
}
