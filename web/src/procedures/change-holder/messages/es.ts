const changeHolder = {
  free: 'No cuesta nada, y el suministro no se corta.',
  both: 'Después de esta firma, el nuevo titular tiene {days, plural, one {# día} other {# días}} para aceptar y firmar.',
  owed: {
    title: 'Antes, pague lo pendiente',
    why: 'Un contrato solo se pasa a otra persona si está al corriente de pago.',
    invoices: 'Ver las facturas',
  },
  reason: {
    title: 'Por qué cambia el titular',
    label: '¿Quién se queda con el suministro?',
    fact: 'Motivo',
    how: 'Cómo',
    options: {
      sold: 'Quien compra la vivienda o el local',
      rented: 'Quien lo alquila',
      household: 'Alguien de la familia o que vive aquí',
      company: 'La empresa que sigue con el negocio',
      death: 'El titular ha fallecido',
    },
    kinds: {
      transfer: 'Es un traspaso: el nuevo titular tiene un contrato nuevo con las mismas condiciones.',
      subrogation:
        'Es una subrogación: el contrato sigue, con los mismos derechos y obligaciones, a nombre del nuevo titular.',
    },
    notByForm: 'Esto no se puede pedir desde aquí.',
    death: {
      title: 'Lo hacemos por teléfono',
      why: 'Sentimos su pérdida. Quien hereda o sigue en la vivienda puede poner el contrato a su nombre, sin entrar con esta cuenta. Hacen falta el certificado de defunción y un documento que acredite el uso de la vivienda: escritura, contrato de alquiler o empadronamiento.',
      call: 'Llamar al {phone}',
    },
  },
  person: {
    title: 'El nuevo titular',
    nif: 'NIF, NIE o CIF',
    nifHint: 'De la persona o de la empresa.',
    name: 'Nombre y apellidos, o razón social',
    email: 'Correo electrónico',
    emailHint:
      'Tiene que ser del nuevo titular. Ahí mandamos el enlace para aceptar; si ya es cliente, va al correo que tenemos suyo.',
    mobile: 'Móvil',
    same: 'Es el del titular de ahora: hace falta el del nuevo.',
  },
  reading: {
    title: 'La lectura del contador',
    why: 'Si se sabe, la última factura y la primera salen exactas. Si no, la distribuidora lee el contador.',
    one: 'Lectura (m³)',
    period: 'Lectura de {period} (kWh)',
    optional: '(opcional)',
    wrong: 'Son hasta {digits, number} cifras, sin decimales.',
    all: 'Falta esta lectura: se indican todas o ninguna.',
    fact: 'Lectura',
    none: 'La lee la distribuidora',
  },
} as const

export { changeHolder as 'change-holder' }

declare module '../../../i18n/messages.ts' {
  interface AppMessages {
    'change-holder': typeof changeHolder
  }
}
