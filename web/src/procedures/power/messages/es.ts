export const power = {
  loading: 'Cargando la potencia contratada',
  unread: 'No hemos podido cargar la potencia contratada',
  nothingChanged: 'No se ha cambiado nada.',
  same: 'Es la misma potencia que ya está contratada.',
  leave: 'Volver a los contratos',
  powers: {
    title: 'Potencia que se quiere contratar',
    period: 'Potencia en {period}',
    now: 'Ahora: {power}',
    change: '{after} (ahora {before})',
    whyTwo:
      'P1 rige de {from, number} a {to, number} h los días laborables; P2, de 0 a {from, number} h los laborables, y todo el día los fines de semana y los festivos nacionales. Va de {step} en {step} kW y llega hasta {limit} kW.',
    whySix: 'Hay {periods, number} periodos, y ninguno puede tener menos potencia que el anterior.',
  },
  ahead: {
    cost: 'La distribuidora cobra {connection} más impuestos. Si la potencia sube, también {access} por kW, y hasta {extension} por kW de extensión.',
    costRelief:
      'La distribuidora no cobra nada; solo si la potencia sube, hasta {extension} por kW de extensión.',
    lock: 'Después no se podrá cambiar otra vez en {months, plural, one {# mes} other {# meses}}: hasta el {day}.',
    noLock: 'Después se podrá volver a cambiar sin esperar.',
  },
  measured: {
    peak: 'Pico medido: {power} ({span})',
    proposal: 'Propuesta: {power}',
    saves: 'La propuesta ahorra {amount} al año, impuestos incluidos.',
    savesLittle: 'La propuesta ahorra {amount} al año: no llega a pagar lo que cuesta el cambio.',
    optimal: 'Con la potencia de ahora ya se paga lo mínimo para lo que se consume.',
    unknown: 'Falta la medida de algún mes: no proponemos ninguna potencia.',
    take: 'Poner la propuesta',
    taken: 'La propuesta está puesta.',
  },
  below: {
    title: 'Puede irse la luz',
    why: '{periods} {count, plural, one {queda} other {quedan}} por debajo de lo que ya se llegó a pedir ({peaks}). Si se supera la potencia nueva, el contador corta el suministro hasta que se desconecta algo y se rearma.',
    yes: 'Lo sé y quiero esta potencia',
    fact: 'Por debajo del pico medido',
    accepted: 'Confirmado',
  },
  linked: {
    which: 'Ya había otras potencias escritas',
    begun: 'Escritas antes: {powers}',
    linked: 'Del enlace: {powers}',
    take: 'Poner las del enlace',
    keep: 'Seguir con las de antes',
    filledIn: 'Las potencias propuestas ya están puestas; se pueden cambiar antes de seguir.',
  },
  phone: {
    title: 'Un teléfono de contacto',
    label: 'Teléfono',
    why: 'La distribuidora llama a este número si tiene que venir alguien a cambiar el contador o el interruptor.',
  },
  cost: {
    title: 'Lo que cobra la distribuidora, sin impuestos',
    connection: 'Derechos de enganche: {amount}',
    access: 'Derechos de acceso: {amount} por cada kW que aumenta',
    extension:
      'Derechos de extensión: {amount} por cada kW que aumenta, si en los últimos {years, number} años no se tenía esa potencia',
    when: 'Sale en la próxima factura.',
  },
  selfEmployed: {
    label: 'Soy autónomo o autónoma, con alta en la Seguridad Social (RETA o asimilable)',
    hint: 'Hasta el {day} la potencia se puede cambiar sin esperar y sin pagar enganche ni acceso. Pediremos el justificante del alta.',
  },
  refusal: {
    help: 'Si hay dudas, atendemos en el {phone}.',
    process_running: {
      why: 'La distribuidora solo admite un cambio a la vez en cada contrato. Cuando termine se podrá pedir otro.',
    },
    contract_not_active: {
      title: 'Este contrato no está activo',
      why: 'La potencia solo se puede cambiar en contratos activos.',
    },
    power_change_too_soon: {
      title: 'La potencia se cambió hace menos de {months, plural, one {# mes} other {# meses}}',
      why: 'Se puede cambiar una vez cada {months, plural, one {# mes} other {# meses}}: a partir del {day}.',
    },
    tariff_without_power: {
      title: 'Este contrato no tiene potencia contratada',
      why: 'El gas no tiene potencia que cambiar.',
    },
  },
} as const

declare module '../../../i18n/messages.ts' {
  interface AppMessages {
    power: typeof power
  }
}
