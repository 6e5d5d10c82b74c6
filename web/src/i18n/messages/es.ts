import type { ErrorCode, FieldCode } from '@endoll/api/errors.ts'

/** Words that every page needs, prerendered ones included: keep this short. */
export const app = {
  skip: 'Ir al contenido',
  language: 'Idioma',
  close: 'Cerrar',
  /** A bill, by card. */
  pay: { button: 'Pagar', label: 'Pagar la factura {number}', several: 'Pagar varias facturas' },
  loading: 'Cargando…',
  home: 'Inicio de {name}',
  help: {
    title: '¿Hace falta ayuda?',
    call: 'Por teléfono, en el <phone></phone>',
    write: 'Por correo, a <email></email>',
  },
  legal: {
    label: 'Información legal',
    legalNotice: 'Aviso legal',
    privacy: 'Privacidad',
    cookies: 'Política de cookies',
    conditions: 'Condiciones de la oficina virtual',
    generalConditions: 'Condiciones generales de suministro',
    help: 'Ayuda',
    customerService: 'Atención y reclamaciones',
    accessibility: 'Accesibilidad',
    consent: 'Preferencias de cookies',
  },
  cookies: {
    title: 'Cookies',
    intro:
      'Utilizamos las cookies necesarias para que esta oficina funcione. Las demás son opcionales: sin permiso no se carga ninguna.',
    policy: 'Política de cookies',
    acceptAll: 'Aceptar todas',
    rejectAll: 'Rechazar todas',
    choose: 'Elegir',
    save: 'Guardar la elección',
    necessary: 'Necesarias',
    necessaryHint: 'Mantienen la sesión, el idioma y esta elección.',
    necessaryReason: 'Siempre activas: sin ellas no se puede entrar.',
    preferences: 'Preferencias',
    preferencesHint: 'Cómo se ven las páginas, y el chat si lo hay.',
    statistics: 'Estadística',
    statisticsHint: 'Nos ayudan a ver qué falla y qué cuesta encontrar.',
    marketing: 'Marketing',
    marketingHint: 'Permiten ofrecer información comercial a medida.',
  },
  failure: {
    title: 'Algo ha fallado por nuestra parte',
    safe: 'No se ha perdido nada de lo que ya estaba guardado.',
    reference: 'Referencia: {id}',
    retry: 'Volver a intentarlo',
    part: 'Esta parte de la página no se ha podido mostrar.',
    help: 'Si continúa, atendemos en el <phone></phone>.',
  },
} as const

