const endSupply = {
  free: 'Pedirlo no cuesta nada. La última factura incluye hasta el último día con suministro.',
  cut: 'Ese día se corta el suministro. Para volver a tenerlo tendrá que darlo de alta otra vez.',
  reason: {
    title: 'Por qué se da de baja',
    label: '¿Qué pasa con este suministro?',
    fact: 'Motivo',
    options: {
      moving: 'Me mudo y aquí no se queda nadie',
      empty: 'Se queda vacío y no hace falta suministro',
      closing: 'Cierra el negocio',
      works: 'Hay obras o un derribo',
      other: 'Otro motivo: nadie lo va a usar',
      other_retailer: 'Me cambio de compañía',
      somebody_stays: 'Lo va a usar otra persona',
    },
    notAnEnd: 'Para eso no lo dé de baja: se quedaría sin suministro.',
    move: {
      title: 'Si se muda, una casa y la otra con una sola firma',
      why: 'Deja esta y da de alta la nueva a la vez; hasta que no firma no se pide nada.',
      link: 'Pedir la mudanza',
    },
    instead: {
      other_retailer: {
        title: 'No hace falta darlo de baja',
        why: 'Basta con contratar con la otra compañía: ella lo pide y el suministro no se corta. Aquí no tiene que hacer nada.',
      },
      somebody_stays: {
        title: 'Mejor un cambio de titular',
        why: 'Quien se queda puede poner el contrato a su nombre: no se corta el suministro y no se pagan derechos de alta.',
        link: 'Poner el contrato a nombre de quien se queda',
      },
    },
  },
  day: {
    title: 'Hasta qué día',
    label: 'Último día con suministro',
    hint: 'Del {first} al {last}. La distribuidora necesita unos días para leer y cerrar el contador.',
    outside: 'Tiene que ser un día del {first} al {last}.',
  },
  services: {
    title: 'Otros servicios',
    label: '¿Qué pasa con lo contratado con el suministro?',
    which: 'Está contratado: {services}.',
    options: {
      end: 'Termina con el suministro',
      keep: 'Continúa',
    },
    missing: 'Elija una opción.',
    fact: 'Otros servicios',
  },
  lastBill: {
    title: 'La última factura',
    label: '¿Adónde la mandamos?',
    options: {
      as_now: 'Como las demás',
      email: 'A un correo electrónico',
      post: 'Por correo postal a otra dirección',
    },
    email: 'Correo electrónico',
    address: 'Dirección postal',
    addressHint: 'Calle y número, código postal y población.',
  },
  visit: {
    title: 'La visita y el corte',
    phone: 'Teléfono',
    why: 'La distribuidora llama a este número si tiene que entrar para llegar al contador.',
    cut: 'Sé que ese día se corta el suministro',
    cutHint: 'También lo que dependa de él: nevera, alarma, ascensor o equipos médicos.',
    cutHintGas: 'También lo que dependa de él: calefacción, agua caliente o cocina.',
    fact: 'El suministro se corta',
    accepted: 'Confirmado',
  },
  comingBack: {
    title: 'Qué cuesta volver a tenerlo',
    within:
      'Con la misma potencia y antes de {years, plural, one {# año} other {# años}}: {amount}, más impuestos.',
    after: 'Pasados {years, plural, one {# año} other {# años}}: {amount}, más impuestos.',
    when: 'Son los derechos de enganche y de acceso de la distribuidora; pasados los años, también los de extensión.',
    gas: 'La distribuidora cobra el alta y, si hace falta, la revisión de la instalación. Cuánto es depende de la presión y de la comunidad.',
  },
} as const

export { endSupply as 'end-supply' }

declare module '../../../i18n/messages.ts' {
  interface AppMessages {
    'end-supply': typeof endSupply
  }
}
