const billReading = {
  label: 'Rellenar con la factura',
  hint: 'Una foto del código QR de la factura, o su PDF. Se lee en este dispositivo: no se envía nada.',
  hintGas: 'El PDF de la factura del gas. Se lee en este dispositivo: no se envía nada.',
  choose: 'Hacer una foto, elegir un archivo o soltarlo aquí',
  reading: 'Leyendo el código…',
  tooLarge: '{file} ocupa más de {limit}.',
  empty: '{file} está vacío.',
  oneFile: 'De una en una: elegir una sola factura.',
  several: 'Hay más de una factura. ¿Cuál se usa?',
  severalCups: 'Hay más de un CUPS. ¿Cuál se usa?',
  cupsOf: 'CUPS {cups}',
  billOf: 'Factura del {from} al {to}',
  billOfAmount: 'Factura del {from} al {to}: {amount}',
  filled: 'Del código QR de la factura: {fields}. Compruébelo.',
  filledText: 'Del texto del PDF: {fields}. Compruébelo.',
  replaced: 'En lugar de lo que estaba escrito: {fields}.',
  ofElectricity: 'Es una factura de la luz: su CUPS no es el del gas y no se toma.',
  stays: 'El formulario sigue con los datos de antes. {bill}.',
  lacking: 'El código no dice: {fields}. Escríbalo usted.',
  fields: {
    cups: 'CUPS',
    comerOrigin: 'comercializadora',
    postalCode: 'código postal',
    power: 'potencia en punta',
    power2: 'potencia en valle',
    p1: 'consumo en P1',
    p2: 'consumo en P2',
    p3: 'consumo en P3',
    startDate: 'primer día',
    endDate: 'último día',
    invoiceAmount: 'importe',
  },
  problems: {
    none: {
      title: 'No se ve ningún código QR',
      what: 'El código está en la factura de la luz de una vivienda o un pequeño negocio, junto a «comparador de la CNMC». Acercar la cámara hasta que llene buena parte de la pantalla, o escribir los datos.',
    },
    none_pdf: {
      title: 'Este PDF no lleva el código QR',
      what: 'Lo llevan las facturas de la luz de una vivienda o un pequeño negocio; no las de gas ni las de hace años. Probar con el PDF entero de la factura, o escribir los datos.',
    },
    damaged: {
      title: 'El código se ve, pero no se puede leer',
      what: 'Suele ser por un reflejo, una arruga o una foto movida. Probar con más luz y el papel plano, con el PDF de la factura, o escribir los datos.',
    },
    incomplete: {
      title: 'Al código de la factura le faltan datos',
      what: 'La comercializadora lo ha impreso cortado o sin las potencias o las fechas. Escriba los datos de la factura.',
    },
    foreign: {
      title: 'Este código no es el de una factura de la luz',
      what: 'No se ha abierto. El de la factura lleva al comparador de la CNMC; en la misma hoja puede haber otros, de pago o de publicidad.',
    },
    no_gas_cups: {
      title: 'No se ve el CUPS del gas',
      what: 'Las facturas del gas no llevan un código que lo diga, y no se ha abierto ningún otro. Se lee del PDF de la factura, si no es una imagen escaneada; también se puede escribir.',
    },
    gas_bill: {
      title: 'Es una factura de gas',
      what: 'El suministro de luz tiene otro CUPS, que está en la factura de la luz. Elegir esa factura, o escribir los datos.',
    },
    not_loaded: {
      title: 'El lector no se ha podido cargar',
      what: 'El archivo está bien; falla la conexión. Volver a elegirlo, o escribir los datos.',
    },
    unreadable: {
      title: 'El archivo no se puede abrir',
      what: 'Tiene que ser una foto o un PDF sin contraseña. También se pueden escribir los datos.',
    },
  },
}

export { billReading as 'bill-reading' }

declare module '../../../i18n/messages.ts' {
  interface AppMessages {
    'bill-reading': typeof billReading
  }
}
