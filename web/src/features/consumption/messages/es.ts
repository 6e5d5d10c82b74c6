export const consumption = {
  title: 'Consumo',
  back: 'Contratos',
  titleOf: 'Consumo del contrato {name}',
  chooseContract: 'Contrato',
  otherContracts: 'Ver todos los contratos',
  /** «En noviembre de 2026 el consumo fue de 214 kWh, un 12 % menos que en noviembre de 2025.» */
  answer: {
    past: '{when} el consumo fue de {energy}{comparison}.',
    open: '{when} el consumo es de {energy}{comparison}.',
  },
  comparison: {
    less: ', un {share} menos que {than}',
    more: ', un {share} más que {than}',
    aboutLess: ', cerca de un {share} menos que {than}',
    aboutMore: ', cerca de un {share} más que {than}',
    same: ', prácticamente lo mismo que {than}',
    sameDays: 'en los mismos días del año anterior',
  },
  /** `elided` is "yes" before a vowel or a number read with one; Catalan needs it. */
  when: {
    day: '{elided, select, other {el {day}}}',
    month: '{elided, select, other {en {month}}}',
    soFar: '{elided, select, other {en lo que va de {month}}}',
    year: 'en {year}',
    months: 'entre {first} y {last}',
    days: 'del {first} al {last}',
  },
  /** After a noun: 'Consumo del 18 de noviembre'. Several months and days are said as in `when`. */
  of: {
    day: '{elided, select, other {del {day}}}',
    month: '{elided, select, other {de {month}}}',
    year: 'de {year}',
  },
  until: 'Hay lecturas hasta el {day}.',
  surplus: 'Además, {energy} de excedentes han ido a la red.',
  generated: 'La instalación de autoconsumo ha generado {energy}.',
  selfUsed: 'De lo generado se han aprovechado {energy} sin tomarlos de la red.',
  gaps: 'Faltan algunas lecturas de estos días: el total puede ser mayor.',
  views: { label: 'Detalle', monthly: 'Por meses', daily: 'Por días', hourly: 'Por horas', year: 'Año' },
  range: {
    label: 'Días que se muestran',
    first: 'Desde',
    last: 'Hasta',
    placeholder: 'dd/mm/aaaa',
    invalid: 'Esta fecha no es válida.',
    startAfterEnd: 'La fecha inicial no puede ser posterior a la final.',
    openCalendar: 'Abrir el calendario',
    allMonths: 'Meses',
    previousMonth: 'Mes anterior',
    nextMonth: 'Mes siguiente',
    before: 'Antes: {range}',
    after: 'Después: {range}',
    other: 'Otras fechas',
    allYears: 'Todos los años',
    days: '{first} – {last}',
    months: '{first} – {last}',
  },
  cost: {
    unknown: 'sin precio conocido',
    said: {
      open: 'La energía cuesta hasta ahora {cost}, impuestos incluidos.',
      past: 'La energía costó {cost}, impuestos incluidos.',
    },
    unit: { label: 'Unidad del gráfico', energy: 'kWh', cost: '€' },
    what: {
      fixed:
        'Los euros son solo de la energía: el precio del contrato en cada hora, con descuentos e impuestos. La potencia y el resto de la factura van aparte.',
      indexed:
        'El precio de este producto cambia con el mercado: lo que costó cada hora no se sabe con seguridad. Los euros son los de la energía con el precio medio de cada factura, con impuestos; el resto de la factura va aparte.',
      market:
        'El precio de este producto sigue el mercado: los euros son el coste de la energía al precio de cada hora, con impuestos; el resto de la factura va aparte.',
      flexible:
        'El precio de este producto puede cambiar: los euros son el coste de la energía con los precios que constan para cada día, con impuestos; el resto de la factura va aparte.',
      flat: 'Este producto tiene una cuota fija: lo que cuesta una hora no cambia lo que se paga. Los euros son los de la energía al precio de referencia, con impuestos.',
    },
    surplus: 'Los excedentes se descuentan en la factura y aquí no.',
    unbilled: 'Desde el {day} no hay factura todavía: esos euros son una estimación.',
    missing: 'De {energy} no consta el precio: no están en los euros.',
    none: 'No constan precios con los que calcular lo que cuesta la energía de estos días.',
    prices: 'Precios de este día, impuestos incluidos',
    price: '{price} €/kWh',
    noPrice: 'precio desconocido',
    hours: 'de {from} a {to} h',
    allDay: 'todo el día',
  },
  quick: {
    label: 'Ir directamente a',
    yesterday: 'Ayer',
    week: 'Esta semana',
    bill: 'Esta factura',
    month: 'Este mes',
  },
  chart: {
    all: 'En total',
    label: 'Consumo {range}, en kWh',
    labelCost: 'Coste de la energía {range}, en euros',
    calendar: 'Las flechas recorren los días; Intro abre las horas del día.',
    openMonth: 'Las flechas recorren el gráfico; Intro abre los días del mes.',
    openDay: 'Las flechas recorren el gráfico; Intro abre las horas del día.',
    move: 'Las flechas recorren el gráfico.',
    total: 'Consumo',
    surplus: 'Excedentes',
    unread: 'Sin lectura',
    estimated: 'Lectura estimada',
    incomplete: 'Incompleto',
    noReadings: 'sin lecturas',
    provisional: 'provisional',
    openHint: {
      monthly:
        'Al pulsar un mes se abren sus días. En una pantalla táctil, el primer toque muestra sus datos y el segundo lo abre.',
      daily:
        'Al pulsar un día se abren sus horas. En una pantalla táctil, el primer toque muestra sus datos y el segundo lo abre.',
    },
    heat: 'Cada hora del periodo: cuanto más intenso el color, más consumo',
    heatCost: 'Cada hora del periodo: cuanto más intenso el color, más cara',
    heatTitle: 'A qué horas se consume',
    heatLow: 'menos',
    daysOf: '{label}: ver los días de {month}',
    heatHigh: 'más de {value}',
    highest: 'Las horas se agrupan por columnas: se dibujan la mayor y la menor de cada una.',
  },
  hour: {
    span: '{from}–{to}',
    ofDay: '{day}, {hour}',
    skipped: 'esta hora no existe: se adelanta el reloj',
    summer: '{hour} (primera vez, horario de verano)',
    winter: '{hour} (segunda vez, horario de invierno)',
    day25: 'Este día tuvo 25 horas: al cambiar al horario de invierno, la hora de las {hour} se repite.',
    day23: 'Este día tuvo 23 horas: con el cambio al horario de verano se pasó de la 1:59 a las 3:00.',
    day23Canary: 'Este día tuvo 23 horas: con el cambio al horario de verano se pasó de las 0:59 a las 2:00.',
  },
  periods: {
    peak: 'Punta',
    flat: 'Llano',
    valley: 'Valle',
    explain: '¿Qué son punta, llano y valle?',
    explainSix: '¿Qué son los periodos P1 a P6?',
    intro:
      'Son las franjas horarias de la tarifa {tariff}. La energía es más cara en punta y más barata en valle. En días laborables:',
    hours: '{spans} h',
    span: 'de {from} a {to}',
    weekend: 'Los sábados, los domingos y los festivos nacionales todo el día es valle.',
    six: 'La tarifa {tariff} reparte las horas del año en {count, number} periodos que cambian con la temporada: en P1 la energía es más cara y en P6 más barata. Las noches, los fines de semana y los festivos nacionales son siempre P6.',
  },
  stale: 'No se han podido actualizar las lecturas: se muestran las de antes.',
  provisional:
    'Parte de estas lecturas son provisionales: pueden cambiar un poco hasta que la distribuidora envíe las que se facturan.',
  estimatedNote:
    'Las lecturas estimadas son un cálculo de la distribuidora mientras no puede leer el contador.',
  table: {
    generated: 'Generada (kWh)',
    selfUsed: 'Autoconsumida (kWh)',
    show: 'Ver los datos en una tabla',
    caption: 'Consumo {range}',
    captionByDay: 'Consumo {range}, sumado por días; las horas están en el archivo de la curva',
    month: 'Mes',
    day: 'Día',
    hour: 'Hora',
    period: 'Periodo',
    total: 'Total (kWh)',
    notes: 'Notas',
    kWh: '{name} (kWh)',
    price: 'Precio, €/kWh',
    cost: 'Coste (€)',
    estimated: 'estimada',
    provisional: 'provisional',
    incomplete: 'incompleta',
  },
  files: {
    label: 'Descargar las lecturas',
    datadis: {
      download: 'Descargar la curva (CSV)',
      purpose: 'Para abrirla en una hoja de cálculo: una fila por hora, en kWh, con las columnas de Datadis.',
    },
    f5d: {
      download: 'Descargar la curva (F5D)',
      purpose:
        'Para una asesoría energética o un programa del sector: el archivo de las distribuidoras, en Wh.',
    },
    espi: {
      download: 'Descargar la curva (Green Button)',
      purpose: 'Para programas de energía del hogar que leen el formato Green Button (XML), en Wh.',
    },
  },
  loading: 'Cargando el consumo…',
  noData: {
    title: 'No hay datos de consumo {when}',
    text: 'Hay lecturas del {first} al {last}.',
    soon: 'La distribuidora envía las lecturas con unos días de retraso.',
    show: 'Ver {range}',
  },
  never: {
    title: 'Todavía no hay lecturas de este contrato',
    text: 'La distribuidora empieza a enviarlas unos días después de que el suministro se active.',
    action: 'Ver los contratos',
  },
  gas: {
    title: 'Los contratos de gas no tienen curva de consumo',
    text: 'El contador de gas no registra el consumo hora a hora.',
  },
  notFound: {
    title: 'No encontramos este contrato',
    text: 'Puede que la dirección esté mal escrita o que el contrato sea de otra cuenta.',
  },
  none: {
    title: 'No hay contratos de electricidad',
    text: 'El consumo se muestra para los contratos de electricidad.',
  },
  tooLong: {
    title: 'Son demasiados días para un solo gráfico',
    text: 'Por días y por meses se muestran hasta {daily, number} años; por horas, hasta {hourly, number}.',
    year: 'El año se dibuja entero: doce meses a la vez, como mucho.',
    show: 'Ver {range}',
  },
  card: {
    title: 'Consumo de este mes',
    none: 'De este mes no hay lecturas.',
    open: 'Ver el consumo',
    year: 'Ver el año',
  },
  failure: {
    title: 'Error al obtener los datos de consumo',
    safe: 'Las lecturas siguen guardadas: solo ha fallado mostrarlas.',
  },
} as const

declare module '../../../i18n/messages.ts' {
  interface AppMessages {
    consumption: typeof consumption
  }
}
