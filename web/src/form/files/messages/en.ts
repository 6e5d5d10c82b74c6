import type { Messages } from '../../../i18n/messages.ts'
import type { files as spanish } from './es.ts'

export const files: Messages<typeof spanish> = {
  hint: '{count, plural, one {One file} other {Up to # files}} of at most {limit}: PDF or photo.',
  hintAny:
    '{count, plural, one {One file} other {Up to # files}} of at most {limit}: PDF, photo or document.',
  choose: 'Choose files or drop them here',
  tooLarge: '{file} is larger than {limit}, which is the most.',
  tooMany: '{count, plural, one {There is room for one file only.} other {There is room for # files only.}}',
  empty: '{file} is empty.',
  cancel: 'Stop sending {file}',
  remove: 'Remove {file}',
  retry: 'Try again',
  sent: 'Sent',
  removed: '{file}: removed',
  held: 'A file is still being sent. Once it arrives the form goes on by itself: there is no need to press again.',
  unsent: 'Nothing was sent: a file has not arrived. Try it again or take it off the list.',
  why: {
    file_type_not_valid: 'Not a kind of file that is taken here',
    file_empty: 'The file is empty',
    file_cut_off: 'The file lacks its end: save it again',
    file_gone: 'We no longer have it: send it again',
    too_large: 'Larger than {limit}, which is the most',
    offline: 'The connection was cut',
    busy: 'We cannot take it right now; in a while we can',
    other: 'It could not be sent',
  },
}
