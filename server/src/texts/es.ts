import { requestWords } from '@endoll/api/request-words/es.ts'
import { satisfactionWords } from '@endoll/api/satisfaction-words/es.ts'
import { billWords } from '@endoll/api/bill-words/es.ts'
import type { LineKind, TaxName } from '@endoll/domain/billing/bill.ts'
import type { InvoiceType } from '@endoll/domain/billing/invoice-type.ts'
import { messages as bill } from '../documents/bill/messages/es.ts'
import { messages as claim } from '../documents/claim/messages/es.ts'
import { messages as contract } from '../documents/contract/messages/es.ts'
import { messages as newContract } from '../documents/pre-contract/messages/es.ts'
import { messages as priceNotice } from '../documents/price-notice/messages/es.ts'
import { messages as renewalLetter } from '../documents/renewal-letter/messages/es.ts'
import { messages as request } from '../documents/request/messages/es.ts'
import { messages as mails } from '../mails/messages/es.ts'
import { personalData } from './personal-data/es.ts'
import { prices } from './prices/es.ts'
import { push } from './push/es.ts'

/** Every word that the server writes itself. */
export const texts = {
  /** Documents and mails. */
  bill,
  claim,
  contract,
  request,
  newContract,
  priceNotice,
  renewalLetter,
  personalData,
  ownReadings: {
    subject: 'Lecturas del contador',
    magnitudes: { import: 'Consumo', export: 'Excedentes', gas_m3: 'Gas' },
    line: (name: string, figure: string, unit: string) => `${name}: ${figure} ${unit}`,
  },
  /** The case that has the distributor asked. */
  silentMeter: {
    subject: 'El contador no envía lecturas',
    text: (contract: string, cups: string, day: string) =>
      `No llegan las horas del contador del contrato ${contract} (CUPS ${cups}) desde el ${day}. Pido que se pregunte a la distribuidora qué ocurre y cuándo volverán a llegar.`,
  },
  /** Entries of a customer's own calendar. */
  calendar: {
    name: (organisation: string) => `Facturas de ${organisation}`,
    bill: (number: string, amount: string) => `Factura ${number}: ${amount}`,
    debit: (number: string, amount: string) => `Cargo en cuenta de ${amount} (factura ${number})`,
    payBy: (number: string, amount: string) => `Último día para pagar ${amount} (factura ${number})`,
    payPart: (number: string) => `Siguiente plazo de la factura ${number}`,
    nextBill: (contract: string) => `Próxima factura del contrato ${contract}, aproximadamente`,
    contractEnd: (contract: string) => `Vence el contrato ${contract}`,
    commitmentEnd: (contract: string) => `Termina el precio acordado del contrato ${contract}`,
  },
  receipt: {
    title: 'Justificante de pago',
    answer: (amount: string) => `Pagado: ${amount}`,
    detail: {
      card: (day: string) => `Con tarjeta, el ${day}.`,
      sepa_debit: (day: string) => `Con cargo en cuenta, el ${day}.`,
      bizum: (day: string) => `Por Bizum, el ${day}.`,
      unsaid: (day: string) => `El ${day}.`,
    },
    bills: 'Qué se ha pagado',
    bill: 'Factura',
    part: (number: string, { position, of }: { position: number; of: number }) =>
      `${number}, parte ${position} de ${of}`,
    rest: 'Queda por pagar de la factura',
    restOf: (number: string) => `Queda por pagar de la factura ${number}`,
    contract: 'Contrato',
    amount: 'Importe',
    payment: 'El pago',
    reference: 'Referencia',
    day: 'Fecha',
    payer: 'Cliente',
    nif: (nif: string) => `NIF ${nif}`,
    actedBy: 'Pagado en su nombre por',
    payee: 'Beneficiario',
    closing: 'Este justificante no sustituye a la factura.',
    fileName: (reference: string) => `pago-${reference}`,
  },
  /** The page of a failure that comes before the office's own page. */
  failurePage: {
    title: 'No hemos podido mostrar la página',
    busy: 'Hay mucha actividad en este momento. Se puede volver a probar dentro de unos segundos.',
    notFound: 'Esta dirección no lleva a ninguna página.',
    tooManyAttempts: 'Demasiados intentos seguidos. Se puede volver a probar más tarde.',
    signedOut: 'Vuelva a entrar para verla.',
    otherwise: 'Ahora mismo no ha sido posible. Se puede volver a probar dentro de un momento.',
    retry: 'Volver a probar',
    home: 'Ir al inicio',
    help: (phone: string) => `Si continúa, atendemos en el ${phone}.`,
  },
  /** What a long press on the icon of the home screen offers. */
  homeScreen: {
    pay: 'Facturas por pagar',
    reading: 'Dar la lectura del contador',
    help: 'No tengo luz',
  },
  /** What a page says in a browser older than those that are supported (web/supported-browsers.ts). */
  oldBrowser: (phone: string) =>
    `Este navegador es antiguo y puede que no muestre bien la página. Es mejor actualizarlo; mientras tanto, atendemos en el ${phone}.`,
  /** What a page says in a browser that runs no scripts. */
  withoutScripts: (phone: string) =>
    `Este navegador no ejecuta JavaScript. Sin él se puede entrar y leer lo principal; para lo demás, atendemos en el ${phone}.`,
  mails,
  prices,
  push,
  comparison: {
    lines: billWords.lines.kinds,
    taxes: billWords.lines.taxes,
    saves: (
      product: string,
      total: string,
      saving: string,
      { about, from, to }: Readonly<Record<'about' | 'from' | 'to', string>>,
    ) =>
      `Con **${product}** habrían sido ${total}: **${saving} menos**. En un año, unos ${about}: entre ${from} y ${to}.`,
    savesNothing: (product: string, total: string) =>
      `Con **${product}**, lo más barato que tenemos, habrían sido ${total}: **no se ahorra nada**.`,
    rests:
      'Son los precios de hoy con el consumo y los días de la factura, y los impuestos de esos días; sin descuentos ni servicios de la factura actual.',
    year: 'El año sale de esta sola factura, con el reparto usual del consumo por meses: depende de cuánto se gaste en los demás. Quien ya es cliente lo ve con sus propias horas en su contrato.',
    yearWithSun:
      'El año sale de esta sola factura, con el reparto usual del consumo por meses y el sol de cada mes en esa provincia: depende de cuánto se gaste y cuánto den las placas en los demás. Quien ya es cliente lo ve con sus propias horas en su contrato.',
    moved:
      'De los días de la factura no tenemos los impuestos: se ha usado el mismo número de días hasta hoy.',
    surplusNotPaid: 'El producto no paga los excedentes: no se han descontado.',
    surplusPaid: (here: string, there: string | undefined) =>
      `Los excedentes se descuentan a ${here}, hasta lo que cuesta la energía${there === undefined ? '' : `; en la factura, a ${there}`}.`,
    shared: 'El peaje de la factura ya no existe: su consumo se ha repartido entre los periodos de ahora.',
  },
  /** What the activation page shows after the form was sent, in every case. */
  activation: (phone: string, minutes: number) =>
    `Si los datos coinciden con los nuestros, hemos enviado a ese correo un enlace para elegir la clave. Sirve ${minutes} minutos. Si no llega, puede que el correo que tenemos sea otro, o que no tengamos ninguno: lo miramos en el ${phone}.`,
  /** Pages that mails link to, as in web/src/site/paths.ts; scripts/mail-links.test.ts compares them. */
  /** The page behind the link of a mail that closes a case. */
  satisfaction: {
    ...satisfactionWords,
    mail: 'Con el enlace del final se puede decir qué tal ha sido la atención; es una sola pregunta.',
    choose: 'Hace falta elegir una respuesta.',
    notNow: 'La consulta está abierta otra vez: la opinión se pide cuando esté respondida y cerrada.',
    wrong:
      'Este enlace no sirve o es demasiado antiguo. La opinión se puede dar en la consulta, en la oficina virtual.',
  },
  /** The page behind the link that ends mails. */
  unsubscribe: {
    title: 'Avisos por correo',
    lead: '¿Dejar de recibir avisos por correo?',
    button: 'No recibir más avisos',
    done: 'No se enviarán más avisos por correo.',
    owed: 'Lo que la ley obliga a comunicar, como los cambios de precios, seguirá llegando; y los correos de lo que se pide o se consulta. En la oficina virtual los avisos se siguen viendo.',
    wrong:
      'Este enlace no sirve o es demasiado antiguo. En el perfil de la oficina virtual se elige qué avisos llegan.',
  },
  pages: {
    notifications: '/avisos',
    request: '/solicitudes/',
    case: '/solicitudes/consulta/',
    withdraw: '/ver-contratos?function=withdrawal',
    profile: '/perfil',
    move: '/ver-contratos?function=endSupply&moving=',
    ownData: '/perfil/mis-datos',
    invoices: '/facturas',
    contact: '/atencion-al-cliente',
    help: '/ayuda',
    pay: '/pagar',
    callBack: '/te-llamamos',
    signContract: '/firmar-contrato/',
    password: '/recordar-clave',
    changePassword: '/cambio-de-clave',
    newHolder: '/nuevo-titular',
    invitation: '/invitacion',
    newContract: {
      electricity: '/nuevo-cliente-electricidad',
      gas: '/nuevo-cliente-gas',
      dual: '/nuevo-cliente-dual',
    },
  },
  /** At the foot of every document. */
  page: 'Página {page} de {pages}',
  /** The name of an attachment that has none. */
  attachment: 'documento',
  batterySheet: {
    sheet: 'Movimientos',
    one: 'Batería virtual',
    several: 'Baterías virtuales',
    columns: {
      battery: 'Batería',
      day: 'Fecha',
      contract: 'Contrato',
      invoice: 'Factura',
      deposit: 'Entra (€)',
      withdrawal: 'Sale (€)',
      balance: 'Saldo (€)',
      part: 'Del contrato (€)',
    },
  },
  accrualTable: {
    sheet: 'Provisión',
    title: 'Provisión de',
    kinds: { electricity: 'Electricidad', gas: 'Gas' },
    columns: {
      kind: 'Suministro',
      contract: 'Contrato',
      cups: 'CUPS',
      address: 'Dirección',
      from: 'Desde',
      to: 'Hasta',
      energy: 'Energía (kWh)',
      amount: 'Importe sin IVA, IGIC ni IPSI (€)',
      reversal: 'Se revierte el',
    },
  },
  monthTable: {
    sheet: 'Facturas',
    title: 'Facturas del mes',
    lines: {
      power: 'Potencia (€)',
      excess_power: 'Excesos de potencia (€)',
      fixed: 'Término fijo (€)',
      energy: 'Energía (€)',
      reactive: 'Energía reactiva (€)',
      surplus: 'Excedentes (€)',
      battery: 'Batería virtual (€)',
      discount: 'Descuentos (€)',
      social_bonus_financing: 'Financiación del bono social (€)',
      social_bonus: 'Bono social (€)',
      meter_rental: 'Alquiler del contador (€)',
      service: 'Servicios (€)',
      adjustment: 'Ajustes (€)',
      late_activation: 'Activación tardía del autoconsumo (€)',
      interest: 'Intereses (€)',
    } satisfies Record<LineKind, string>,
    taxes: {
      electricity_tax: 'Impuesto eléctrico (€)',
      hydrocarbon_tax: 'Impuesto de hidrocarburos (€)',
      IVA: 'IVA',
      IGIC: 'IGIC',
      IPSI: 'IPSI',
    } satisfies Record<TaxName, string>,
    base: 'Base imponible (€)',
    rate: (tax: string, percent: string) => `${tax} ${percent.replace('.', ',')} %`,
    baseOf: (tax: string) => `Base ${tax} (€)`,
    amountOf: (tax: string) => `Cuota ${tax} (€)`,
  },
  invoiceSheet: {
    sheet: 'Facturas',
    electricity: 'Facturas de electricidad',
    gas: 'Facturas de gas',
    customers: 'Facturas de todos los clientes',
    columns: {
      customer: 'Cliente',
      number: 'Número',
      type: 'Tipo',
      rectifies: 'Factura rectificada',
      day: 'Fecha',
      dueDay: 'Vencimiento',
      from: 'Desde',
      to: 'Hasta',
      contract: 'Contrato',
      cups: 'CUPS',
      address: 'Dirección',
      tariff: 'Tarifa de acceso',
      product: 'Producto',
      partner: 'Titular de la factura',
      nif: 'NIF',
      energy: 'Energía (kWh)',
      total: 'Importe (€)',
      pending: 'Pendiente (€)',
      debt: 'Vencido (€)',
      status: 'Estado',
      paying: 'Cómo se paga',
    },
    types: {
      N: 'Normal',
      A: 'Anuladora',
      B: 'Anuladora con rectificación',
      R: 'Rectificadora',
      RA: 'Rectificadora por diferencia',
      C: 'Complementaria',
      G: 'Regularizadora',
    } satisfies Record<InvoiceType, string>,
    statuses: billWords.statuses,
    /** How it is paid that is not paid yet; `reference` is that of the one transfer. */
    paying: {
      bank: 'La cobra el banco',
      transfer: 'Por transferencia',
      grouped_transfer: (reference: string) => `Con otras, en una transferencia: ${reference}`,
      card: 'Con tarjeta',
      overdue: 'Vencida: pendiente de pago',
      parts: 'A plazos, por el cliente',
    },
  },
  /** Why a request was rejected, by the code with which it came. */
  rejections: {
    '03': 'El NIF no coincide con el que tiene la distribuidora.',
    '12': 'El suministro está cortado por impago.',
    '15': 'La potencia de un periodo es mayor que la del siguiente.',
    '22': 'La potencia pasa de la que la instalación tiene reconocida.',
    '26': 'No se pudo llegar al contador.',
    '32': 'Es un suministro esencial, que no se puede cortar.',
    '34': 'Hay una orden judicial o administrativa que no deja cortar el suministro.',
    '36': 'El NIF no es correcto.',
    '37': 'La distribuidora tiene otra solicitud en curso para este suministro.',
    '38': 'La distribuidora tiene otra solicitud en curso para este suministro.',
    '39': 'La distribuidora tiene otra solicitud en curso para este suministro.',
    '40': 'La distribuidora tiene otra solicitud en curso para este suministro.',
    '65': 'La potencia se cambió hace poco y todavía no se puede volver a cambiar.',
    C1: 'Hay un cambio de compañía en marcha, y va antes que la baja.',
    D1: 'El suministro tiene bono social: antes, renuncie a él o cámbielo de suministro.',
    account_not_valid: 'El banco dice que la cuenta no existe o está cerrada.',
    already_so: 'Los datos del contrato ya son los que se pedían: no hace falta firmar nada.',
    new_holder_declined: 'Quien iba a ser el nuevo titular no lo ha aceptado: el contrato sigue como estaba.',
    payer_not_owner: 'El banco dice que la cuenta no es de la persona que paga.',
    instalments_declined: 'No podemos repartir esta factura en tantos plazos.',
  },
  /** Why a supply cannot be contracted. */
  unavailable: {
    not_valid: 'El CUPS no es válido.',
    own_contract: 'Este suministro ya tiene un contrato con nosotros, o uno en trámite.',
    gas: 'Este CUPS es de gas: aquí se contrata electricidad.',
    electricity: 'Este CUPS es de electricidad: aquí se contrata gas.',
  },
  weekDays: requestWords.happy_day,
}
