import type { AnswerWords } from '../words.ts'

export const answers: AnswerWords = {
  texts: {
    title: 'Textos para responder',
    variables: 'Cada texto va en todos los idiomas. Entre llaves se pone lo que cambia:',
    variable: {
      name: 'nombre del cliente',
      reference: 'referencia',
      contract: 'contrato',
      day: 'último día para responder',
      agent: 'quien responde',
    },
    add: 'Texto nuevo',
    name: 'Nombre del texto',
    save: 'Guardar',
    remove: 'Borrar',
    begin: 'Empezar con un texto',
    none: 'Ninguno',
    insert: 'Poner el texto',
  },
  files: {
    label: 'Archivos',
    hint: (most) => `Hasta ${most}: PDF, imágenes o documentos.`,
    choose: 'Elegir archivos o soltarlos aquí',
    why: {
      file_type_not_valid: 'No es un tipo de archivo que se pueda enviar.',
      file_empty: 'Está vacío.',
      file_cut_off: 'Está cortado.',
      file_gone: 'Ya no está: hay que enviarlo otra vez.',
      too_large: 'Es demasiado grande.',
      offline: 'No hay conexión.',
      busy: 'Ahora no se puede: hay que probar dentro de un rato.',
      other: 'No se ha podido enviar.',
    },
    empty: (file) => `${file} está vacío.`,
    cancel: (file) => `Cancelar ${file}`,
    remove: (file) => `Quitar ${file}`,
    retry: 'Volver a probar',
    sent: 'Enviado',
    removed: (file) => `${file} ya no está en la lista`,
    held: 'Aún se está enviando un archivo. Cuando llegue, la respuesta sale sola.',
  },
}