export const errors = {
  /** What went wrong, by the code of the answer. `offline` is ours: no answer came. */
  code: {
    invalid_request: 'Hay datos que no podemos aceptar. Revíselos.',
    invalid_json: 'Ahora mismo no hemos podido hacer esta operación.',
    unauthenticated: 'La sesión ha terminado. Vuelva a entrar.',
    bad_credentials: 'Las credenciales introducidas no son correctas.',
    password_change_required: 'Antes de continuar, cambie la clave.',
    reauthentication_required: 'Confirme quién es para ver o cambiar esto.',
    delegation_ended: 'Ya no puede actuar por esta persona.',
    delegation_refused: 'Quien le deja actuar en su nombre no le permite hacer esto.',
    invitation_of_another:
      'La invitación es para otra dirección de correo: entre con la cuenta de esa dirección.',
    openid_refused: 'No hemos podido confirmar el acceso. Vuelva a empezar.',
    openid_email_unverified:
      'El proveedor de identidad no ha confirmado el correo electrónico. Confírmelo allí y vuelva a entrar.',
    identity_provider_unavailable:
      'El servicio de acceso no responde ahora. Se puede probar otra vez en unos minutos.',
    hand_off_invalid: 'Este enlace de acceso ya no sirve: dura muy poco y funciona una sola vez.',
    current_password_wrong: 'La clave actual no es correcta.',
    forbidden: 'Esta operación no está permitida.',
    not_found: 'No hemos encontrado lo que se busca.',
    same_power: 'La potencia pedida es la que ya hay: no se ha hecho ningún cambio.',
    process_running: 'Hay otro cambio de este contrato en curso. Cuando termine se puede pedir este.',
    contract_not_active: 'Solo se pueden cambiar contratos activos.',
    debt_pending: 'Hay facturas pendientes: páguelas antes.',
    withdrawal_not_possible: 'De este contrato no se puede desistir, o ya ha pasado el plazo.',
    erasure_not_possible: 'Todavía hay contratos, deudas o solicitudes que necesitan sus datos.',
    product_change_not_possible: 'Ahora no se puede cambiar el producto de este contrato.',
    power_change_too_soon: 'La potencia se cambió hace poco y todavía no se puede volver a cambiar.',
    tariff_without_power: 'Este contrato no tiene potencia contratada que se pueda cambiar.',
    battery_share_taken:
      'Entre todos los contratos la batería no puede pasar del 100 %: otro contrato ya usa una parte.',
    request_ended: 'La solicitud ya ha avanzado y no admite esta acción.',
    request_not_sent: 'La solicitud espera su firma: todavía no se ha enviado.',
    summary_not_sent:
      'El resumen precontractual todavía está saliendo por correo. Se puede firmar en cuanto haya salido.',
    case_closed: 'La consulta está cerrada y ya no admite mensajes.',
    case_open: 'La consulta todavía no está respondida y cerrada.',
    already_rated: 'La opinión de esta consulta ya estaba dada.',
    email_taken: 'Esta dirección ya es la de otra cuenta.',
    already_paid: 'Esta factura ya está pagada: no tiene que hacer nada más.',
    not_payable: 'No hay nada que pagar de esta factura, o se cobra de otra manera.',
    amount_differs: 'El importe pendiente ha cambiado. Revíselo antes de pagar.',
    payment_in_process: 'Ya hay un pago de esta factura en curso. No vuelva a pagar.',
    provider_unavailable: 'Ahora mismo no se puede pagar aquí. No se ha cobrado nada.',
    key_reused: 'Este envío ya se hizo con otros datos. Vuelva a empezar.',
    code_wrong: 'El código no es correcto.',
    code_used: 'Este código ya se ha usado: espere al siguiente de la aplicación.',
    code_expired: 'Este código ya no sirve. Se puede pedir otro.',
    passkey_refused: 'La llave de acceso no ha servido.',
    step_up_required: 'Este cambio pide una llave de acceso o un código.',
    confirmation_invalid: 'Este enlace ya no sirve: caducó, se usó o hay otro más nuevo.',
    signature_invalid: 'La firma del mensaje no es válida.',
    payload_too_large: 'Lo que se envía es demasiado grande.',
    unsupported_media_type: 'Ahora mismo no hemos podido hacer esta operación.',
    link_sent_just_now:
      'El enlace acaba de salir y puede tardar en llegar. Se puede volver a enviar dentro de un par de minutos.',
    too_many_attempts:
      'Demasiados intentos. {unit, select, minutes {Se puede volver a probar dentro de {count, plural, one {# minuto} other {# minutos}}.} hours {Se puede volver a probar dentro de {count, plural, one {# hora} other {# horas}}.} other {Aquí no se puede repetir más: para seguir, llámenos.}}',
    internal: 'Ahora mismo no hemos podido hacer esta operación.',
    documents_unavailable:
      'Ahora mismo no se pueden generar documentos aquí. Los datos siguen estando en pantalla.',
    busy: 'Hay mucha actividad en este momento. Se puede volver a probar dentro de unos segundos.',
    maintenance: 'Estamos de mantenimiento. Se puede volver a probar más tarde.',
    offline: 'No hay conexión. Cuando vuelva se puede repetir; lo que está escrito se conserva.',
  },
  /** Shown beside data that could not be read. */
  read: {
    retry: 'Volver a intentarlo',
    help: 'Si continúa, atendemos en el {phone}.',
    reference: 'Referencia: {id}',
  },
  /** What is wrong with a field, by the code beside it. */
  field: {
    required_field: 'Este dato es obligatorio.',
    not_valid: 'Este dato no es válido: revíselo.',
    too_long: 'El texto es demasiado largo: {limit, number} caracteres como máximo.',
    cups_field_not_valid: 'El CUPS no es válido: empieza por ES y está en la factura. Cópielo entero.',
    iban_field_invalid: 'El IBAN no es válido: alguna cifra no cuadra. Lo más seguro es copiarlo del banco.',
    iban_not_sepa: 'De una cuenta de ese país no se puede cobrar: tiene que ser de la zona SEPA.',
    vat_field_not_valid: 'El NIF no es válido: cópielo entero, con su letra.',
    name_not_valid: 'El nombre solo puede llevar letras, espacios, puntos, guiones y apóstrofos.',
    email_not_valid: 'El correo electrónico no es válido: tiene que ser como nombre@ejemplo.es.',
    email_letters:
      'A una dirección con tildes o ñ antes de la @ no podemos escribir: hace falta otra, como nombre@ejemplo.es.',
    mobile_not_valid:
      'El teléfono móvil no es válido: revise las cifras. Si no es de España, escríbalo con + y el prefijo del país.',
    cadastral_reference_not_valid: 'La referencia catastral no es válida: cópiela entera del recibo del IBI.',
    postal_code_length:
      'El código postal tiene {digits, number} cifras: escríbalas todas, también el cero del principio.',
    date_not_valid: 'La fecha no es válida: escriba día, mes y año.',
    start_after_end: 'La fecha inicial no puede ser posterior a la final: cambie alguna de ellas.',
    phone_not_valid:
      'El teléfono no es válido: revise las cifras. Si no es de España, escríbalo con + y el prefijo del país.',
    postal_code_not_valid: 'El código postal no existe: revíselo.',
    power_field_not_valid: 'Hace falta una potencia en kW, mayor que 0.',
    power_count: 'Hace falta una potencia para cada periodo.',
    power_step: 'La potencia va de {step} en {step} kW: redondéela.',
    power_over_limit: 'Con este peaje la potencia no puede pasar de {limit} kW: para pedir más, llámenos.',
    power_below_limit: 'Con este peaje alguna potencia tiene que pasar de {limit} kW: suba alguna.',
    power_order: 'No puede ser menor que la del periodo anterior: suba esta o baje aquella.',
    cut_not_accepted: 'Marque la casilla: ese día se corta el suministro.',
    below_peak_not_accepted: 'Marque la casilla que lo confirma, o pida más potencia.',
    same_iban: 'Es la cuenta que ya hay: hace falta otra.',
    owner_not_confirmed: 'Confirme que la cuenta es de quien paga.',
    already_acts: 'Esta persona ya actúa en su nombre.',
    too_many_delegates: 'No caben más personas ni invitaciones: termine antes alguna.',
    same_value: 'Es el dato que ya hay: hace falta otro.',
    reading_below_last:
      'Es menos de lo que el contador ya marcaba: un contador no vuelve atrás. Mírelo otra vez.',
    reading_above_usual: 'Es mucho más de lo habitual. Si el contador lo marca así, confírmelo.',
    password_too_short: 'La clave debe tener al menos {limit, number} caracteres.',
    password_not_valid:
      'La clave introducida no es válida: es demasiado fácil de adivinar. Sirven varias palabras juntas.',
    password_mismatch: 'La clave nueva y la validación no coinciden: escriba lo mismo las dos veces.',
    current_password_wrong: 'La clave actual no es correcta: vuelva a escribirla.',
  },
} as const satisfies {
  code: Record<ErrorCode | 'offline', string>
  field: Record<FieldCode, string>
  read: Record<'retry' | 'help' | 'reference', string>
}

declare module '../messages.ts' {
  interface AppMessages {
    app: typeof app
    errors: typeof errors
  }
}
