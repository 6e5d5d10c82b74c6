import type { ConditionFigures } from '../condition-figures.ts'
import type { MarketWords } from '../first-year.ts'
import type { ObligationPrice, ObligationWhat } from '../obligation-words.ts'
import type { FirstYearBasis } from '@endoll/domain/contracting/home-use.ts'

function monthsInWords(months: number): string {
  return months === 1 ? 'Un mes' : `${months} meses`
}

function firstMonths(months: number): string {
  if (months === 12) return 'El primer año'
  return months === 1 ? 'El primer mes' : `Los primeros ${months} meses`
}

export const messages = {
  /** What the page shows once it was sent, as Markdown. */
  confirmed: ({
    kind,
    reference,
    product,
    email,
    phone,
  }: {
    readonly kind: 'electricity' | 'gas'
    readonly reference: string
    readonly product: string
    readonly email: string
    readonly phone: string
  }) =>
    `Hemos recibido la solicitud **${reference}** para contratar **${product}**.\n\n- En unos minutos llegará a ${email || 'la dirección indicada'} el resumen precontractual; si el titular ya es cliente, al correo que tenemos suyo.\n- En el mismo correo está el enlace para leer el contrato y firmarlo. Hasta entonces no cambia nada ni se corta ${kind === 'gas' ? 'el gas' : 'la luz'}.\n- Cuando esté firmado, lo tramitamos con la distribuidora.\n\nPara cualquier duda: ${phone}.`,
  rejected: {
    dni_invalid: (phone: string) =>
      `El documento de identidad no consta con ese nombre. Se puede volver atrás y revisar el documento y el nombre, o llamar al ${phone}.`,
    bad_score: (phone: string) =>
      `No podemos ofrecer este contrato: la consulta a un fichero de solvencia no ha sido favorable. Si cree que hay un error, llame al ${phone}: le diremos qué fichero es y cómo ver y corregir sus datos, y una persona revisará la decisión.`,
  },
  /** What was signed, among the documents of the contract. */
  filed: { contract: 'Contrato firmado', conditions: 'Condiciones generales', category: 'Contratos' },
  /** What stands above the act that obliges to pay. */
  obligation: {
    act: 'Contratar, con obligación de pago',
    what: 'Qué se contrata',
    whatText: ({ kind, product, tariff, powers, cups }: ObligationWhat) =>
      `${kind === 'gas' ? 'Gas' : 'Electricidad'}, ${product}, peaje ${tariff}${powers === '' ? '' : `, ${powers}`}, para el CUPS ${cups}.`,
    price: 'Precio total',
    priceText: ({ year, month, from, to }: ObligationPrice) =>
      `Unos ${year} el primer año con impuestos, ${month} al mes. Depende de lo que se consuma: entre ${from} y ${to} al año.`,
    /** Of a contract whose last twelve months are known. */
    priceOwnYear: (year: string, month: string) =>
      `Unos ${year} al año con impuestos, ${month} al mes, con lo gastado en los últimos doce meses. Depende de lo que se consuma.`,
    /** Of a product that follows the market. */
    priceAtMarket:
      'El precio sigue al mercado y no tiene tope: la estimación cuenta con el de los últimos doce meses.',
    priceUnknown:
      'Los precios del contrato por lo que se consuma, más los impuestos vigentes en cada factura: no se puede saber de antemano.',
    duration: 'Duración',
    durationText: (months: number) =>
      months === 12
        ? 'Un año. Se renueva de año en año mientras usted no diga lo contrario.'
        : `${monthsInWords(months)}. Se renueva por el mismo tiempo mientras usted no diga lo contrario.`,
    durationUnknown: 'Está en el contrato.',
    stay: 'Permanencia',
    noStay: 'Ninguna: se puede dejar en cualquier momento sin coste.',
    stayText: (months: number, percent: string) =>
      `${firstMonths(months)}. Dejarlo antes cuesta como mucho el ${percent} % de la energía que quede por suministrar; después, nada.`,
    /** Of a stay that continues. */
    stayUntil: (day: string, percent: string) =>
      `Hasta el ${day}, como ahora. Dejarlo antes cuesta como mucho el ${percent} % de la energía que quede por suministrar; después, nada.`,
  },
  summary: {
    title: (reference: string) => `Resumen precontractual ${reference}`,
    answer: 'Antes de firmar: qué se contrata y a qué precio.',
    detail: (address: string, kind: 'electricity' | 'gas') =>
      `${kind === 'gas' ? 'Gas' : 'Electricidad'} para ${address}.`,
    product: 'Producto',
    power: 'Potencia',
    tariff: 'Peaje',
    account: 'Se cobra en',
    none: 'Sin domiciliar',
    yes: 'Sí',
    no: 'No',
    prices: {
      title: 'Precios',
      what: 'Concepto',
      period: 'Periodo',
      price: 'Sin impuestos',
      withTaxes: 'Con impuestos',
      all: 'Todos',
      noteTaxed: (kind: 'electricity' | 'gas') =>
        `Con los impuestos de hoy: en cada factura se aplican los de sus días. Se añade el alquiler del contador${kind === 'gas' ? '' : ' y la financiación del bono social'}.`,
      note: (kind: 'electricity' | 'gas') =>
        `Sin impuestos. Se añaden el alquiler del contador${kind === 'gas' ? '' : ', la financiación del bono social'} y los impuestos vigentes en cada factura.`,
      regulated: (source: string) =>
        `Los precios son los de la tarifa de último recurso, regulados y sin descuentos (${source}): cambian cuando se publica otra resolución.`,
    },
    firstYear: {
      title: 'Primer año',
      total: 'Coste estimado',
      month: 'Factura del mes anterior',
      /** What a year at the market's prices rests on, what may come of it and its risk: RD 88/2026 art. 13.n. */
      market: ({ from, to, cheapest, dearest, missing }: MarketWords) =>
        `La energía se cuenta al precio que tuvo el mercado diario (OMIE) del ${from} al ${to}, a la media de las horas de cada periodo en cada mes${missing === undefined ? '' : `; faltan los precios de ${missing} horas, que cuentan como las demás de su periodo`}. En esos doce meses la factura más barata sería de ${cheapest} y la más cara de ${dearest}. El precio cambia cada hora, no tiene tope y el del próximo año no se conoce: paga menos quien consume en las horas baratas, y más cuando el mercado sube.`,
      note: (
        {
          basis,
          kind,
          surplus,
        }: {
          readonly basis: FirstYearBasis
          readonly kind: 'electricity' | 'gas'
          readonly surplus: string
        },
        kwh: string,
        from: string,
        to: string,
      ) =>
        `Con impuestos${kind === 'gas' ? ', sin el alquiler del contador' : ''}, para ${kwh}, ${basis === 'measured' ? 'el consumo del último año de este suministro' : basis === 'bill' ? 'el consumo de un año que dice la factura' : basis === 'profile_sun' ? `lo que compra un hogar medio con placas, porque no se conoce lo de este suministro, y un excedente supuesto de ${surplus}` : kind === 'gas' ? 'el punto medio del grupo de la tarifa' : 'el consumo de un hogar medio'}. Entre ${from} y ${to} según lo que se consuma.`,
    },
    supply: {
      title: 'Suministro',
      address: 'Dirección',
      cadastral: 'Ref. catastral',
      selfConsumption: 'Autoconsumo',
      contract: 'Contrato',
      distributor: 'Distribuidora',
      distributorCode: (code: string) => `código ${code}`,
      policy: 'Póliza de acceso',
      policyText:
        'La asigna la distribuidora al activar el acceso; está en el contrato de la oficina y en cada factura.',
      activity: 'Actividad (CNAE)',
    },
    people: {
      title: 'Personas',
      holder: 'Titular',
      representative: 'Representante',
      letters: 'Cartas a',
      email: 'Correo',
      mobile: 'Móvil',
      nif: (nif: string) => `NIF ${nif}`,
    },
    seller: {
      title: 'Quién vende',
      name: 'Comercializadora',
      phone: 'Teléfono',
      conditions: 'Condiciones',
      read: 'Condiciones generales',
    },
    terms: {
      title: 'Condiciones',
      duration: 'Duración',
      durationText: 'La que dicen las condiciones generales.',
      start: 'Inicio',
      startText: (working: string, days: string) =>
        `Cuando la distribuidora lo active: como máximo ${working} días hábiles después de la firma si al firmar se pide empezar cuanto antes; si no, cuando pasen los ${days} días del desistimiento.`,
      withdrawal: 'Desistimiento',
      payment: 'Pago',
      paymentText: 'Domiciliación bancaria (SEPA).',
      taxes: 'Impuestos',
      taxesText: (kind: 'electricity' | 'gas') =>
        `Impuesto ${kind === 'gas' ? 'de hidrocarburos' : 'eléctrico'} e IVA (IGIC o IPSI) al tipo vigente en cada factura.`,
      withdrawalText: (days: number, email: string) =>
        `${days} días naturales desde la firma, sin dar motivos: basta con escribir a ${email}.`,
    },
    /** What the contract says beside the summary: RD 88/2026 art. 30.1. */
    clauses: {
      title: 'Derechos',
      market: 'Modalidad',
      freeMarket: 'Mercado libre.',
      regulated: 'Tarifa de último recurso.',
      comparator: 'Comparar',
      end: 'Cómo se acaba',
      endText: (phone: string, email: string) =>
        `Cuando se pide la baja, en la oficina virtual, en el ${phone} o en ${email}; cuando otra persona con derecho a usar el suministro lo contrata; o cuando termina el contrato de acceso a la red.`,
      /** The sentence of art. 30.1.h. */
      endFree: (segment: string) =>
        `El consumidor persona física acogido al segmento tarifario ${segment} que no tenga un contrato a precio fijo tendrá derecho a rescindir el contrato de suministro de energía y sus prórrogas en cualquier momento sin que proceda cargo alguno en concepto de penalización por rescisión de contrato.`,
      changes: 'Cambios',
      changesText: 'Si cambian las condiciones del contrato se puede dejar sin penalización.',
      handOver: 'Cambio de titular',
      handOverText: 'Quien vaya a usar el suministro con derecho a ello lo pone a su nombre sin coste.',
      choice: 'Medio de pago',
      choiceText: 'Se puede elegir entre los habituales.',
      claims: 'Reclamaciones',
      phone: 'Teléfono',
      free: 'Gratuito.',
      post: 'Por carta',
      email: 'Correo',
      schedule: 'Horario',
      times: 'Plazos',
      timesText: (bill: string, hours: string, rest: string) =>
        `Facturas y cobros, ${bill} días; suministro cortado, ${hours} horas; lo demás, ${rest} días hábiles.`,
      proof: 'Constancia',
      proofText:
        'Cada escrito tiene número y justificante con día y hora, y se sigue en la oficina virtual o por teléfono.',
      elsewhere: 'Sin acuerdo',
      region: 'Servicios de consumo de la comunidad autónoma o Junta Arbitral de Consumo.',
    },
    /** Of a contract at the PVPC: RD 216/2014 arts 5 and 19. */
    pvpc: {
      market: 'Precio voluntario para el pequeño consumidor (PVPC), con una comercializadora de referencia.',
      what: 'PVPC: precio regulado que cambia cada hora.',
      who: (power: string) =>
        `Para personas y microempresas, con ${power} como máximo en cada periodo (RD 216/2014 art. 5.3).`,
      renewal: (months: string) =>
        `${months} meses antes de que acabe se avisa de la fecha. Si no se pide otro contrato sigue el PVPC con esta comercializadora.`,
      endFree:
        'El consumidor acogido al PVPC puede resolver el contrato y sus prórrogas en cualquier momento por su sola voluntad, sin coste (RD 216/2014 art. 5.8).',
      revision:
        'El PVPC se calcula como dice el RD 216/2014: peajes y cargos, coste de la energía en cada hora y coste de comercialización. Cambia cuando cambian el mercado o esas disposiciones.',
      noServices:
        'Ninguno: el contrato a PVPC no puede incluir otro producto ni servicio (RD 216/2014 art. 19.4).',
    },
    /** Withdrawal before and in the contract: time, how, form, effects. */
    stepBack: {
      title: 'Desistir del contrato',
      time: 'Plazo',
      timeText: (days: string) =>
        `${days} días naturales desde el día del contrato, sin decir por qué y sin coste. Cuenta el día en que se envía.`,
      how: 'Cómo',
      howText: (email: string, phone: string) =>
        `De cualquier forma clara: en la oficina virtual, a ${email}, en el ${phone}, por carta o con este formulario. Se acusa recibo enseguida.`,
      form: 'Formulario',
      formTo: (seller: string) =>
        `Solo debe cumplimentarlo y enviarlo si desea desistir del contrato. A la atención de ${seller}:`,
      formText: (reference: string) =>
        `Por la presente le comunico que desisto de mi contrato de suministro ${reference}. Pedido el: ______ Nombre: ______ Domicilio: ______`,
      formProduct: (reference: string) =>
        `Por la presente le comunico que desisto de mi cambio de producto ${reference}. Pedido el: ______ Nombre: ______ Domicilio: ______`,
      formSigned: 'Firma (solo en papel): ______ Fecha: ______',
      effects: 'Efectos',
      refund: (days: string) => `Lo pagado se devuelve en ${days} días como máximo, por el mismo medio.`,
      energy:
        'Solo se paga la energía recibida si al firmar se pidió empezar antes de que acabara el plazo; si no, nada.',
      supply:
        'El suministro vuelve a la comercializadora de antes, si no se pide otra cosa. Un alta nueva se da de baja.',
      productBack: 'El contrato sigue con el producto de antes.',
      bonus: 'Bono social',
      bonusText:
        'Quien tenga el bono social lo pierde con este contrato: solo se aplica en el PVPC, con una comercializadora de referencia.',
      bonusYear: (year: string, months: string, times: string) =>
        `Sin él, el primer año de este contrato cuesta unos ${year}, con impuestos. Con él, un año cuesta unas ${times} veces lo pagado en los ${months} últimos meses: la página de la firma dice la diferencia.`,
      bonusUnknown: 'Cuánto cambia en un año no se puede calcular: falta el coste del primer año.',
    },
    /** What the contract says of itself: RD 88/2026 art. 30.1.i to v and 34.3.b. */
    particular: {
      title: 'Condiciones particulares',
      revision: 'Revisión de precios',
      revisionFixed:
        'Precio fijo: no se revisa mientras dure el contrato. Si va a cambiar al renovarse, se avisa con un mes de antelación, con los precios de antes y de después, y se puede dejar sin coste.',
      revisionRegulated: (source: string) =>
        `Los precios los fija el Gobierno (${source}) y cambian cuando se publica otra resolución.`,
      revisionIndexed: (market: string, addition: string) =>
        `Cada kWh cuesta, hora a hora, este porcentaje del precio del mercado diario en esa hora: ${market}. Se suma: ${addition}. El precio cambia cuando cambia el mercado. Lo que se suma no cambia sin un mes de aviso, y entonces se puede dejar el contrato sin coste.`,
      discounts: 'Descuentos',
      noDiscount: 'Ninguno.',
      discountOpen: 'mientras dure el contrato',
      discountUntil: (day: string) => `hasta el ${day}`,
      discountPercent: (amount: string, until: string) => `${amount} del término de energía, ${until}.`,
      discountAmount: (amount: string, until: string) => `${amount}, ${until}.`,
      services: 'Otros servicios',
      noServices: 'Ninguno: no se contrata nada más que el suministro y nada más es obligatorio.',
      quality: 'Calidad',
      qualityText: ({ cites, voltage }: ConditionFigures) =>
        `La que fija la ley (${cites.quality}), y de ella responde la distribuidora: la tensión no se aparta más de un ${voltage} % de la declarada, y las interrupciones del año no pasan de sus límites (${cites.interruptions}).`,
      connection: ({ connection, extension, change }: ConditionFigures) =>
        `Un suministro nuevo se conecta, con su contador, en ${connection} días hábiles como máximo; en ${extension} si hay que ampliar la red de baja tensión. Un cambio de comercializadora tarda como máximo ${change} días hábiles y no corta la luz.`,
      meter: 'Contador',
      meterText: (tariff: string) =>
        `El que pide el peaje ${tariff}: mide la energía de cada hora y la potencia, y la distribuidora lo lee a distancia. Puede ser propio; si no lo es, su alquiler va aparte en la factura.`,
      compensation: 'Compensaciones',
      compensationText: ({ cites, service, servicePercent, points }: ConditionFigures) =>
        `Si la distribuidora no cumple la calidad, los descuentos de la ley (${cites.discounts}) llegan enteros a la factura. Si incumple un plazo de atención, la mayor de estas cantidades: ${service} o el ${servicePercent} % de la primera factura completa. Lo cobrado de más se devuelve entero en la factura siguiente, con el interés legal del dinero más ${points} puntos.`,
      cut: 'Corte por impago',
      cutSmallHome: ({ months, bonusMonths, minimumSupply, minimumMonths, letter }: ConditionFigures) =>
        `No antes de ${months} meses desde el requerimiento de pago; ${letter} días hábiles antes se vuelve a avisar, con el día. Con bono social, a los ${bonusMonths} meses se baja la potencia a ${minimumSupply} durante otros ${minimumMonths}, y no se corta antes de que acaben.`,
      cutHome: 'Con un mes de aviso como mínimo.',
      cutOther: (days: number) => `Con ${days} días de aviso como mínimo.`,
      cutNever: ({ cites }: ConditionFigures) =>
        `Nunca en festivo, en un día sin servicio de atención ni en su víspera; ni a los suministros que la ley protege (${cites.neverCut}), ni por una factura reclamada mientras no haya respuesta.`,
      correction: 'Errores de factura',
      correctionText:
        'Si se facturó de menos, se paga en tantos meses como duró el error y de un año como máximo. Si se facturó de más, se devuelve todo en la factura siguiente, con intereses. Responde la comercializadora; de los errores de lectura, la distribuidora, que paga los intereses.',
      readings: ({ reading }: ConditionFigures) =>
        `La distribuidora lee cada mes. Si no puede leer, avisa, y hay ${reading} días hábiles para darle la lectura; si usted no la da, la estima.`,
      rights: 'Derechos',
      rightsAccount: ({ account }: ConditionFigures) =>
        `Cambiar de comercializadora cuando se quiera, y la liquidación en ${account} días como máximo.`,
      rightsText: [
        'Los datos de consumo propios, gratis.',
        'Facturas claras, con la explicación de cada concepto.',
        'Un mes de aviso, por escrito y aparte de la factura, de todo cambio.',
        'Desistir, reclamar y acudir a la entidad de resolución de conflictos.',
      ],
      rightsOthers: ({ cites }: ConditionFigures) => `Los demás de la ley (${cites.rights}).`,
      access: 'Acceso a la red',
      accessText: (seller: string, tariff: string) =>
        `Quien firma consiente que ${seller} contrate en su nombre con la distribuidora el acceso a la red, con el peaje ${tariff} y las potencias de este contrato, y que le pase los datos necesarios para el suministro.`,
      data: 'Datos personales',
      dataText: (controller: string, email: string) =>
        `Responsable: ${controller}. Para hacer y cumplir este contrato y lo que manda la ley. Los recibe la distribuidora y, si la ley lo pide, la Administración. Acceso, rectificación, supresión, oposición, limitación y portabilidad: ${email}. También se puede reclamar ante la Agencia Española de Protección de Datos.`,
      dataPolicy: (address: string) => `Política de privacidad: ${address}`,
    },
    concepts: {
      power: 'Potencia',
      energy: 'Energía',
      surplus: 'Excedentes',
      fixed: 'Cuota fija',
      excess_power: 'Exceso de potencia',
      reactive_over_80: 'Reactiva, cos φ de 0,80 a 0,95',
      reactive_below_80: 'Reactiva, cos φ menor de 0,80',
      discount: 'Descuento',
      market: 'Precio de mercado, de cada hora',
      market_addition: 'Además del mercado: peajes, cargos y gestión',
      market_surplus: 'Excedentes, según el mercado de cada hora',
      market_surplus_fee: 'Se descuenta de los excedentes: gestión',
    },
    units: {
      'EUR/kW/year': '€/kW y año',
      'EUR/kW/day': '€/kW y día',
      'EUR/kWh': '€/kWh',
      'EUR/kvarh': '€/kvarh',
      'EUR/year': '€ al año',
      'EUR/month': '€ al mes',
      'EUR/day': '€ al día',
      EUR: '€',
      '%': '%',
    },
    closing: (day: string, hash: string) => `Así se envió el ${day}. SHA-256 de los datos: ${hash}`,
    contract: {
      title: (reference: string) => `Contrato de suministro ${reference}`,
      answer: 'Lo que se firma: qué se contrata, a qué precio y en qué condiciones.',
      closing: (day: string, hash: string) =>
        `Pedido el ${day}. Se firma con un código o en la página del proveedor de firma; la prueba de la firma se guarda aparte. SHA-256 de los datos: ${hash}`,
      fileName: (reference: string) => `Contrato ${reference}`,
    },
    fileName: (reference: string) => `Resumen ${reference}`,
  },
}
