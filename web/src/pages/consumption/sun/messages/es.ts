const sun = {
  title: 'El sol',
  loading: 'Cargando lo que ha traído el sol',
  unread: 'No hemos podido cargar lo que ha traído el sol',
  safe: 'Sus facturas y sus lecturas siguen en su sitio.',
  absent: {
    title: 'No hay ninguna instalación solar en esa dirección',
    why: 'El suministro no existe, no es suyo o no consta que tenga autoconsumo.',
    see: 'Ver sus contratos',
  },
  answer: {
    year: 'El sol le ha traído {amount} en las facturas de {year}',
    all: 'El sol le ha traído {amount} desde el {day}',
    noBill: 'Se lee lo que vierte a la red desde el {day}, y todavía no hay ninguna factura',
    nothing: 'Todavía no se ha leído lo que vierte a la red ni hay ninguna factura',
  },
  taxes: 'Con impuestos: lo que sus facturas habrían sido de más sin excedentes ni batería virtual.',
  notMeasured: 'Lo que usó en el momento no pasa por el contador: no está sumado.',
  advice: {
    title: 'Cuándo cargar el coche y poner la lavadora',
    sun: 'Mejor de {from} a {to} h: es cuando más sol le suele sobrar.',
    none: 'En las últimas semanas leídas no le sobró sol.',
    missing:
      '{count, plural, one {Falta por leer un día} other {Faltan por leer # días}} para saber a qué horas le sobra sol.',
    grid: {
      market: 'De la red, mañana lo más barato es de {from} a {to} h, según los precios del mercado.',
      prices: 'De la red, mañana lo más barato es de {from} a {to} h.',
      periods:
        'No se conocen todavía los precios de mañana: por los periodos de su tarifa, los peajes más bajos son de {from} a {to} h.',
    },
    whole: {
      market: 'De la red, mañana todas las horas cuestan lo mismo.',
      prices: 'De la red, mañana todas las horas cuestan lo mismo.',
      periods: 'No se conocen todavía los precios de mañana: los peajes son los más bajos todo el día.',
    },
    basis:
      'Las horas del sol son las de sus propias lecturas de las últimas semanas: no se conoce el tiempo que hará mañana.',
  },
  brought: 'Lo que ha traído',
  noHours: 'No hay lecturas por horas de este suministro.',
  hoursSince: 'Hay lecturas por horas desde el {day}.',
  batteryIn:
    'Lo que entra en la batería virtual son euros sin impuestos que se guardan: cuentan cuando pagan una factura.',
  spans: {
    unbilled: 'Sin facturar, del {first} al {last}',
    year: 'Facturas de {year}',
    all: 'Desde el {day}',
  },
  columns: {
    span: 'Cuándo',
    broughtCents: 'En total',
    compensatedCents: 'Excedentes descontados',
    batteryPaidCents: 'Pagado por la batería',
    batteryInCents: 'Guardado en la batería',
    export: 'Vertido a la red (kWh)',
  },
  months: {
    title: 'Mes a mes',
    label: 'Lo que trajo el sol en cada mes, en euros con impuestos',
    move: 'Las flechas recorren el gráfico.',
    month: 'Mes',
    compensated: 'Excedentes descontados',
    battery: 'Pagado por la batería',
    amount: 'En total',
    all: 'Suma de los meses',
    before: 'Un año antes',
    above: 'Más que un año antes',
    readout: '{month} · un año antes, {before}',
    spoken: '{month}: {amount}',
    spokenBefore: '{month}: {amount}; un año antes, {before}',
    table: 'Ver como tabla',
  },
  used: {
    title: 'Lo que usa usted directamente',
    measured: 'Del {first} al {last} usó {used} kWh de sus placas sin tomarlos de la red.',
    generated: 'Las placas generaron {generated} kWh.',
    why: 'El contador solo ve lo que sobra. Si sabe cuánto producen sus placas al año (lo dice la aplicación del inversor), se puede calcular.',
    given: 'Del {first} al {last} vertió {given} kWh a la red.',
    missing:
      '{count, plural, one {De un día faltan horas: no está contado.} other {De # días faltan horas: no están contados.}}',
    noHours: 'No hay lecturas del {first} al {last}: no se sabe cuánto vertió a la red.',
    label: 'Producción de sus placas en esos doce meses',
    hint: 'En kWh. No se guarda.',
    whole: 'Escriba un número entero de kWh, solo con cifras.',
    used: 'Usó directamente {used} kWh, el {share} % de lo que produjeron: lo producido menos lo vertido.',
    less: 'Es menos de lo que vertió a la red ({given} kWh): compruebe la cifra.',
  },
  battery: {
    title: 'Sus euros en la batería virtual',
    balance: 'Suyos en la batería',
    deposits: 'Entraron en doce meses',
    withdrawals: 'Pagaron en doce meses',
    empty: 'No queda nada en la batería.',
    kept: 'Se guardan: ha elegido que no se descuenten de las facturas de este contrato.',
    notTaken: 'En los últimos doce meses no han pagado ninguna factura: no se sabe cuándo se gastarán.',
    tooYoung: 'La batería tiene menos de un año: todavía no se sabe cuándo se gastarán.',
    notWithinYear: 'A este ritmo no se gastarán en un año.',
    from: 'Se gastarán en {from} como pronto; si sigue entrando lo mismo, no en un año.',
    in: 'Se gastarán hacia {month}.',
    between: 'Se gastarán entre {from} y {to}.',
    method:
      'Sin impuestos, y solo la parte de este contrato. Al ritmo de los últimos doce meses: lo más pronto, si no entra nada más; lo más tarde, si entra lo mismo. No se conocen ni el tiempo que hará ni sus cambios de costumbres.',
  },
  whatIf: {
    title: '¿Y si…?',
    loading: 'Calculando con sus propias horas',
    unread: 'No hemos podido calcularlo',
    too_little_data: 'Faltan lecturas por horas para calcular qué le traería una batería u otro precio.',
    no_prices: 'No conocemos todos los precios de su producto hora a hora: no podemos calcularlo.',
    year: 'Del {first} al {last}, con los precios de hoy y con impuestos, habría pagado {total} sin servicios.',
    withVirtual:
      'Del {first} al {last}, con los precios de hoy, con impuestos y con su batería virtual, habría pagado {total} sin servicios.',
    missing:
      '{count, plural, one {De un día faltan horas: se toma como los demás.} other {De # días faltan horas: se toman como los demás.}}',
    battery: {
      title: 'Con una batería en casa',
      size: 'Batería',
      sized: '{capacity} kWh, hasta {power} kW',
      saved: 'Habría pagado de menos',
      given: 'Le habría dado (kWh)',
      payback: 'Por cada {amount} € que cueste',
      years: '{years} años',
      never: 'No se recupera',
      method:
        'Guarda solo lo que ahora vierte a la red y lo da cuando ahora toma de ella, a cualquier hora; de lo que guarda da el {efficiency} %. Una batería pierde capacidad con los años: eso no está contado.',
    },
    price: {
      title: 'Con otro precio de los excedentes',
      price: 'Precio del kWh vertido',
      perKwh: '{price} €',
      own: '{price} €, el suyo',
      saved: 'Habría pagado de menos',
      method:
        'Precio sin impuestos. Los excedentes de un mes descuentan como mucho su energía de ese mes. Una cifra negativa es lo que habría pagado de más.',
    },
  },
  receipt: {
    title: 'Horas y facturas',
    same: '{count, plural, =0 {En ninguna factura se puede decir que coincidan las horas y los kWh vertidos.} one {En una factura coinciden las horas y los kWh vertidos.} other {En # facturas coinciden las horas y los kWh vertidos.}}',
    differ: '{count, plural, one {En una no coinciden.} other {En # no coinciden.}}',
    intro:
      'Los kWh vertidos según las lecturas por horas, los que dice la factura, y lo que sus excedentes y su batería quitaron de ella, con impuestos.',
    span: 'Del {first} al {last}',
    all: 'Ver las {count} facturas',
    columns: {
      span: 'Factura',
      hours: 'Horas (kWh)',
      bill: 'Factura (kWh)',
      says: 'Comparación',
      amount: 'Quitado',
    },
    says: {
      same: 'Coinciden',
      differs: 'Las horas menos la factura: {kwh} kWh',
      days_missing:
        '{count, plural, one {Falta un día: no se puede comparar} other {Faltan # días: no se puede comparar}}',
      no_hours: 'No hay horas',
      no_surplus: 'Sin excedentes',
      not_said: 'La factura no dice cuántos',
    },
  },
  installation: {
    title: 'La instalación',
    unknown: 'No lo sabemos',
    modality: 'Modalidad',
    modalities: {
      without: 'Sin excedentes',
      compensated: 'Con excedentes compensados en la factura',
      sold: 'Con excedentes que se venden',
    },
    modalityUnknown: 'Se leen excedentes, y su contrato de acceso no nos dice la modalidad.',
    code: 'Código {code} de la tabla de la CNMC.',
    cau: 'CAU',
    cauNote: 'El código que identifica la instalación ante su distribuidora.',
    share: 'Coeficiente de reparto',
    noShare: 'No consta ninguno',
    shareFixed:
      '{least} % de una instalación compartida entre {participants, plural, one {un suministro} other {# suministros}} ({year})',
    shareByHour:
      'Entre el {least} y el {most} %, según la hora, de una instalación compartida entre {participants, plural, one {un suministro} other {# suministros}} ({year})',
    shareNote:
      'La parte de una instalación compartida que es de este suministro. Una instalación propia no tiene.',
    power: 'Potencia instalada',
    powerNote: 'No está entre los datos que recibimos: la dice el certificado de su instalación.',
  },
} as const

declare module '../../../../i18n/messages.ts' {
  interface AppMessages {
    sun: typeof sun
  }
}

export { sun }
