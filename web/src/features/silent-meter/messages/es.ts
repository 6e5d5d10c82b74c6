const silentMeter = {
  title: 'No llegan horas del contador',
  since: '{street}: las últimas son del {day}.',
  bill: 'La próxima factura será de entre {low} y {high}; si las horas no llegan, parte de ella será una estimación.',
  ask: 'Preguntar a la distribuidora',
  asking: 'Enviando',
  failed: 'No se ha podido enviar',
  asked: 'Preguntaremos a la distribuidora. Le avisaremos cuando las horas vuelvan a llegar.',
  see: 'Ver el caso {reference}',
} as const

export { silentMeter as 'silent-meter' }

declare module '../../../i18n/messages.ts' {
  interface AppMessages {
    'silent-meter': typeof silentMeter
  }
}
