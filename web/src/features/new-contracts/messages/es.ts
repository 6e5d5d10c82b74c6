const newContracts = {
  title: 'Contrato por firmar',
  asked: {
    electricity: 'Contrato de electricidad: {product}',
    gas: 'Contrato de gas: {product}',
  },
  heading: 'Referencia {reference} · CUPS {cups}',
  loading: 'Cargando el contrato',
  unread: 'No hemos podido cargar el contrato',
  nothingLost: 'Lo que se ha pedido sigue guardado.',
  unknown: {
    title: 'No encontramos este contrato',
    call: 'Preguntar en el {phone}',
    why: 'Puede que el enlace esté incompleto. Abra el enlace desde el correo, tal como llegó.',
  },
  states: {
    waiting_signature: { name: 'Pendiente de firma', answer: 'Falta la firma.' },
    signed: { name: 'Firmado', answer: 'Está firmado.' },
    declined: { name: 'Rechazado', answer: 'Se rechazó la firma.' },
    expired: { name: 'Caducado', answer: 'Caducó sin firmarse.' },
  },
  documents: {
    title: 'Documentos',
    waiting: 'Estamos comprobando los documentos que se enviaron.',
    good: 'Los documentos se han comprobado y son correctos.',
    bad: 'Los documentos que se enviaron no sirven. En el correo está por qué y cómo enviar otros.',
  },
  next: {
    title: 'Y ahora',
    signed:
      'Lo tramitamos con la distribuidora y avisamos por correo cuando esté activo. El contrato firmado ha salido por correo.',
    declined: 'No se contrata nada. Se puede volver a pedir.',
    expired: 'No se contrata nada. Se puede volver a pedir.',
    again: 'Pedirlo de nuevo',
  },
  sign: {
    also: 'Con esta firma pide además que acabe el {last} lo que deja: {contracts}.',
    alsoTo: 'Con esta firma pide además que lo que deja, {contracts}, pase a {name}.',
    toMove: 'Ver la mudanza',
    once: 'Una sola firma vale para estos {count} contratos. Léalos antes.',
    of: '{what}, referencia {reference}',
    title: 'Leer y firmar',
    until: 'Se puede firmar hasta el {at}.',
    early:
      'Quiero que el suministro empiece cuanto antes, sin esperar a que acaben los {days, number} días para desistir.',
    earlyHint:
      'Es opcional. Si se pide y luego se desiste, se paga la energía que se haya recibido; si no se pide, nada.',
    optional: '(opcional)',
    day: 'Día en que se quiere que empiece',
    dayHint: 'Entre el {first} y el {last}. Sin día, lo antes posible. Se guarda solo.',
    dayOutside: 'Elija un día entre el {first} y el {last}.',
    dayHalf: 'Complete el día, o déjelo vacío.',
    dayFirst: 'Antes de firmar, corrija el día en que quiere que empiece.',
    daySaving: 'Guardando el día',
    daySaved: 'Día guardado: {day}',
    noDaySaved: 'Guardado: sin día, lo antes posible',
    dayUnsaved: 'No se ha podido guardar el día',
    bonus: {
      has: 'Tengo el bono social',
      hint: 'Quien lo tiene ha de renunciar a él antes de firmar. Quien no, no ha de marcar nada.',
      lost: 'Con este contrato se pierde el bono social',
      loses: 'Solo se aplica en el PVPC, con una comercializadora de referencia.',
      paid: 'Pagado en los {months, number} últimos meses',
      paidHint: 'La suma de las facturas con bono, con impuestos. De ella sale la diferencia de un año.',
      more: 'En un año se pagarían unos {amount} más que con el bono, por lo pagado en los {months, number} últimos meses.',
      less: 'En un año se pagarían unos {amount} menos que con el bono, por lo pagado en los {months, number} últimos meses.',
      same: 'En un año se pagaría lo mismo que con el bono, por lo pagado en los {months, number} últimos meses.',
      unknown:
        'Cuánto cambia en un año no lo sabemos: falta lo pagado en los {months, number} últimos meses o el coste del primer año.',
      retailers: 'Comercializadoras de referencia (CNMC)',
      retailer: 'Comercializadora que aplica ahora el bono',
      words: 'Lo que se firma al renunciar',
      give: 'Renunciar al bono social',
      given: 'Se ha renunciado al bono social',
      paper: 'Renuncia al bono social (PDF)',
    },
    summary: 'Resumen precontractual (PDF)',
    summarySent: 'El resumen salió por correo el {at}.',
    conditions: 'Condiciones generales (PDF)',
    contract: 'Contrato (PDF)',
    waits:
      'El resumen precontractual está saliendo por correo. Se puede firmar en cuanto haya salido: esta página lo mira sola.',
    noAddress:
      'No hay ningún correo al que mandar el resumen ni el código. Lo hacemos por teléfono: {phone}.',
    known: 'Si el titular ya es cliente, el resumen y el código van al correo que tenemos suyo.',
    noneLeft: 'Ya se han enviado todos los códigos posibles. Lo podemos hacer por teléfono: {phone}.',
    outside: '{act}: en la página del proveedor de firma',
    opening: 'Abriendo',
  },
  together: { title: 'Se pidió junto con este' },
  list: {
    title: 'Contratos nuevos',
    columns: {
      what: 'Qué se contrata',
      reference: 'Referencia',
      cups: 'CUPS',
      submitted: 'Pedido el',
      state: 'Estado',
    },
    kinds: { electricity: 'Electricidad', gas: 'Gas' },
    unread: 'No hemos podido cargar los contratos nuevos',
  },
}

export { newContracts as 'new-contracts' }

declare module '../../../i18n/messages.ts' {
  interface AppMessages {
    'new-contracts': typeof newContracts
  }
}
