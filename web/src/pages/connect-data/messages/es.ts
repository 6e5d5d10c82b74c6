const connectData = {
  title: 'Conectar',
  answer: 'Sus consumos y facturas en sus propios programas y en su calendario.',
  toProfile: 'Perfil',
  loading: 'Cargando lo que está conectado',
  unread: 'No hemos podido cargar lo que está conectado',
  safe: 'Nada ha cambiado.',
  noContract: 'Todavía no tiene ningún contrato cuyos datos se puedan leer.',
  form: {
    title: 'Conectar un programa o un calendario',
    use: '¿Para qué?',
    uses: {
      homeAssistant: 'Home Assistant',
      spreadsheet: 'Hoja de cálculo',
      script: 'Un programa propio',
      calendar: 'Calendario de facturas y cargos',
    },
    which: '¿Qué contratos?',
    all: 'Todos',
    months: '¿Cuánto tiempo?',
    term: '{months, plural, one {# mes} other {# meses}}',
    name: 'Nombre',
    nameHint: 'Para reconocerlo después en la lista.',
    optional: 'opcional',
    make: 'Crear la clave',
    makeCalendar: 'Crear la dirección',
    making: 'Creando',
    failed: 'No se ha creado nada.',
  },
  made: {
    title: {
      homeAssistant: 'Para Home Assistant',
      spreadsheet: 'Para la hoja de cálculo',
      script: 'Para el programa',
      calendar: 'Para el calendario',
    },
    once: 'Solo se enseña ahora. Quien lo tenga puede leer estos datos: no lo comparta. Deja de valer si cambia su contraseña o cierra todas sus sesiones.',
    steps: {
      homeAssistant:
        'Pegue este texto al final del archivo configuration.yaml y reinicie Home Assistant. Aparecen la factura hasta hoy, la prevista, el precio de esta hora y el próximo cargo.',
      spreadsheet:
        'En Excel: Datos, Obtener datos, De otras fuentes, Consulta en blanco, Editor avanzado. Pegue este texto y elija el acceso anónimo. Con Actualizar se vuelve a leer el último mes de horas.',
      script: 'Esta orden lee el último mes de horas. La descripción de la API dice qué más se puede leer.',
      calendar:
        'Copie esta dirección y añádala en su calendario como suscripción por URL. Si la dirección llega a otras manos, termínela aquí abajo y cree otra.',
    },
    sensors: {
      soFar: 'Factura hasta hoy',
      expected: 'Factura prevista',
      price: 'Precio de la luz',
      debit: 'Próximo cargo',
    },
    text: 'Texto para pegar',
    copy: 'Copiar el texto',
    copyToken: 'Copiar solo la clave',
    copied: 'Copiado',
    docs: 'Descripción de la API',
    close: 'Ya lo tengo',
  },
  list: {
    title: 'Conectado ahora',
    none: 'Ningún programa lee sus datos.',
    kinds: { data: 'Lee datos', calendar: 'Calendario' },
    all: 'todos los contratos',
    noEnd: 'sin fecha de fin',
    until: 'hasta el {day}',
    unused: 'sin usar todavía',
    used: 'usado {ago}',
    madeBy: 'lo creó {who}',
    end: 'Terminar',
    endOf: 'Terminar {name}',
    ending: 'Terminando',
    ended: '{name} ya no lee sus datos.',
    notEnded: 'No se ha terminado.',
  },
}

export { connectData as connect }

declare module '../../../i18n/messages.ts' {
  interface AppMessages {
    connect: typeof connectData
  }
}
