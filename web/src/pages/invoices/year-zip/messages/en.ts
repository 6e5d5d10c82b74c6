import type { Messages } from '../../../../i18n/messages.ts'
import type * as es from './es.ts'

const yearZip: Messages<(typeof es)['year-zip']> = {
  title: 'Download the bills of a year or a month',
  intro: 'All bills dated in that year or month in a single ZIP file, each in its PDF.',
  kind: 'Which bills',
  kinds: { all: 'All', electricity: 'Electricity', gas: 'Gas' },
  year: 'Year',
  yearOption: '{year} ({count, plural, one {one bill} other {# bills}})',
  month: 'Month',
  wholeYear: 'The whole year',
  empty: 'There are no bills in that month',
  none: 'There are no bills to download.',
  loading: 'Looking for the years with bills…',
  start: 'Download',
  running: 'Downloading…',
  progress: 'Bills of {year}',
  listing: 'Looking for the bills…',
  of: '{done, number} of {of, number}',
  stay: 'Keep this page open until it is done.',
  stopped: {
    title: 'Download stopped',
    partTitle:
      '{count, plural, one {One bill could not be downloaded} other {# bills could not be downloaded}}',
    numbers: 'Numbers: {numbers}.',
    more: '{count, plural, one {one more} other {# more}}',
    kept: '{done, number} of {of, number} are here already: continuing downloads only the missing ones.',
    nothing: 'Nothing has been downloaded yet.',
  },
  goOn: 'Download the missing ones',
  save: '{count, plural, one {Save the one downloaded} other {Save the # downloaded}}',
  saved: {
    title: 'File saved',
    text: '“{name}” is in your browser’s downloads, with {count, plural, one {one bill} other {# bills}}.',
  },
  saveAgain: 'Save again',
  cancel: 'Cancel',
  close: 'Close',
  fileName: {
    all: 'Bills {year}',
    electricity: 'Electricity bills {year}',
    gas: 'Gas bills {year}',
    contract: 'Bills {contract} {year}',
    part: '{name} ({done, number} of {of, number})',
  },
}

export { yearZip as 'year-zip' }
