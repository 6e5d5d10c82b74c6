const help = {
  title: 'Ayuda',
  toCall: 'Que me llamen a la hora que elija',
  answer: 'Elija qué ocurre y le decimos qué hacer y a quién llamar.',
  faults: {
    electricity:
      'Las averías las atiende la distribuidora de su zona las {hours} horas, sea cual sea su comercializadora. Su teléfono está en cada factura.',
    gas: 'Las urgencias de gas las atiende la distribuidora de su zona las {hours} horas. Su teléfono está en cada factura.',
  },
  phones: {
    emergencies: 'Emergencias',
    violence: 'Atención a víctimas de violencia de género, las {hours} horas',
    fraud: 'Ayuda en ciberseguridad (INCIBE)',
    us: 'Nuestro teléfono',
  },
  pages: {
    invoices: 'Ver mis facturas',
    contracts: 'Ver mis contratos',
    profile: 'Ver las sesiones y quién puede entrar',
    changePassword: 'Cambiar la clave',
    newElectricityContract: 'Contratar en la casa nueva',
    contact: 'Enviar una lectura o una consulta',
    claims: 'Reclamar',
  },
  gas: {
    title: 'Huele a gas',
    first: 'No encienda ni apague luces ni aparatos, y no use el timbre ni el ascensor.',
    second: 'Si puede hacerlo sin peligro, abra las ventanas y cierre la llave del gas.',
    third: 'Salga con todas las personas de la casa y llame desde fuera.',
  },
  dark: {
    title: 'No hay luz',
    first:
      'Mire si hay luz en la escalera o en casa de los vecinos. Si tampoco tienen, la avería es de la red: llame a la distribuidora.',
    second:
      'Si solo falta en su casa, suba los interruptores del cuadro eléctrico. Si uno vuelve a bajar, desenchufe los aparatos y súbalo otra vez.',
    third:
      'Si todos están subidos, puede haberse pasado de la potencia contratada: baje el interruptor general, espere unos segundos y súbalo.',
  },
  pay: {
    title: 'No puedo pagar una factura',
    first:
      'Abra la factura: dice hasta qué día puede pagarla, si se puede repartir en plazos y desde cuándo podría haber un corte.',
    second:
      'Llámenos antes de ese día. También podemos decirle si su suministro está protegido frente al corte.',
    third:
      'Los servicios sociales de su ayuntamiento ayudan con facturas atrasadas y con la solicitud del bono social.',
  },
  death: {
    title: 'Ha fallecido el titular',
    first: 'Sentimos su pérdida. El suministro sigue como está mientras usted decide.',
    second: 'Quien hereda o sigue en la vivienda puede poner el contrato a su nombre, o darlo de baja.',
    third:
      'Tenga a mano el certificado de defunción y un documento que acredite el uso de la vivienda: escritura, contrato de alquiler o empadronamiento.',
    fourth: 'Quien pone el contrato a su nombre no asume lo que debiera el titular (RD 88/2026 art. 39.2).',
  },
  moving: {
    title: 'Me mudo',
    first: 'En la casa que deja, anote la lectura del contador y el día en que entrega las llaves.',
    second: 'Desde ese contrato puede darlo de baja o pasarlo a quien se queda.',
    together:
      'Con su cuenta puede pedirlo todo de una vez: entre en ese contrato, elija darlo de baja y diga que se muda.',
    third: 'En la casa nueva, pida el CUPS del suministro: está en cualquier factura de quien vivía allí.',
  },
  parted: {
    title: 'Una separación, o violencia en casa',
    first: 'Cambie la clave de su cuenta y la de su correo. Quien las supiera deja de poder entrar.',
    second: 'En su perfil, cierre las demás sesiones y retire a las personas que pueden ver sus contratos.',
    third: 'Cambie también el correo, el teléfono y la dirección postal a los que llegan las facturas.',
    fourth:
      'Si el contrato está a nombre de la otra persona y usted se queda en la vivienda, puede ponerlo a su nombre. En caso de violencia de género o sexual le basta con usar el suministro y acreditarlo (RD 88/2026 art. 39.4).',
  },
  meter: {
    title: 'El contador no marca bien',
    first: 'Compare lo que marca el contador con la lectura de la factura y anote el día.',
    second: 'Si la factura es estimada, envíenos su lectura.',
    third:
      'Si la lectura es real y no le cuadra, escríbanos: pedimos a la distribuidora que compruebe el contador.',
  },
  notMine: {
    title: 'Una factura que no es mía',
    first: 'Compare el CUPS y la dirección de la factura con los de su casa.',
    second:
      'Si le han cambiado de compañía sin pedirlo, o ha recibido una factura de otra persona, reclame desde aquí. Mientras se resuelve, por esa factura no hay avisos ni corte.',
  },
  fraud: {
    title: 'Una llamada o un mensaje sospechoso',
    first: 'Cuelgue. Nunca le pedimos la clave por teléfono ni por correo.',
    second:
      'Si ha dado su clave, cámbiela. Si ha dado los datos de su banco o de su tarjeta, llame a su banco.',
    third: 'Si aceptó un contrato a distancia, puede desistir durante {days} días sin dar motivos.',
    fourth:
      'Ninguna comercializadora de electricidad puede llamarle para venderle un contrato si usted no lo ha pedido (RD 88/2026 art. 13.y).',
  },
  medical: {
    title: 'En casa hay un equipo médico',
    first:
      'Si de un aparato eléctrico depende la vida de alguien, díganoslo: ese suministro no se puede cortar por impago. Le diremos qué documento hace falta.',
    second: 'Pida a su centro de salud o al proveedor del equipo una batería para cuando falte la luz.',
  },
} as const

export { help }

declare module '../../../i18n/messages.ts' {
  interface AppMessages {
    help: typeof help
  }
}
