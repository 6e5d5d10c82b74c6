export const menus = {
  groups: { contracts: 'Contratos', invoices: 'Facturas', consumption: 'Consumo', profile: 'Perfil' },
  /** In titles of documents. */
  ofContract: 'Contrato {name}',
  finder: {
    hint: 'Nombre, calle, población, contrato o CUPS',
    nothing: 'Ningún contrato coincide',
    looking: 'Buscando…',
    unread: 'No se ha podido buscar',
    open: 'Abrir la lista',
    clear: 'Borrar',
  },
  /** What a supply is called until its customer names it. */
  place: {
    rename: 'Cambiar el nombre: {place}',
    of: '{kind} de {city}',
    /** Before a vowel, as Catalan elides. */
    ofVowel: '{kind} de {city}',
    kinds: {
      flat: 'Piso',
      house: 'Casa',
      premises: 'Local',
      office: 'Oficina',
      garage: 'Garaje',
      stairs: 'Escalera',
      boilers: 'Sala de calderas',
    },
  },
  entries: {
    home: 'Inicio',
    newContract: 'Nuevo contrato',
    viewContracts: 'Ver contratos',
    download: 'Descargar el contrato',
    power: 'Cambiar la potencia',
    iban: 'Cambiar la cuenta bancaria',
    notification_address: 'Cambiar la dirección de notificación',
    sips: 'No ceder los datos SIPS',
    viewInvoices: 'Ver facturas',
    downloadInvoices: 'Descargar facturas',
    payInvoices: 'Pagar en línea',
    consumption: 'Ver el consumo',
    consumptionPlace: 'Consumo',
    profile: 'Ver el perfil',
    changePassword: 'Cambiar la clave',
    logout: 'Salir',
    contracts: 'Contratos',
    invoices: 'Facturas',
    claims: 'Reclamaciones',
    contact: 'Contacto',
    requests: 'Solicitudes',
    sendReadings: 'Enviar lecturas',
    about: 'Acerca de',
    login: 'Entrar',
    activate: 'Activar la cuenta',
    newCustomer: 'Quiero contratar',
    unsignedContact: 'Contacto',
    prices: 'Precios',
    priceComparator: 'Comparador de precios',
    gasPriceComparator: 'Comparador de precios del gas',
    powerCalculator: 'Calculadora de potencia',
  },
} as const

declare module '../../i18n/messages.ts' {
  interface AppMessages {
    menus: typeof menus
  }
}
