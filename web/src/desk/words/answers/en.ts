import type { AnswerWords } from '../words.ts'

export const answers: AnswerWords = {
  texts: {
    title: 'Texts for answers',
    variables: 'Each text is in every language. What changes stands in braces:',
    variable: {
      name: 'name of the customer',
      reference: 'reference',
      contract: 'contract',
      day: 'last day to answer',
      agent: 'who answers',
    },
    add: 'New text',
    name: 'Name of the text',
    save: 'Save',
    remove: 'Delete',
    begin: 'Begin with a text',
    none: 'None',
    insert: 'Put the text in',
  },
  files: {
    label: 'Files',
    hint: (most) => `Up to ${most}: PDF, pictures or documents.`,
    choose: 'Choose files or drop them here',
    why: {
      file_type_not_valid: 'Files of this type cannot be sent.',
      file_empty: 'It is empty.',
      file_cut_off: 'It is cut off.',
      file_gone: 'It is gone: send it again.',
      too_large: 'It is too large.',
      offline: 'There is no connection.',
      busy: 'Not now: try again in a while.',
      other: 'It could not be sent.',
    },
    empty: (file) => `${file} is empty.`,
    cancel: (file) => `Cancel ${file}`,
    remove: (file) => `Remove ${file}`,
    retry: 'Try again',
    sent: 'Sent',
    removed: (file) => `${file} is no longer in the list`,
    held: 'A file is still being sent. Once it arrives the answer leaves by itself.',
  },
}
