export const activate = {
  title: 'Activar la cuenta',
  intro: 'Para quien ya tiene un contrato. Enviaremos un enlace para elegir la clave.',
  nif: 'NIF del titular',
  nifHint: 'DNI, NIE o NIF de la empresa.',
  contract: 'Número de contrato',
  onBill: 'Está en la primera página de la factura.',
  invoice: 'Número de una factura',
  invoiceHint: 'De este contrato; sirve cualquiera.',
  cups: 'CUPS',
  cupsHint: 'Empieza por ES y está en la factura.',
  cupsEnd: 'Últimos {count, number} caracteres del CUPS',
  cupsEndHint: 'El CUPS empieza por ES y está en la factura.',
  email: 'Correo electrónico',
  emailHint: 'El que tenemos con el contrato. Ahí va el enlace, y con él se entra después.',
  email2: 'Repetir el correo electrónico',
  emailMismatch: 'Los correos no coinciden: escriba lo mismo en ambos.',
  phone: 'Teléfono móvil',
  accept: {
    conditions: 'Acepto las <link>condiciones de la oficina virtual</link>',
    privacy: 'He leído la <link>información sobre protección de datos</link>',
    needed: 'Falta marcarlo para continuar.',
  },
  send: 'Enviar el enlace',
  sending: 'Enviando…',
  loading: 'La página se está cargando…',
  sent: 'Solicitud enviada',
  toLogin: 'Ir a la entrada',
  toRegister: 'Todavía no tengo ningún contrato',
  register: {
    title: 'Registro',
    intro: 'Para quien todavía no tiene contrato. Con un contrato es mejor activar la cuenta.',
    password: 'Clave',
    passwordHint:
      'Al menos {limit, number} caracteres. Van bien varias palabras juntas que a nadie más se le ocurrirían.',
    repeat: 'Repetir la clave',
    show: 'Mostrar',
    hide: 'Ocultar',
    send: 'Crear la cuenta',
    sending: 'Creando la cuenta…',
    toActivate: 'Ya tengo un contrato',
  },
} as const

declare module '../../../i18n/messages.ts' {
  interface AppMessages {
    activate: typeof activate
  }
}
