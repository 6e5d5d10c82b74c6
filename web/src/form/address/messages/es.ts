export const address = {
  zipcode: 'Código postal',
  looking: 'Buscando el municipio…',
  several:
    '{count, plural, one {Un municipio tiene este código.} other {# municipios tienen este código: falta decir cuál.}}',
  unknown:
    'Este código no está en la lista de calles. El municipio se puede elegir entre todos los de {state}.',
  unread: 'No se ha podido buscar el código. El municipio se puede elegir entre todos los de {state}.',
  failed: 'No se ha podido buscar el municipio. Lo escrito se conserva.',
  again: 'Buscar otra vez',
  municipality: 'Municipio',
  municipalityWaits: 'Según el código',
  choose: 'Elegir',
  province: 'Provincia: {state}',
  search: 'Una parte del nombre',
  nothing: 'Ningún municipio se llama así',
  open: 'Ver todos los municipios',
  clear: 'Borrar el municipio',
  streetType: 'Tipo de vía',
  otherTypes: 'Otros tipos',
  street: 'Nombre de la vía',
  number: 'Número, o S/N',
  rare: 'Bloque, escalera, referencia catastral',
  block: 'Bloque',
  stairs: 'Escalera',
  floor: 'Piso',
  door: 'Puerta',
  note: 'Otros datos para encontrarla',
  cadastral: 'Referencia catastral',
  cadastralHint:
    '{characters, number} letras y cifras, con o sin espacios ni guiones. Está en el recibo del IBI.',
  optional: '(opcional)',
} as const

declare module '../../../i18n/messages.ts' {
  interface AppMessages {
    address: typeof address
  }
}
