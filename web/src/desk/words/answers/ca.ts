import type { AnswerWords } from '../words.ts'

export const answers: AnswerWords = {
  texts: {
    title: 'Textos per respondre',
    variables: 'Cada text va en tots els idiomes. Entre claus es posa el que canvia:',
    variable: {
      name: 'nom del client',
      reference: 'referència',
      contract: 'contracte',
      day: 'últim dia per respondre',
      agent: 'qui respon',
    },
    add: 'Text nou',
    name: 'Nom del text',
    save: 'Desar',
    remove: 'Esborrar',
    begin: 'Començar amb un text',
    none: 'Cap',
    insert: 'Posar el text',
  },
  files: {
    label: 'Fitxers',
    hint: (most) => `Fins a ${most}: PDF, imatges o documents.`,
    choose: 'Triar fitxers o deixar-los anar aquí',
    why: {
      file_type_not_valid: 'No és un tipus de fitxer que es pugui enviar.',
      file_empty: 'És buit.',
      file_cut_off: 'Està tallat.',
      file_gone: 'Ja no hi és: cal tornar-lo a enviar.',
      too_large: 'És massa gran.',
      offline: 'No hi ha connexió.',
      busy: 'Ara no es pot: cal provar-ho d’aquí a una estona.',
      other: 'No s’ha pogut enviar.',
    },
    empty: (file) => `${file} és buit.`,
    cancel: (file) => `Cancel·lar ${file}`,
    remove: (file) => `Treure ${file}`,
    retry: 'Tornar-ho a provar',
    sent: 'Enviat',
    removed: (file) => `${file} ja no és a la llista`,
    held: 'Encara s’està enviant un fitxer. Quan arribi, la resposta surt sola.',
  },
}
