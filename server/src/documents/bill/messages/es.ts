import { billWords } from '@endoll/api/bill-words/es.ts'
import type { SupplyKind } from '@endoll/api/contracts.ts'
import { messages as pvpc } from '../pvpc/messages/es.ts'

const energies = { electricity: 'electricidad', gas: 'gas' } satisfies Record<SupplyKind, string>

export const messages = {
  pvpc,
  fileName: (number: string) => `Factura ${number}`,
  title: (kind: SupplyKind, number: string) => `Factura de ${energies[kind]} ${number}`,
  answer: {
    charge: (amount: string) => amount,
    refund: (amount: string) => `Devolución de ${amount}`,
    nothing: 'No hay nada que pagar',
    credit: (amount: string) => `${amount} a favor del cliente`,
  },
  battery: {
    kept: ({ value, compensated, kept }: { value: string; compensated: string; kept: string }) =>
      `Los excedentes valen ${value} antes de impuestos: ${compensated} se han descontado y ${kept} han ido a la batería virtual.`,
    taken: (taken: string) => `Esta factura ha gastado ${taken} de la batería virtual.`,
    balance: (balance: string) => `Después de esta factura quedan ${balance} en la batería virtual.`,
  },
  paying: {
    directDebit: (day: string) => `Se cobra el ${day} por domiciliación.`,
    directDebitIn: (day: string, account: string) => `Se cobra el ${day} en la cuenta acabada en ${account}.`,
    directDebitUndated: 'Se cobra por domiciliación.',
    transfer: (day: string) => `Último día para pagarla por transferencia: ${day}.`,
    transferUndated: 'Páguela por transferencia.',
    card: (day: string) => `Último día para pagarla con tarjeta en la oficina virtual: ${day}.`,
    cardUndated: 'Páguela con tarjeta en la oficina virtual.',
    grouped: 'Se cobra junto con otras facturas, en un solo recibo.',
    groupedTransfer: ({
      sum,
      count,
      reference,
      account,
    }: {
      sum: string
      count: string
      reference: string
      account: string | undefined
    }) =>
      `Se paga con otras facturas (${count} en total) con una sola transferencia de ${sum}, con el concepto ${reference}${account === undefined ? '' : `, a la cuenta ${account}`}.`,
    refund: 'El importe se devuelve por el mismo medio por el que se cobró.',
  },
  /** What a bill that changes another one does, with the other's number and, where known, its day. */
  corrects: {
    A: (other: string) => `Esta factura anula la ${other}.`,
    B: (other: string) => `Esta factura anula la ${other}; otra la sustituye.`,
    R: (other: string) => `Esta factura sustituye a la ${other}, que queda anulada.`,
    RA: (other: string) => `Esta factura corrige la ${other}: cobra o devuelve solo la diferencia.`,
    C: (other: string) => `Esta factura completa la ${other} con consumos que faltaban.`,
    G: (other: string) => `Esta factura regulariza la ${other}.`,
  },
  correctsUnnamed: {
    A: 'Esta factura anula una anterior.',
    B: 'Esta factura anula una anterior; otra la sustituye.',
    R: 'Esta factura sustituye a una anterior, que queda anulada.',
    RA: 'Esta factura corrige una anterior: cobra o devuelve solo la diferencia.',
    C: 'Esta factura completa otra anterior con consumos que faltaban.',
    G: 'Esta factura regulariza consumos de facturas anteriores.',
  },
  /** For rectifying invoices by law, not for additional charges. */
  rectifying: {
    A: 'Factura rectificativa.',
    B: 'Factura rectificativa.',
    R: 'Factura rectificativa.',
    RA: 'Factura rectificativa.',
    C: '',
    G: '',
  },
  correctionReason: (reason: string) => `Motivo: ${reason}.`,
  verifactu: {
    title: 'QR tributario',
    legend: 'Factura verificable en la sede electrónica de la AEAT. VERI*FACTU',
    alt: 'Código QR de VERI*FACTU con la dirección en la que se comprueba esta factura.',
  },
  otherOf: (number: string, day: string) => `${number}, del ${day}`,
  highlights: {
    refund: 'Total que se devuelve',
    period: 'Periodo facturado',
    energy: 'Consumo facturado',
    energyPerDay: (energy: string) => `${energy} al día`,
    estimated: 'Una parte es estimada',
    issued: 'Fecha de la factura',
    charged: 'Se cobra el',
    due: 'Último día para pagar',
  },
  period: (from: string, to: string) => `${from} – ${to}`,
  summary: {
    title: 'Qué se paga',
    refundTitle: 'Qué se devuelve',
    concept: 'Concepto',
    amount: 'Importe',
    total: 'Total',
  },
  ...billWords.lines,
  lines: {
    title: 'La factura, línea a línea',
    concept: 'Concepto',
    calculation: 'Cálculo',
    amount: 'Importe',
    days: (days: string) => `${days} ${days === '1' ? 'día' : 'días'}`,
    perYear: (unit: string) => `${unit}/año`,
    ofYear: (days: string, year: string) => `${days} ÷ ${year}`,
    perDay: (unit: string) => `${unit}/día`,
    perMonth: (unit: string) => `${unit}/mes`,
    months: (months: string) => `${months} meses`,
    reducedTax: 'base reducida por el uso de la energía',
    taxOf: (rate: string, base: string) => `${rate} % de ${base}`,
    capped: {
      surplus: (product: string, computed: string) =>
        `${product} = ${computed}; se descuenta como mucho lo que cuesta la energía`,
      battery: (product: string) => `${product}; se usa solo lo que admite la factura`,
    },
    from: (from: string, to: string) => `del ${from} al ${to}`,
  },
  destination: {
    title: 'Adónde va el dinero',
    part: 'Parte',
    amount: 'Importe',
    share: 'Del total',
    alt: (parts: string) => `Barra con el reparto del importe: ${parts}.`,
    names: billWords.destinations,
    note: 'Peajes y cargos los fija la regulación: son iguales en todas las comercializadoras.',
  },
  history: {
    title: 'Consumo facturado en los últimos meses',
    month: 'Periodo',
    energy: 'kWh',
    amount: '€',
    less: (percent: string, month: string) => `Un ${percent} menos que en ${month}.`,
    more: (percent: string, month: string) => `Un ${percent} más que en ${month}.`,
    same: (month: string) => `Lo mismo que en ${month}.`,
    perDay: (energy: string) => `En este periodo, ${energy} de media al día.`,
    estimated: 'Rayado y con *: consumo estimado en parte.',
    alt: (months: string) => `Barras con el consumo facturado: ${months}.`,
  },
  readings: {
    title: 'Lecturas',
    period: 'Periodo',
    previous: 'Lectura anterior',
    current: 'Lectura actual',
    quantity: 'Consumo',
    method: 'Cómo se sabe',
    real: 'Real',
    estimated: 'Estimada',
    unread: 'Curva horaria',
    at: (reading: string, day: string) => `${reading} (${day})`,
    magnitudes: billWords.magnitudes,
    meter: (meter: string) => `contador ${meter}`,
    severalRows:
      'Hay varias filas de una misma medida porque el contador se cambió o se leyó más de una vez: las energías se suman y, de las potencias, cuenta la mayor.',
    conversion: (factor: string) => `1 m³ equivale aquí a ${factor} kWh.`,
  },
  access: {
    title: 'De lo anterior, peajes y cargos',
    columns: { tolls: 'Peajes', charges: 'Cargos', both: 'Peajes y cargos' },
    total: 'En total',
    provision: ({
      year,
      tollsOn,
      chargesOrder,
    }: {
      year: string
      tollsOn: string | undefined
      chargesOrder: string
    }) =>
      `Precios de ${year}: peajes, ${tollsOn === undefined ? 'resolución de la CNMC' : `resolución de la CNMC de ${tollsOn}`}; cargos, ${chargesOrder}.`,
    charges: ({
      parts: [renewables, deficit, islands, others],
      source,
    }: {
      parts: readonly string[]
      source: string
    }) =>
      `De los cargos: renovables, cogeneración y residuos, ${renewables}; anualidades del déficit, ${deficit}; sobrecoste de generación en territorios no peninsulares, ${islands}; otros, ${others} (${source}).`,
  },
  more: {
    renewal: 'Renovación del bono',
    bonusRenewal: {
      customer: (day: string) =>
        `Para que siga, pida la renovación a más tardar el ${day}; si no, deja de aplicarse, y puede volver a pedirlo`,
      retailer: (day: string) =>
        `Se renueva si se siguen cumpliendo los requisitos: se comprueba el ${day} como muy tarde, y la factura siguiente lo dice. Si no, se pueden aportar documentos o volver a pedirlo`,
    },
    title: 'Más datos del suministro',
    spent: 'Gasto al día',
    spentNow: (amount: string) => `${amount} de media en este periodo`,
    spentBefore: (amount: string, from: string) => `${amount} de media desde el ${from}`,
    yearUse: 'Consumo en un año',
    retailers: 'Comercializadoras',
    retailersNote:
      'Se puede elegir PVPC, precio fijo anual o mercado libre. Las de referencia tienen que suministrar a PVPC a quien puede tenerlo.',
    bonus: 'Bono social',
    bonusNote: (phone: string) => `Qué hay que cumplir para tenerlo. También en el ${phone}.`,
    meter: 'Contador',
    segment: 'Segmento de cargos',
    demand: 'Máxima del último año',
    hours: 'Consumo por horas',
    hoursOfOne: 'El portal de su distribuidora.',
    hoursOfAll: 'El portal común de las distribuidoras.',
    pressure: 'Presión',
    calorific: 'Poder calorífico',
    calorificNote: 'El de su municipio lo publica el gestor técnico del sistema.',
    sendReading: 'Lectura real',
    sendReadingTo: (phone: string | undefined) =>
      `Esta factura es estimada. Dé la lectura del contador a la distribuidora${phone === undefined ? '' : `, en el ${phone},`} o en la oficina virtual, en la página del contrato.`,
    history: 'Antes de lo dibujado',
    efficiency: 'Ahorro de energía',
    efficiencyRegion: 'El organismo de energía de su comunidad autónoma',
    regulatedBy: 'Precios fijados por',
    data: 'Los datos',
    dataWhere:
      'En la oficina virtual: con qué lecturas, horas y precios se calcula cada importe, y las facturas de los últimos años.',
  },
  label: {
    title: (year: string) => `Origen de la electricidad en ${year} e impacto ambiental`,
    text: 'La electricidad que llega por la red es la misma para todos. Lo que cambia es de qué origen es la que compra cada comercializadora.',
    origin: 'Origen',
    impact: 'Impacto',
    spain: 'España',
    sources: {
      renewable: 'Renovable',
      cogeneration: 'Cogeneración de alta eficiencia',
      combined_cycle: 'Ciclos combinados de gas natural',
      coal: 'Carbón',
      fuel: 'Fuel/gas',
      nuclear: 'Nuclear',
      other: 'Otras no renovables',
    },
    co2: 'Emisiones de CO₂ equivalente',
    waste: 'Residuos radiactivos de alta actividad',
    alt: (name: string, sources: string) => `Origen de la electricidad de ${name}: ${sources}.`,
    note: (source: string) =>
      `De la A (menos impacto) a la G (más), frente a la media de España. Fuente: ${source}.`,
  },
  supply: {
    title: 'Suministro',
    cups: 'CUPS',
    address: 'Dirección',
    cadastral: 'Ref. catastral',
    tariff: 'Peaje',
    powers: 'Potencia',
    product: 'Producto',
    renewable: 'Electricidad de origen renovable.',
    bonus: 'Bono social',
    bonusDiscounted: (energy: string) => `${energy} con derecho al descuento`,
    bonusLimit: (limit: string) => `Límite de estos días: ${limit}`,
    bonusLimitCarried: (limit: string, carried: string) =>
      `Límite de estos días: ${limit}, más ${carried} no consumidos en los doce meses anteriores`,
    bonusBeyond: (energy: string) => `${energy} por encima del límite, sin descuento`,
    bonusUntil: (day: string) => `Se aplica hasta el ${day}`,
    contract: 'Contrato',
    commitment: 'Precio hasta',
    market: { free: 'mercado libre', last_resort: 'tarifa de último recurso', pvpc: 'PVPC, precio regulado' },
    end: 'Finaliza',
    endRenews: (day: string) => `${day}, y se renueva`,
    penalty: 'Penalización',
    penaltyUntil: (percent: string, day: string) =>
      `Hasta el ${day}, como mucho el ${percent} % de la energía que quede`,
    noPenalty: 'Ninguna por dejarlo',
    distributor: 'Distribuidora',
    reference: (reference: string) => `Ref. de acceso ${reference}`,
  },
  customer: {
    title: 'Cliente',
    partner: 'Factura a',
    nif: (nif: string) => `NIF ${nif}`,
    owner: 'Titular',
  },
  retailer: { nif: (nif: string) => `NIF ${nif}` },
  help: {
    title: 'A quién llamar',
    faults: 'Averías',
    faultsNote: 'La distribuidora, dueña de la red.',
    faultsFree: 'La distribuidora: a todas horas, gratuito.',
    free: 'Gratuito.',
    claimsAddress: 'Por carta',
    timesText: (bill: string, hours: string, rest: string) =>
      `Respuesta: facturas, ${bill} días; cortes, ${hours}; lo demás, ${rest} días hábiles.`,
    elsewhere: 'Sin acuerdo',
    customer: 'Dudas',
    claims: 'Reclamaciones',
    claimsNote:
      'Si la respuesta no convence: servicios de consumo de la comunidad autónoma o Junta Arbitral de Consumo.',
    email: 'Correo',
    website: 'Web',
  },
  qr: {
    title: 'Comparar ofertas',
    text: 'Este código lleva los datos de la factura al comparador público de la CNMC, sin teclear nada.',
    alt: 'Código QR que abre el comparador de ofertas de la CNMC con los datos de esta factura.',
    link: 'Abrir el comparador de la CNMC',
  },
}
