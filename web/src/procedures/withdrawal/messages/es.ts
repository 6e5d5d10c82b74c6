const withdrawal = {
  until:
    'Puede desistir sin dar motivos y sin coste hasta el {day}, ese día incluido: cuenta el día en que lo envía.',
  refused: {
    withdrawal_not_signed: 'De este contrato no se puede desistir: no está firmado o ya ha terminado.',
    withdrawal_company:
      'El desistimiento es un derecho de los consumidores, y este contrato es de una empresa.',
    withdrawal_over:
      'El plazo para desistir ha terminado. El contrato se puede dejar cuando se quiera: cambiando de comercializadora o dándolo de baja.',
  },
  running: 'El desistimiento ya está enviado.',
  which: {
    label: '¿Qué pasa con el suministro?',
    former_retailer: 'Que vuelva a la comercializadora anterior',
    formerHint: 'Es lo que dice la ley si no se pide otra cosa. Si el suministro es nuevo, se da de baja.',
    end: 'Que se dé de baja',
    endHint: 'Nadie tendrá suministro en esta dirección.',
  },
  after: 'Qué pasa después',
  mail: 'Recibirá enseguida el acuse de recibo en {email}.',
  money: 'Lo que haya pagado se devuelve, a más tardar, el {day} por el mismo medio.',
  energy:
    'La energía gastada hasta hoy solo se paga si usted pidió que el suministro empezara antes y se le informó de ello.',
  confirm: 'Confirmar el desistimiento',
  ofContract: 'Desistir del contrato entero',
  product: {
    title: 'Desistir del cambio de producto',
    until:
      'El cambio a {product} se firmó el {signed}. Se puede desistir sin dar motivos y sin coste hasta el {day}, ese día incluido.',
    back: 'El contrato sigue con {product}, como antes del cambio.',
    energy:
      'La energía gastada desde el cambio se paga al precio del producto nuevo, porque se pidió que empezara cuanto antes.',
    nothing: 'El cambio todavía no ha empezado: no hay nada que pagar.',
    confirm: 'Desistir del cambio de producto',
  },
} as const

export { withdrawal }

declare module '../../../i18n/messages.ts' {
  interface AppMessages {
    withdrawal: typeof withdrawal
  }
}
