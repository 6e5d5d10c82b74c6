const sips = {
  effect: 'Qué cambia y qué no',
  stops:
    'Las demás comercializadoras dejarán de poder consultar los datos técnicos y de consumo de este suministro.',
  stays: 'Si algún día hay un impago, el CUPS y el impago se verán mientras dure.',
  staysInArrears:
    'Hay un impago: mientras dure se seguirán viendo el CUPS y el impago. Eso no se puede prohibir (RD 88/2026 art. 8.4).',
  unchanged: 'El suministro, el precio y las facturas siguen igual. No cuesta nada.',
  later:
    'Para pedir una oferta a otra compañía habrá que darle los datos a mano, por ejemplo con una factura.',
  which: {
    label: '¿En qué contratos?',
    actual: 'Solo en el contrato {name}',
    all: 'En todos los contratos de electricidad activos',
    allHint:
      '{count, plural, one {Es un contrato.} other {Son # contratos.}} Se hace una sola solicitud, con una sola firma.',
    someHint:
      '{count, plural, one {Es un contrato} other {Son # contratos}} de {active, number}: los demás ya lo tienen o ahora no lo pueden pedir. Se hace una sola solicitud, con una sola firma.',
  },
  started: 'Proceso ya iniciado',
  startedWhy:
    'Ya se ha pedido que no se cedan estos datos. Cuando la distribuidora lo confirme se verá aquí.',
  active: 'Los datos de este suministro no se ceden',
  activeUntil: 'Los datos de este suministro no se ceden hasta el {day}',
  wait: 'Para este contrato no se puede pedir ahora.',
} as const

const invoiceOnline = {
  now: 'Ahora llegan',
  online: 'Por internet',
  paper: 'En papel',
  already: 'Las facturas de este contrato ya llegan por internet',
  free: 'No cuesta nada y vale desde la próxima factura.',
  on: {
    title: 'Facturas por internet',
    how: 'Cada factura nueva se avisa por correo a {email} y está aquí en PDF.',
    where: 'Los correos van a la dirección de la cuenta, que se cambia en el perfil.',
    choose: 'Elegir qué avisos llegan por correo',
    kept: 'Ya no llegará en papel.',
    send: 'Recibirlas por internet',
  },
  off: {
    title: 'Facturas en papel',
    how: 'Cada factura nueva llegará por correo postal a la dirección de notificación.',
    kept: 'Aquí seguirán estando todas en PDF.',
    send: 'Volver al papel',
  },
} as const

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

const tariffOptions = {
  which: '¿Qué se quiere elegir?',
  options: {
    double_tariff: {
      name: 'Doble tarifa',
      what: 'En los meses elegidos, un precio barato en horas valle y otro en las demás.',
      label: '¿Qué meses?',
    },
    happy_hours: {
      name: 'Plan Reloj',
      what: 'Unas horas baratas cada día.',
      label: '¿Qué horas?',
    },
    happy_day: {
      name: 'Fin de semana',
      what: 'Un día barato cada semana.',
      label: '¿Qué día?',
    },
  },
  now: 'Ahora: {choice}',
  nothingNow: 'Ahora no hay nada elegido.',
  span: '{from} – {to}',
  send: 'Guardar la elección',
  unchanged: 'Es lo que ya hay: no ha cambiado nada.',
  choose: 'Falta elegir.',
  none: {
    title: 'Este contrato no tiene nada que elegir',
    why: 'Su producto no ofrece horas ni días baratos.',
  },
  preview: {
    loading: 'Calculando con el consumo de este contrato',
    unread: 'No hemos podido calcular qué supondría',
    stillChoose: 'Se puede elegir igualmente.',
    title: 'Qué supondría: {choice}',
    from: 'Si se guarda hoy, vale desde el {day}.',
    saves: 'Con lo consumido del {from} al {to} la energía habría costado {amount} menos.',
    costs: 'Con lo consumido del {from} al {to} la energía habría costado {amount} más.',
    same: 'Con lo consumido del {from} al {to} la energía habría costado lo mismo.',
    either: 'Con lo consumido del {from} al {to} la energía habría costado entre {less} menos y {more} más.',
    range: 'entre {low} y {high}',
    without: 'Energía como ahora',
    with: 'Energía con esta elección',
    basis: 'Calculado hora a hora, con los precios de hoy e impuestos. La potencia no cambia.',
    missing: 'Faltan {missing} de {hours} horas: lo que podrían sumar es el margen.',
    tooFew: 'Aún no hay lecturas suficientes para decir qué habría costado.',
    noPrice: 'No tenemos el precio de esta elección para decir qué habría costado.',
    week: 'La semana típica de este contrato: {hours, number} horas baratas, con el {share} de la energía.',
    weekUnread: '{hours, number} horas baratas a la semana.',
    key: 'Hora barata. Cuanto más intenso el color, más se consume.',
  },
} as const

const endSupply = {
  free: 'Pedirlo no cuesta nada. La última factura incluye hasta el último día con suministro.',
  cut: 'Ese día se corta el suministro. Para volver a tenerlo hay que darlo de alta otra vez.',
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
    notAnEnd: 'Para eso no hay que darlo de baja: se quedaría sin suministro.',
    instead: {
      other_retailer: {
        title: 'No hace falta darlo de baja',
        why: 'Basta con contratar con la otra compañía: ella lo pide y el suministro no se corta. Aquí no hay que hacer nada.',
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

export const changes = {
  sips,
  'invoice-online': invoiceOnline,
  'electronic-notification': electronicNotification,
  'tariff-options': tariffOptions,
  'end-supply': endSupply,
} as const

declare module '../../i18n/messages.ts' {
  interface AppMessages {
    changes: typeof changes
  }
}
