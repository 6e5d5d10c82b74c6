const ownData = {
  title: 'Mis datos',
  answer: 'Qué guardamos de usted, cuánto tiempo y quién lo ha visto.',
  toProfile: 'Perfil',
  loading: 'Cargando sus datos',
  unread: 'No hemos podido cargar sus datos',
  safe: 'No ha cambiado nada.',
  looks: {
    title: 'Quién ha visto sus datos',
    none: 'Nadie más que usted ha entrado a ver sus datos en esta oficina.',
    delegate: 'Actúa en su nombre',
    agent: 'De nuestro equipo · Motivo: {why}',
    paid: '{count, plural, one {Pagó una vez} other {Pagó # veces}}',
    wrote: '{count, plural, one {Nos escribió una vez} other {Nos escribió # veces}}',
    newest: 'Estas son las {count} últimas anotaciones.',
    whoMay: 'Quién puede actuar en su nombre',
  },
  copy: {
    title: 'Copia de todo',
    what: 'Un archivo ZIP con todo lo que guardamos: los datos en JSON, las facturas y los contratos en PDF y el consumo por horas en el formato de Datadis.',
    ask: 'Pedir la copia',
    again: 'Pedir otra copia',
    asking: 'Pidiendo la copia',
    notAsked: 'La copia no se ha pedido.',
    making: 'Estamos preparando la copia. Le mandaremos un correo cuando esté.',
    failed: 'La copia no se ha podido preparar.',
    ready: 'La copia está lista. Se puede descargar hasta el {day}.',
    download: 'Descargar la copia',
  },
  kept: {
    title: 'Qué guardamos, cuánto tiempo y por qué',
    law: '{why} {law}.',
    each: 'Ver {count, plural, one {el tipo de datos} other {los # tipos de datos}}',
    intro: 'Lo que una ley obliga a guardar no se puede borrar antes, tampoco si se pide.',
  },
  kinds: {
    bills: {
      what: 'Facturas, cobros y baterías virtuales',
      time: '{years, number} años como mínimo. También se pueden ver aquí.',
      why: 'Son la contabilidad de lo que se cobra.',
    },
    contracts: {
      what: 'Contratos, titular, cuenta bancaria y datos de contacto',
      time: 'Mientras dure el contrato y {years, number} años más como mínimo.',
      why: 'Hacen falta para darle suministro; después, por ley.',
    },
    requests: {
      what: 'Solicitudes, consentimientos y firmas',
      time: '{years, number} años como mínimo.',
      why: 'Prueban qué se pidió y qué se firmó.',
    },
    cases: {
      what: 'Consultas, reclamaciones y su valoración',
      time: '{years, number} años como mínimo.',
      why: 'Prueban qué se pidió y qué contestamos.',
    },
    curves: {
      what: 'Consumo por horas',
      time: 'Tanto como las facturas que explica.',
      why: 'Para poder comprobar cada importe.',
    },
    enquiries: {
      what: 'Formularios de contratación y consultas sin cuenta',
      time: 'Hasta que se retire el permiso, y nunca más de los días que dice el formulario.',
      why: 'El permiso que se dio al rellenarlos.',
    },
    files: {
      what: 'Archivos enviados',
      time: 'Un día si no se adjuntan a nada; adjuntados, tanto como aquello a lo que acompañan.',
      why: 'Forman parte de lo que se pidió.',
    },
    mails: {
      what: 'Correos que le hemos mandado',
      time: '{days, number} días, y menos los que llevan un código o un enlace de acceso. Después solo queda cuándo se mandaron.',
      why: 'Para no mandarlos dos veces y poder decir qué se le dijo.',
    },
    sessions: {
      what: 'Sesiones abiertas y terminadas',
      time: '{days, number} días después de terminar.',
      why: 'Para que pueda saber quién ha entrado en su cuenta.',
    },
    browsers: {
      what: 'Navegadores con avisos',
      time: 'Hasta que se desactivan, o {days, number} días después de entrar allí por última vez.',
      why: 'Los avisos que se pidieron.',
    },
    tokens: {
      what: 'Enlaces y códigos de un solo uso',
      time: '{days, plural, one {Un día} other {# días}} después de caducar.',
      why: 'Para que no sirvan dos veces.',
    },
    sign_in: {
      what: 'Maneras de entrar, avisos elegidos y nombres de lugares',
      time: 'Mientras haya cuenta.',
      why: 'Para entrar y para que la oficina recuerde lo que se ha elegido.',
    },
    access: {
      what: 'Quién ha visto sus datos',
      time: 'Mientras sea cliente.',
      why: 'Para poder decírselo.',
    },
    copies: {
      what: 'Copias de sus datos que ha pedido',
      time: '{days, number} días después de pedirlas.',
      why: 'Para que pueda descargarlas.',
    },
    events: {
      what: 'Mensajes entre esta oficina y nuestros sistemas',
      time: 'Tanto como aquello de lo que hablan.',
      why: 'Para que ninguna solicitud se pierda.',
    },
    supply_points: {
      what: 'Datos técnicos del suministro por CUPS, sin nombre',
      time: 'Mientras los tenga la distribuidora en sus archivos.',
      why: 'Para saber cómo es el suministro.',
    },
  },
  erase: {
    title: 'Borrar mis datos',
    loading: 'Mirando si se puede pedir',
    unread: 'No hemos podido mirar si se puede pedir',
    safe: 'No se ha borrado nada.',
    goesTitle: 'Se borra:',
    goes: {
      account: 'la cuenta, con todas las maneras de entrar y las sesiones',
      contact: 'el correo electrónico y el móvil de la cuenta y de los contratos',
      choices: 'los avisos, los nombres de lugares y los permisos que ha dado a otras personas',
      mails: 'el contenido de los correos que le hemos mandado y las copias de sus datos',
      forms: 'los formularios que no llegó a enviar',
    },
    staysTitle: 'La ley obliga a guardar, y solo para eso:',
    stays: {
      bills: 'las facturas y los cobros',
      contracts: 'los contratos con su titular, y el consumo que explica las facturas',
      requests: 'las solicitudes, los consentimientos y las firmas',
      cases: 'las consultas y reclamaciones, y quién ha visto sus datos, por si alguien reclama',
    },
    notYet: 'Todavía no se puede pedir, porque los datos hacen falta para:',
    hindered: {
      contracts:
        '{count, plural, one {un contrato activo o en trámite: antes, délo de baja} other {# contratos activos o en trámite: antes, délos de baja}}',
      debt: '{count, plural, one {una factura sin pagar} other {# facturas sin pagar}}',
      older_debt:
        '{count, plural, one {un contrato con facturas de antes sin pagar} other {# contratos con facturas de antes sin pagar}}',
      requests: '{count, plural, one {una solicitud en marcha} other {# solicitudes en marcha}}',
      cases: '{count, plural, one {una consulta abierta} other {# consultas abiertas}}',
      payments:
        '{count, plural, one {un pago que aún no ha terminado} other {# pagos que aún no han terminado}}',
    },
    underWay: 'Ya está pedido: solicitud {reference}',
    ask: 'Pedir que se borren',
    confirm: '¿Pedir que se borren sus datos?',
    means:
      'Cuando lo aceptemos, en un mes como máximo, la cuenta dejará de existir y no se podrá deshacer. Pida antes una copia de todo.',
    send: 'Sí, pedir que se borren',
    asking: 'Enviando la solicitud',
    keep: 'No, conservarlos',
    close: 'Cerrar',
    notAsked: 'La solicitud no se ha enviado.',
  },
  correct: {
    title: 'Corregir un dato',
    account: 'Correo electrónico, móvil, idioma y clave de la cuenta',
    inProfile: 'Se cambian en el perfil',
    contract: 'Cuenta bancaria, dirección de correspondencia y avisos de un contrato',
    inContracts: 'Se cambian en la página de cada contrato',
    rest: 'Nombre, NIF y todo lo demás',
    ask: 'Díganos qué dato está mal y cómo debe quedar, con una copia de lo que lo demuestre si hace falta. No cuesta nada y contestamos en un mes como máximo.',
    write: 'Pedir una corrección',
    call: 'Pedir una corrección en el {phone}',
  },
} as const

export { ownData as 'own-data' }

declare module '../../../i18n/messages.ts' {
  interface AppMessages {
    'own-data': typeof ownData
  }
}
