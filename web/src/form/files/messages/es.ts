export const files = {
  hint: '{count, plural, one {Un archivo} other {Hasta # archivos}} de {limit} como máximo: PDF o foto.',
  hintAny:
    '{count, plural, one {Un archivo} other {Hasta # archivos}} de {limit} como máximo: PDF, foto o documento.',
  choose: 'Elegir archivos o soltarlos aquí',
  tooLarge: '{file} pasa de {limit}, que es lo máximo.',
  tooMany: '{count, plural, one {No cabe más de un archivo.} other {No caben más de # archivos.}}',
  empty: '{file} está vacío.',
  cancel: 'Cancelar el envío de {file}',
  remove: 'Quitar {file}',
  retry: 'Volver a intentarlo',
  sent: 'Enviado',
  removed: '{file}: quitado',
  held: 'Aún se está enviando un archivo. Cuando llegue, el formulario sigue solo: no hace falta volver a pulsar.',
  unsent: 'No se ha enviado: un archivo no ha llegado. Vuelva a probar con él o quítelo de la lista.',
  why: {
    file_type_not_valid: 'No es un archivo de los que se aceptan aquí',
    file_empty: 'El archivo está vacío',
    file_cut_off: 'Al archivo le falta el final: vuelva a guardarlo',
    file_gone: 'Ya no lo tenemos: envíelo otra vez',
    too_large: 'Pasa de {limit}, que es lo máximo',
    offline: 'Se ha cortado la conexión',
    busy: 'Ahora mismo no podemos recibirlo; dentro de un rato, sí',
    other: 'No se ha podido enviar',
  },
} as const

declare module '../../../i18n/messages.ts' {
  interface AppMessages {
    files: typeof files
  }
}
