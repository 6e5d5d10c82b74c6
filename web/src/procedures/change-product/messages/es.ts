const changeProduct = {
  free: 'El cambio no cuesta nada; lo que cuesta la energía lo dice cada producto.',
  withdrawal: 'Del cambio se puede desistir después de firmarlo.',
  send: 'Continuar a la firma',
  refused: {
    ending: {
      title: 'Este contrato acaba',
      why: 'El contrato acaba el {day}: ya no se puede cambiar el producto.',
    },
    none: {
      title: 'No hay otro producto para este suministro',
      why: 'Hoy no se ofrece ningún otro producto para su peaje y su tipo de suministro.',
    },
  },
  cost: {
    year: '{amount} de un año, con impuestos.',
    same: '{amount} de un año, con impuestos: lo mismo que ahora.',
    less: '{amount} de un año, con impuestos: {difference} menos que ahora.',
    more: '{amount} de un año, con impuestos: {difference} más que ahora.',
  },
  product: {
    title: 'Producto',
    label: '¿Qué producto quiere en lugar de {product}?',
    fact: 'Producto',
    year: 'El coste es el que habría tenido el consumo de este contrato del {first} al {last}, con los precios de hoy.',
    noYear: 'Todavía no hay un año de lecturas o facturas de este contrato para calcular el coste.',
    gone: 'Este producto ya no se ofrece para el suministro.',
    renewable: 'Energía renovable',
    notRenewable: 'Sin garantía de origen renovable',
    paysNoSurplus: 'No paga excedentes.',
    regulated: 'Fuente del precio: {source}.',
    kinds: {
      fixed: 'Precio fijo',
      indexed: 'Precio del mercado, hora a hora',
      flexible: 'Precio que la comercializadora revisa',
      flat: 'Tarifa plana',
      regulated: 'Precio regulado, que se revisa cada trimestre',
    },
  },
  bonus: {
    title: 'Bono social',
    fact: 'Bono social',
    given: 'Se renuncia a él',
    lost: 'El bono social solo se aplica en el PVPC, con una comercializadora de referencia. Con otro producto se pierde desde el primer día.',
    more: 'Con {product}, el último año habría costado {amount} más que con el PVPC y el bono social.',
    less: 'Con {product}, el último año habría costado {amount} menos que con el PVPC y el bono social.',
    same: 'Con {product}, el último año habría costado lo mismo que con el PVPC y el bono social.',
    unknown: 'No se puede calcular cuánto cambia en un año.',
    words: 'Lo que se firma al renunciar',
    give: 'Renuncio al bono social',
  },
  start: {
    title: 'Desde cuándo',
    label: '¿Desde cuándo lo quiere?',
    fact: 'Desde cuándo',
    hint: 'Si se firma hoy, se puede desistir del cambio hasta el {day} sin coste y sin decir por qué.',
    options: {
      soon: 'Cuanto antes',
      after_withdrawal: 'Cuando acabe el plazo para desistir',
    },
    hints: {
      soon: 'Hacia el {day}, si se firma hoy. Quien desiste después paga la energía gastada hasta entonces al precio nuevo.',
      after_withdrawal: 'Desde el {day}, si se firma hoy. Hasta entonces no cambia nada.',
    },
    short: {
      soon: 'Cuanto antes, hacia el {day}',
      after_withdrawal: 'Desde el {day}',
    },
  },
  leaving: {
    title: 'Lo que se deja',
    stay: 'El producto de ahora tiene un compromiso hasta el {day}.',
    stayPercent:
      'El producto de ahora tiene permanencia hasta el {day}. Dejarlo antes puede costar como mucho el {percent} % de la energía que quede por suministrar hasta ese día.',
    stayEuros: 'Con el consumo del último año, unos {amount} como mucho.',
    lastResort:
      'El producto de ahora es una tarifa de último recurso (TUR). Quien la deja antes de que se recupere la deuda de su precio limitado debe la última deuda media de su escalón de peaje (RDL 25/2026, art. 1.6). {known, select, yes {Son {debt} c€ por kWh hasta el {until}, según una fuente que no es la propia resolución de la TUR.} other {El importe lo dice la resolución trimestral de la TUR y aquí no consta.}}',
    socialBonus:
      'Este contrato tiene bono social, que solo se aplica en el PVPC con una comercializadora de referencia. Con otro producto se pierde.',
  },
  summary: {
    prices: 'Precios que se contratan',
    duration: 'Duración',
    months:
      '{months, plural, one {Un mes. Se renueva por el mismo tiempo.} other {# meses. Se renueva por el mismo tiempo.}}',
    stay: 'Permanencia',
    stayMonths:
      '{months, plural, one {El primer mes} other {Los primeros # meses}}. Dejarlo antes cuesta como mucho el {percent} % de la energía que quede por suministrar.',
    noStay: 'Ninguna: se puede dejar en cualquier momento sin coste.',
    lost: 'Se deja de tener',
    options: {
      double_tariff: 'Doble tarifa',
      happy_hours: 'Plan Reloj',
      happy_day: 'Fin de semana',
    },
    battery: 'Este producto no paga excedentes: a la batería no llegará nada más.',
    soon: 'Pido que empiece cuanto antes, dentro del plazo para desistir.',
    document:
      'A continuación llega por correo el documento con todas las condiciones. No cambia nada hasta que se firma.',
  },
} as const

export { changeProduct as 'change-product' }

declare module '../../../i18n/messages.ts' {
  interface AppMessages {
    'change-product': typeof changeProduct
  }
}
