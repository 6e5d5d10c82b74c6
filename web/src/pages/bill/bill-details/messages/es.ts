import { billWords } from '@endoll/api/bill-words/es.ts'

const billDetails = {
  ladder: {
    title: 'Si sigue sin pagarse',
    now: 'Ahora está en: {stage}.',
    stages: {
      correct: 'sin avisos',
      notice: 'recibo sin cobrar',
      notice_sent: 'aviso de impago',
      first_letter: 'primera carta certificada',
      second_letter: 'segunda carta certificada',
      warning: 'último aviso',
      cut_letter: 'carta que anuncia el corte',
      cut_planned: 'corte fijado',
      other: '{description}',
    },
    coming: {
      notice: 'un aviso',
      notice_sent: 'un aviso de impago',
      first_letter: 'una primera carta certificada',
      second_letter: 'una segunda carta certificada',
      warning: 'el último aviso',
      cut_letter: 'la carta que anuncia el corte',
      cut_planned: 'el corte del suministro',
    },
    next: 'Después viene {what}, no antes del {day}.',
    nextNow: 'Después viene {what}, que puede llegar cualquier día.',
    awaits:
      '{letter, select, IV {La carta con el día del corte} other {La carta que pide el pago}}, enviada el {day}, todavía no consta como entregada. El plazo empieza el día en que se entregue.',
    cut: 'El suministro se puede cortar desde el {day}.',
    cutNow:
      'Desde el {day} el suministro se puede cortar, salvo en festivos, en días sin servicio y en sus vísperas.',
    ban: 'Este suministro no se puede cortar por impago{until, select, none {} other { hasta el {until}, ese día incluido}}: {reason}.',
    reasons: {
      vulnerable: 'tiene el bono social',
      severe: 'tiene el bono social de consumidor vulnerable severo',
      at_risk: 'lo atienden los servicios sociales',
      social_document: 'hay un documento de los servicios sociales que lo protege',
      life_support: 'de él depende un equipo médico',
      essential: 'es un servicio esencial',
    },
    banDays: 'Los días hasta entonces no cuentan en los plazos de la ley.',
    stillOwed: 'La factura sigue pendiente y se puede pagar en cualquier momento.',
    paused:
      'La reclamación {reference} todavía no tiene respuesta. Mientras tanto no se corta el suministro por esta factura ni se envían recordatorios.',
    pausedAdr:
      'La reclamación {reference} está ante {body}. Hasta que resuelva no se corta el suministro por esta factura ni se reclama su pago.',
    claim: 'Ver la reclamación',
    paying: 'Si se paga antes, todo esto se detiene.',
    reconnection:
      'Si ya se ha cortado: {asked, select, none {el suministro tiene que volver en {done} horas desde que pedimos la reconexión} other {al pagar pedimos que vuelva en menos de {asked} horas, y en {done} horas tiene que haber vuelto}}.',
    charge:
      'Reconectar un suministro bien cortado cuesta {amount} más impuestos; si el corte es un error nuestro, esa cantidad la pagamos nosotros.',
    law: 'Los plazos son los mínimos que marca la ley.',
  },
  history: {
    title: 'Qué ha pasado hasta ahora',
    issued: 'Factura emitida: {amount}',
    charge: 'Día del cobro',
    due: 'Último día para pagar',
    direct_debit: 'Cobro por domiciliación: {amount}',
    transfer: 'Transferencia recibida: {amount}',
    card: 'Pago con tarjeta: {amount}',
    bizum: 'Pago por Bizum: {amount}',
    unsaid: 'Pago en la oficina virtual: {amount}',
    refund: 'Devolución: {amount}',
    ordered: 'Cargo en cuenta pedido al banco: {amount}',
    failed: 'El banco ha rechazado el pago de {amount}: no se ha cobrado',
    returned: 'Cobro devuelto por el banco: {amount}',
    letters: {
      sent: '{annex, select, II {Carta que avisa del impago, enviada} IV {Carta con el día del corte, enviada} other {Carta que pide el pago, enviada}} con prueba (referencia {reference})',
      delivered:
        '{annex, select, II {Carta que avisa del impago, entregada} IV {Carta con el día del corte, entregada} other {Carta que pide el pago, entregada}} (referencia {reference})',
      returned:
        '{annex, select, II {Carta que avisa del impago, devuelta sin entregar} IV {Carta con el día del corte, devuelta sin entregar} other {Carta que pide el pago, devuelta sin entregar}} (referencia {reference})',
    },
    coming: 'todavía no ha llegado',
    grouped: 'Se cobra junto con',
  },
  destination: {
    title: 'Adónde va el dinero',
    caption: 'Adónde va el dinero de esta factura',
    columns: { part: 'Parte', amount: 'Importe', share: 'Del total' },
    names: billWords.destinations,
    negative:
      'Una parte queda por debajo de cero: los excedentes, la batería y los descuentos quitan más de lo que cobra la comercializadora.',
    note: 'Los peajes pagan las redes; los cargos, costes del sistema como las renovables. Los fija la regulación: son iguales en todas las comercializadoras.',
  },
  readings: {
    title: 'Lecturas del contador',
    caption: 'Lo que marcaba el contador al principio y al final',
    columns: {
      what: 'Qué se mide',
      previous: 'Lectura anterior',
      current: 'Lectura actual',
      quantity: 'Medido',
    },
    magnitudes: billWords.magnitudes,
    real: 'real',
    estimated: 'estimada',
    curve: 'por la curva horaria',
    ofMeter: '{dial}, contador {meter}',
    severalRows:
      'Hay varias filas de una misma medida porque el contador se cambió o se leyó más de una vez: las energías se suman y, de las potencias, cuenta la mayor.',
    conversion: '1 m³ equivale aquí a {factor} kWh.',
    demandNote: 'La potencia máxima es la mayor que se ha pedido a la vez; no es la contratada.',
  },
  day: {
    title: 'A qué horas se gastó',
    loading: 'Cargando el consumo por horas…',
    share: 'El {share} del consumo medido cae en {period}',
    shares: 'El {share} del consumo medido cae en {period}, {rest}.',
    shareNext: 'el {share} en {period}',
    busiest: {
      working: 'Los días laborables, la hora de más consumo es de {from} a {to}.',
      rest: 'Los fines de semana y festivos, la hora de más consumo es de {from} a {to}.',
    },
    sorts: { label: 'Qué días', working: 'Días laborables', rest: 'Fines de semana y festivos' },
    periods: { peak: 'Punta', flat: 'Llano', valley: 'Valle', total: 'Consumo medido' },
    surplus: 'Excedentes',
    label: {
      working: 'Un día laborable, de media: consumo medido de cada hora en kWh',
      rest: 'Un día de fin de semana o festivo, de media: consumo medido de cada hora en kWh',
    },
    move: 'Las flechas recorren el gráfico.',
    hour: 'De {from} a {to} h',
    spoken: '{hour}: {parts}',
    spokenPart: '{energy} en {period}',
    nothing: 'sin consumo',
    inTotal: 'Un día, de media',
    table: 'Ver los datos en una tabla',
    columnHour: 'Hora',
    columnOf: '{name} (kWh)',
    some: 'De {read} de los {days} días hay lecturas: la media es de esos.',
    none: 'De estos días no hay lecturas hora a hora.',
    short: 'Son menos de {days, number} días: no bastan para decir cómo es un día normal.',
    gas: 'El contador de gas no mide hora a hora.',
    failure: 'No se ha podido cargar el consumo por horas.',
    more: 'Ver el consumo medido de estos días',
    estimated: 'Estimado',
    incomplete: 'Incompleto',
  },
  document: {
    title: 'El documento',
    frame: 'PDF de la factura {number}',
    note: 'El PDF es la factura oficial. Lleva los mismos importes que esta página.',
    loading: 'Cargando el PDF…',
  },
  facts: {
    title: 'Datos de la factura',
    issued: 'Fecha de la factura',
    charged: 'Fecha de cobro',
    due: 'Último día para pagar',
    contract: 'Contrato',
    address: 'Suministro',
    tariff: 'Peaje',
    tariffNote: 'La tarifa de acceso a la red; la fija la regulación.',
    powers: 'Potencia contratada',
    product: 'Producto',
    productFrom: 'Desde el {day}: {name}',
    partner: 'Factura a',
    consumption: 'Consumo medido de estos días',
    otherInvoices: 'Facturas de este contrato',
    ask: 'Preguntar por esta factura',
    claim: 'Reclamar por esta factura',
  },
} as const

export { billDetails as 'bill-details' }

declare module '../../../../i18n/messages.ts' {
  interface AppMessages {
    'bill-details': typeof billDetails
  }
}
