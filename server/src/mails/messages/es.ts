import { enquiry } from '../enquiry-messages/es.ts'
import { account } from '../account-messages/es.ts'
import { delegation } from '../delegation-messages/es.ts'
import { payment } from '../payment-messages/es.ts'
import { anotherTerm } from '../terms/es.ts'

export const messages = {
  /** Without a name if somebody else may have typed it. */
  greeting: (name: string | null) => (name ? `Hola, ${name}:` : 'Hola:'),
  ofContract: (what: string, contract: string) => `${what}, contrato ${contract}`,
  ofContracts: (what: string, contracts: number) => `${what}, contratos: ${contracts}`,
  acknowledged: {
    sent: 'Enviado el',
    contractWithdrawn: (contract: string) =>
      `Hemos recibido el desistimiento del contrato ${contract}. Va adjunto en PDF, para guardarlo.`,
    productWithdrawn: (contract: string, from: string, to: string) =>
      `Hemos recibido el desistimiento del cambio de producto a ${from} del contrato ${contract}, que sigue con ${to}. Va adjunto en PDF, para guardarlo.`,
  },
  states: {
    waiting_signature: {
      subject: (what: string) => `Falta la firma: ${what}`,
      lead: 'Hemos recibido la solicitud. Para que siga adelante falta firmarla.',
      more: (day: string) => `Se puede firmar hasta el ${day}; después caduca y no se hace ningún cambio.`,
      action: 'Leer y firmar',
    },
    waiting_acceptance: {
      subject: (what: string) => `Falta que acepte el nuevo titular: ${what}`,
      lead: 'La firma está recibida. Hemos escrito al nuevo titular para que acepte y firme.',
      more: (day: string) =>
        `Puede aceptar hasta el ${day}; después la solicitud caduca y todo sigue como estaba.`,
      action: 'Ver la solicitud',
    },
    sent: {
      subject: (what: string) => `En camino: ${what}`,
      lead: 'La solicitud ya está enviada. No tiene que hacer nada más.',
      more: (day: string) =>
        `Lo normal es que esté en vigor como muy tarde el ${day}. Avisaremos por correo.`,
      action: 'Ver la solicitud',
    },
    accepted: {
      subject: (what: string) => `Aceptada: ${what}`,
      lead: 'La solicitud está aceptada. Falta que el cambio se haga efectivo.',
      more: (day: string) => `Lo normal es que esté en vigor como muy tarde el ${day}.`,
      planned: (day: string) => `Entrará en vigor el ${day}. Hasta entonces todo sigue como está.`,
      action: 'Ver la solicitud',
    },
    rejected: {
      subject: (what: string) => `No se ha podido hacer: ${what}`,
      lead: 'La solicitud ha sido rechazada y todo sigue como estaba.',
      more: (reason: string) => `Motivo: ${reason}`,
      action: 'Ver la solicitud',
    },
    effective: {
      subject: (what: string) => `Hecho: ${what}`,
      lead: 'El cambio ya está en vigor.',
      more: (day: string) => `Se aplica desde el ${day}.`,
      refused: (contracts: number) =>
        `Contratos en los que no se ha podido: ${contracts}. La solicitud dice por qué.`,
      action: 'Ver la solicitud',
    },
    withdrawn: {
      subject: (what: string) => `Retirada: ${what}`,
      lead: 'La solicitud se ha retirado y todo sigue como estaba.',
      more: '',
      action: 'Ver la solicitud',
    },
    expired: {
      subject: (what: string) => `Caducada: ${what}`,
      lead: 'La solicitud no se ha firmado a tiempo y ha caducado. Todo sigue como estaba; se puede pedir de nuevo.',
      more: '',
      action: 'Ver la solicitud',
    },
  },
  code: {
    subject: (code: string) => `${code} es el código para firmar`,
    lead: (what: string) => `Con este código se firma: ${what}.`,
    more: (minutes: number) => `Sirve durante ${minutes} minutos y una sola vez.`,
    warning:
      'Si usted no ha pedido este código, alguien ha entrado en su cuenta: cambie la clave y llámenos. Nunca lo pedimos por teléfono.',
  },
  notice: {
    iban: {
      subject: 'Se ha pedido cambiar la cuenta bancaria',
      lead: 'Se ha pedido cambiar la cuenta bancaria en la que se cobran las facturas.',
    },
    contact_email: {
      subject: 'Los avisos irán a otro correo',
      lead: 'Los avisos de este contrato irán a partir de ahora a otra dirección de correo.',
    },
    contact_mobile: {
      subject: 'Ha cambiado el móvil de contacto',
      lead: 'Ha cambiado el teléfono móvil al que van los avisos de este contrato.',
    },
    account_email: {
      subject: 'Se ha pedido cambiar el correo de acceso',
      lead: 'Se ha pedido entrar en la oficina virtual con otra dirección de correo. El cambio tendrá efecto cuando se confirme desde la nueva; hasta entonces sigue siendo válida esta.',
    },
  },
  noticeWarning: (phone: string) => `Si usted no ha pedido este cambio, llame cuanto antes al ${phone}.`,
  payment,
  keptAnswers: {
    subject: {
      electricity: 'Para seguir con el contrato de la luz',
      gas: 'Para seguir con el contrato del gas',
      dual: 'Para seguir con los contratos de la luz y el gas',
    },
    lead: 'Con este enlace se sigue donde se dejó el formulario, también en otro dispositivo. Se pide el NIF que se escribió.',
    more: (days: number) =>
      `Las respuestas se borran a los ${days} días sin seguir. Hasta entonces el enlace sirve las veces que haga falta.`,
    action: 'Seguir',
    warning: 'Si usted no lo ha pedido, borre este correo: sin el NIF el enlace no enseña nada.',
  },
  enquiry,
  case: {
    case: {
      opened: {
        subject: (reference: string) => `Hemos recibido la consulta ${reference}`,
        lead: 'Hemos recibido la consulta. Responderemos en la oficina virtual y por correo.',
      },
      answered: {
        subject: (reference: string) => `Hay una respuesta: consulta ${reference}`,
        lead: 'Hemos respondido a la consulta:',
      },
      closed: {
        subject: (reference: string) => `Consulta cerrada: ${reference}`,
        lead: (days: number) =>
          `Hemos respondido a la consulta y la hemos cerrado. Si no queda resuelta, se puede volver a abrir durante ${days} días.`,
      },
    },
    claim: {
      opened: {
        subject: (reference: string) => `Reclamación registrada: ${reference}`,
        lead: 'Hemos registrado la reclamación.',
      },
      answered: {
        subject: (reference: string) => `Hay una respuesta: reclamación ${reference}`,
        lead: 'Hemos respondido a la reclamación:',
      },
      closed: {
        subject: (reference: string) => `Reclamación cerrada: ${reference}`,
        lead: (days: number) =>
          `Hemos respondido a la reclamación y la hemos cerrado. Si no queda resuelta, se puede volver a abrir durante ${days} días.`,
      },
    },
    acknowledgement: 'El justificante en PDF está en la reclamación, en la oficina virtual.',
    due: (day: string) => `Responderemos el ${day} como muy tarde.`,
    files: (count: number) =>
      count === 1
        ? 'La respuesta trae un archivo, que se puede descargar en la oficina virtual.'
        : `La respuesta trae ${count} archivos, que se pueden descargar en la oficina virtual.`,
    subject: 'Asunto',
    action: 'Ver la conversación',
  },
  notifications: {
    subject: (count: number, first: string) => (count === 1 ? first : `${count} avisos`),
    lead: 'Esto es lo que ha pasado:',
    owed: 'La ley nos obliga a enviar este aviso, también a quien no quiere otros.',
    action: 'Ver los avisos',
    unsubscribe: 'No recibir más avisos por correo',
    settings: 'Elegir qué avisar y dónde',
    contract: (name: string) => `Contrato ${name}.`,
    bill: (amount: string) => `Nueva factura: ${amount}`,
    number: (number: string) => `Factura ${number}.`,
    due: (number: string, day: string) => `Factura ${number}, con vencimiento el ${day}.`,
    charged: (number: string, day: string) => `Factura ${number}. Se cobra el ${day} por domiciliación.`,
    charge: (amount: string, day: string) => `El ${day} se cobrarán ${amount}`,
    payment: {
      failed: (amount: string) => `El pago de ${amount} no ha llegado`,
      refunded: (amount: string) => `Se han devuelto ${amount}`,
      partly_refunded: (amount: string) => `Se han devuelto ${amount}`,
      refund_failed: (amount: string) => `Una devolución de ${amount} no ha llegado`,
      charged_back: (amount: string) => `El banco ha retirado un pago de ${amount}`,
      paid: (amount: string) => `Se han pagado ${amount}`,
      ordered: (amount: string) => `Se ha pedido un cargo de ${amount}`,
    },
    returned: (amount: string) => `El banco ha devuelto un cobro de ${amount}`,
    givenBack: (amount: string) => `Se han devuelto ${amount}`,
    annulled: (number: string) => `Se ha anulado la factura ${number}`,
    takenBack: (amount: string, number: string) => `La factura ${number} resta ${amount}.`,
    pending: (number: string) => `La factura ${number} vuelve a estar pendiente.`,
    moved: 'La solicitud ha avanzado.',
    answered: 'Hay una respuesta.',
    prices: (day: string) => `Precios nuevos desde el ${day}`,
    leave: (product: string) => `${product}. Quien no los quiera puede dejar el contrato sin coste.`,
    renewal: (day: string) => `El contrato se renueva después del ${day}`,
    refuse: (day: string, months: number) =>
      `Se renueva por ${anotherTerm(months)} si usted no dice lo contrario. Si no quiere que se renueve, dígalo sin coste hasta el ${day}, en la oficina o por los medios del contrato.`,
    power: (demand: string) => `Potencia por encima de la contratada: ${demand}`,
    contracted: (number: string, power: string) => `Factura ${number}; la contratada es de ${power}.`,
    use: (limit: string) => `El consumo ha pasado de ${limit}`,
    soFar: (month: string, energy: string) => `En ${month} van ${energy}.`,
    billAbove: (limit: string) => `La próxima factura ya pasa de ${limit}`,
    comesTo: (amount: string) => `Hasta hoy suma ${amount}.`,
    meterSilent: (day: string) => `No llegan horas del contador desde el ${day}`,
    askDistributor: 'Puede pedirnos que preguntemos a la distribuidora.',
    meterBack: 'El contador vuelve a enviar horas',
    silentSince: (day: string) => `No llegaban desde el ${day}.`,
    aboveUsual: 'La próxima factura irá por encima de lo habitual',
    usual: (amount: string, usual: string) => `Será de unos ${amount}; lo habitual son ${usual} como mucho.`,
    month: (month: string, energy: string) => `El consumo de ${month}: ${energy}`,
    before: (before: string) => `El mes anterior fueron ${before}.`,
    yearBefore: (before: string) => `Un año antes, ${before}.`,
    cost: (amount: string, day: string, dayAmount: string) =>
      `La energía costó ${amount}; el día más caro fue el ${day}, con ${dayAmount}.`,
    presentBill: (amount: string, low: string, high: string) =>
      `La factura en curso va por ${amount} y acabará entre ${low} y ${high}.`,
  },
  newContract: {
    signing: 'la contratación del suministro',
    summary: {
      subject: (product: string) => `Resumen precontractual: ${product}`,
      lead: (product: string) =>
        `Hemos recibido la solicitud para contratar ${product}. Adjuntamos el resumen de lo que se contrata y a qué precio.`,
      more: 'Ahora falta leer el contrato y firmarlo; hasta entonces no cambia nada.',
      action: 'Leer el contrato y firmarlo',
    },
    signed: {
      subject: (product: string) => `Contrato firmado: ${product}`,
      lead: (product: string) => `El contrato de ${product} está firmado. Lo adjuntamos tal como se firmó.`,
      more: 'Ahora lo tramitamos con la distribuidora; avisaremos cuando esté activo.',
      action: 'Ver el contrato',
    },
    active: {
      subject: (product: string) => `Contrato activo: ${product}`,
      lead: (product: string) => `El contrato de ${product} ya está activo.`,
      more: 'La primera factura llega más o menos un mes después del primer día.',
      action: 'Ver el contrato',
    },
    documents_good: {
      subject: (product: string) => `Documentos comprobados: ${product}`,
      lead: (product: string) => `Hemos comprobado los documentos del contrato de ${product} y están bien.`,
      more: 'No tiene que hacer nada más con ellos.',
      action: 'Ver el contrato',
    },
    documents_bad: {
      subject: (product: string) => `Vuelva a enviar los documentos: ${product}`,
      lead: (product: string) =>
        `Hemos comprobado los documentos del contrato de ${product} y no nos sirven.`,
      more: '',
      again: (email: string) =>
        `Para enviarlos de nuevo basta con escribirnos a ${email} con los documentos y la referencia.`,
      action: 'Ver el contrato',
    },
    documentReasons: {
      unreadable: 'No se leen bien.',
      incomplete: 'Falta alguna cara o alguna página.',
      expired: 'Están caducados.',
      other_person: 'No son de quien contrata o del suministro que se contrata.',
      other: '',
    },
    product: 'Producto',
    since: 'Primer día con suministro',
    withdrawal: (day: string, email: string) =>
      `Se puede desistir del contrato, sin decir por qué y sin coste, hasta el ${day}. Cuando esté en la oficina virtual, desde el enlace de abajo; hasta entonces, escribiendo a ${email}.`,
    withdraw: 'Desistir del contrato aquí',
    warning: 'Si usted no ha pedido este contrato, avísenos cuanto antes.',
  },
  reminder: {
    subject: (number: string) => `Factura ${number} pendiente de pago`,
    lead: (number: string, amount: string) =>
      `De la factura ${number} quedan por pagar ${amount} y ya ha pasado el último día para hacerlo.`,
    /** Of a part of an agreed plan. */
    leadPart: (number: string, amount: string, { position, of }: { position: number; of: number }) =>
      `Se ha acordado pagar a plazos. Del plazo ${position} de ${of} quedan por pagar ${amount} de la factura ${number}, y ya ha pasado su último día.`,
    more: (days: number) =>
      `Se puede pagar desde aquí, sin entrar en la oficina virtual. El enlace sirve durante ${days} días y deja de servir cuando la factura está pagada.`,
    transfer: (number: string) =>
      `También se puede pagar por transferencia a la cuenta de abajo, con el número de la factura, ${number}, como concepto.`,
    /** Who does not trust the link needs none. */
    office: 'También puede pagarla entrando en la oficina virtual, sin este enlace.',
    help: (phone: string, isPart: boolean) =>
      `¿No puede ${isPart ? 'pagarlo' : 'pagarla'} ahora? Llámenos al ${phone}: le diremos ${isPart ? 'qué se puede hacer' : 'si se puede repartir en plazos'} y si su suministro está protegido frente al corte. Los servicios sociales de su ayuntamiento ayudan con facturas atrasadas.`,
    /** Asked for by RD 88/2026 art. 13.l. */
    sips: 'Mientras haya un impago, las distribuidoras pueden mostrar a otras comercializadoras el CUPS y el impago, aunque se haya pedido que no se cedan los datos del suministro (RD 88/2026 art. 8.4).',
    pvpc: 'Si el titular es una persona o una microempresa, este suministro puede acogerse al precio regulado (PVPC), y una persona que cumpla los requisitos puede pedir además el bono social. Solo lo hacen las comercializadoras de referencia; la lista está en la web de la CNMC, www.cnmc.es.',
    account: 'Cuenta para la transferencia',
    holder: 'Titular de la cuenta',
    bill: 'Factura',
    amount: 'Importe',
    due: 'Último día para pagar',
    action: 'Pagar la factura',
    paid: 'Si ya la ha pagado, no tiene que hacer nada.',
  },
  newHolder: {
    invitation: {
      subject: (name: string) => `${name} quiere que un suministro pase a su nombre`,
      lead: (name: string, town: string) =>
        `${name} nos ha pedido que su suministro en ${town} pase a nombre de usted. Si está de acuerdo, acéptelo en el enlace, indique una cuenta y firme. Mientras no lo acepte, no cambia nada.`,
      more: (day: string) => `El enlace sirve hasta el ${day}. También sirve para decir que no.`,
      action: 'Ver el suministro y responder',
    },
    signed: {
      subject: 'Copia de lo firmado: cambio de titular',
      lead: 'Adjuntamos lo que se ha firmado para ser titular del suministro, con la orden de domiciliación. Guárdelo.',
      more: 'Ahora lo tramitamos con la distribuidora. Avisaremos por correo cuando el contrato esté a su nombre; la copia estará también entre sus documentos.',
    },
    rejected: {
      subject: 'El cambio de titular no se ha podido hacer',
      lead: 'La distribuidora no ha podido hacer el cambio de titular. El contrato no cambia y no se cobrará nada.',
      more: (reason: string) => `Motivo: ${reason}`,
    },
    effective: {
      subject: 'El contrato ya está a su nombre',
      lead: (day: string) => `El cambio de titular está hecho: el contrato es suyo desde el ${day}.`,
      more: 'En la oficina virtual están el contrato, el consumo y las facturas desde ese día.',
      action: 'Ir a la oficina virtual',
    },
    supply: 'Suministro',
    contract: 'Contrato nuevo',
    warning:
      'Si este suministro no tiene nada que ver con usted, no hace falta hacer nada; también puede responder que no.',
  },
  passwordLink: {
    recovery: {
      subject: 'Enlace para elegir una clave nueva',
      lead: 'Se ha pedido un enlace para elegir una clave nueva de la oficina virtual.',
      action: 'Elegir una clave nueva',
    },
    activation: {
      subject: 'Falta elegir la clave para activar la cuenta',
      lead: 'La cuenta de la oficina virtual está preparada. Para activarla falta elegir la clave.',
      action: 'Activar la cuenta',
    },
    more: (minutes: number) =>
      `El enlace sirve durante ${minutes} minutos y una sola vez. Si se pide otro, solo sirve el último.`,
    warning: 'Si usted no lo ha pedido, no hace falta hacer nada: la clave sigue siendo la misma.',
  },
  account,
  newDevice: {
    subject: 'Acceso desde un navegador nuevo',
    lead: 'Alguien ha entrado en la cuenta de la oficina virtual desde un navegador que no se había usado antes.',
    more: (phone: string) =>
      `Si ha sido usted, no tiene que hacer nada. Si no, cierre las demás sesiones y cambie la clave en el perfil, o llame al ${phone}.`,
    device: 'Navegador',
    unknown: 'Desconocido',
    action: 'Ver las sesiones abiertas',
  },
  delegation,
  confirm: {
    subject: 'Falta confirmar la dirección de correo',
    lead: 'Esta es la dirección con la que se quiere entrar a partir de ahora en la oficina virtual. El cambio tendrá efecto cuando se confirme.',
    more: (day: string) => `El enlace sirve hasta el ${day}.`,
    action: 'Confirmar la dirección',
    warning: 'Si usted no lo ha pedido, no hace falta hacer nada.',
  },
  /** In place of those of `confirm`, of an address that is checked. */
  checkEmail: {
    subject: 'Comprobar que los correos llegan',
    lead: 'Este correo es para saber si los correos vuelven a llegar a esta dirección. Basta con abrir el enlace y confirmarlo.',
  },
  contract: 'Contrato',
  what: 'Solicitud',
  reference: 'Referencia',
  help: (phone: string, schedule: string) =>
    `Para cualquier duda, atendemos en el ${phone} (${schedule.charAt(0).toLowerCase()}${schedule.slice(1)}).`,
}
