const privacyNotice = {
  label: 'Protección de datos',
  who: 'Responsable',
  holder: '{name}, NIF {nif}',
  officer: 'Delegado de protección de datos: <mail>{address}</mail>',
  why: 'Para qué',
  purposes: {
    account:
      'Para abrir la cuenta de la oficina y atenderle en ella. La base es lo que se pide aquí: las condiciones de la oficina.',
    answer: 'Para responder al mensaje. La base es nuestro interés legítimo en atender a quien nos escribe.',
    call: 'Para llamar o escribir con una oferta. La base es su consentimiento, que se puede retirar en cualquier momento.',
    contract:
      'Para preparar y cumplir el contrato. Las bases son el contrato y la ley. Los recibe la distribuidora y, si la ley lo pide, la Administración.',
    transfer:
      'Para pasar el contrato a su nombre y cumplirlo. Las bases son el contrato y la ley. Los recibe la distribuidora y, si la ley lo pide, la Administración.',
  },
  source: 'De dónde salen',
  sourceHolder: 'Los que ya se ven aquí (nombre, NIF y contacto) los ha dado quien tiene ahora el contrato.',
  rights: 'Derechos',
  rightsText:
    'Acceso, rectificación, supresión, oposición, limitación y portabilidad: <mail>{address}</mail>. También se puede reclamar ante la Agencia Española de Protección de Datos.',
  rest: 'El resto',
  policy: 'Política de privacidad',
} as const

export { privacyNotice as 'privacy-notice' }

declare module '../../../i18n/messages.ts' {
  interface AppMessages {
    'privacy-notice': typeof privacyNotice
  }
}
