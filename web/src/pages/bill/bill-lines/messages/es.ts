import { billWords } from '@endoll/api/bill-words/es.ts'
const billLines = {
  title: 'La factura, línea a línea',
  refund: 'Son las líneas de la factura que se anula: lo que aquella cobró, esta lo devuelve.',
  none: 'De esta factura no tenemos aquí el detalle: está en el documento.',
  total: { charge: 'Total', refund: 'Total que se devuelve' },
  from: 'del {from} al {to}',
  ...billWords.lines,
  why: {
    power: 'Lo que cuesta tener contratada esa potencia, se use o no.',
    power_band: 'Lo que cuesta tener contratada esa potencia en las horas de {band}, se use o no.',
    excess_power:
      'En algún momento se pidió más potencia que la contratada. El exceso se cobra aparte, según lo que marcó el contador.',
    excess_power_quarters:
      'Alguna vez se pidió más potencia que la contratada. La cifra de la línea no la marcó el contador: es la raíz cuadrada de la suma de los cuadrados de lo que pasó en cada cuarto de hora, de modo que crece con las veces que fueron y, sobre todo, con las que pasaron mucho.',
    fixed: 'La parte fija del precio: se paga aunque no se gaste nada.',
    fixed_gas: 'Lo que cuesta estar conectado a la red de gas, aunque no se gaste nada.',
    energy: 'La electricidad gastada en estos días.',
    energy_peak: 'Lo gastado en punta: las horas más caras de los días laborables.',
    energy_flat: 'Lo gastado en llano: las horas intermedias de los días laborables.',
    energy_valley:
      'Lo gastado en valle: noches, fines de semana y festivos nacionales, las horas más baratas.',
    energy_period: 'Lo gastado en las horas del periodo {period}. P1 es el más caro y P6 el más barato.',
    energy_gas: 'El gas gastado. El contador lo mide en metros cúbicos; aquí ya está en kWh.',
    reactive:
      'Energía que motores y aparatos toman y devuelven sin gastarla. Se cobra lo que pasa del {share} de la consumida.',
    surplus: 'La electricidad de las placas que fue a la red: se descuenta al precio acordado.',
    battery: 'Dinero de meses con más excedentes, guardado en la batería virtual: ahora rebaja la factura.',
    discount: 'Una rebaja acordada en el contrato.',
    discount_share: 'Una rebaja acordada en el contrato, en tanto por ciento.',
    social_bonus_financing:
      'Lo que paga cada cliente para que los hogares vulnerables tengan el bono social. Lo fija el Gobierno.',
    social_bonus:
      'La rebaja de los hogares que tienen el bono social. Es un porcentaje de la potencia, de la energía dentro del límite y de la financiación del bono social.',
    meter_rental: 'El contador es de la distribuidora; su alquiler tiene un precio regulado.',
    meter_rental_gas: 'El contador de gas es de la distribuidora; su alquiler tiene un precio regulado.',
    service: 'Un servicio contratado aparte de la energía.',
    adjustment: 'Una corrección de algo que se facturó antes.',
    adjustment_back: 'Una corrección a favor de algo que se facturó antes.',
    late_activation: 'Lo que se descuenta porque la distribuidora activó el autoconsumo tarde.',
    interest:
      'Lo que se paga por haber tenido ese dinero: el interés legal y los puntos que añade la ley, sin impuestos.',
  },
  capped: {
    surplus:
      'Saldrían {computed}, pero la ley no deja descontar más de lo que cuesta la energía de la misma factura.',
    battery:
      'La batería daba para {computed}; solo se usa lo que la factura admite y el resto sigue en ella.',
  },
  bonusEnergy:
    '{discounted} con derecho al descuento: el límite de estos días es {limit}{carried, select, none {} other {, más {carried} que no se consumieron en los doce meses anteriores}}.{beyond, select, none {} other { Otros {beyond} pasan del límite y no tienen descuento.}}',
  unsureTax:
    'La ley hace depender este tipo de un índice de precios que aquí no se conoce: podría ser otro. Se supone desde el {since}.',
  whyTax: {
    electricity_tax: 'Impuesto del Estado sobre la potencia y la energía.',
    electricity_tax_reduced:
      'Impuesto del Estado sobre la potencia y la energía, con la base reducida por el uso que se da a la energía.',
    electricity_tax_minimum:
      'Impuesto del Estado. Por porcentaje saldría menos que el mínimo por kWh que marca la ley: se paga el mínimo.',
    hydrocarbon_tax: 'Impuesto del Estado sobre el gas, por cada kWh.',
    IVA: 'Impuesto sobre el valor añadido. Se calcula sobre lo demás, también sobre los otros impuestos.',
    IGIC: 'El impuesto indirecto de Canarias, que allí hace las veces del IVA.',
    IPSI: 'El impuesto indirecto de Ceuta y Melilla, que allí hace las veces del IVA.',
  },
  /** Quantity × price × days = amount; `spoken` for those who listen. */
  sum: {
    euros: '{sign}{value} €',
    price: {
      'EUR/kW/year': '{price}/kW/año',
      'EUR/kW/day': '{price}/kW/día',
      'EUR/kWh': '{price}/kWh',
      'EUR/kvarh': '{price}/kvarh',
      'EUR/year': '{price}/año',
      'EUR/month': '{price}/mes',
      'EUR/day': '{price}/día',
      EUR: '{price}',
    },
    days: '{days, plural, one {# día} other {# días}}',
    months: '{months} meses',
    share: '{percent} % de {of}',
    spoken: {
      quantity: {
        kW: '{value} kilovatios',
        kWh: '{value} kilovatios hora',
        kvarh: '{value} kilovares hora',
        unit: '{value}',
      },
      euros: '{sign, select, minus {menos } other {}}{value} euros',
      price: {
        'EUR/kW/year': '{price} por kilovatio y año',
        'EUR/kW/day': '{price} por kilovatio y día',
        'EUR/kWh': '{price} por kilovatio hora',
        'EUR/kvarh': '{price} por kilovar hora',
        'EUR/year': '{price} al año',
        'EUR/month': '{price} al mes',
        'EUR/day': '{price} al día',
        EUR: '{price}',
      },
      times: 'por {factor}',
      over: 'entre {year}',
      equals: '{sum}: {amount}',
    },
  },
} as const

export { billLines as 'bill-lines' }

declare module '../../../../i18n/messages.ts' {
  interface AppMessages {
    'bill-lines': typeof billLines
  }
}
