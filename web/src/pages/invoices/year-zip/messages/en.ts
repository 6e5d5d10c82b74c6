import type { Messages } from '../../../../i18n/messages.ts'
import type { messages as es } from './es.ts'

export const messages: Messages<typeof es> = {
  title: 'Download a year’s invoices',
  intro: 'Every invoice dated in that year in a single ZIP file, each as its PDF.',
  kind: 'Which invoices',
  kinds: { all: 'All', electricity: 'Electricity', gas: 'Gas' },
  year: 'Year',
  yearOption: '{year} ({count, plural, one {one invoice} other {# invoices}})',
  none: 'There are no invoices to download.',
  loading: 'Looking for the years with invoices…',
  start: 'Download',
  running: 'Downloading…',
  progress: 'Invoices of {year}',
  listing: 'Looking for the invoices…',
  of: '{done, number} of {of, number}',
  stay: 'This page has to stay open until it is done.',
  stopped: {
    title: 'Download stopped',
    partTitle:
      '{count, plural, one {One invoice could not be downloaded} other {# invoices could not be downloaded}}',
    numbers: 'Numbers: {numbers}.',
    more: '{count, plural, one {one more} other {# more}}',
    kept: '{done, number} of {of, number} are here already: going on asks only for the missing ones.',
    nothing: 'Nothing has been downloaded yet.',
  },
  goOn: 'Download the missing ones',
  save: '{count, plural, one {Save the one here} other {Save these #}}',
  saved: {
    title: 'File saved',
    text: '“{name}” is among the browser’s downloads, with {count, plural, one {one invoice} other {# invoices}}.',
  },
  saveAgain: 'Save again',
  cancel: 'Cancel',
  close: 'Close',
  fileName: {
    all: 'Invoices {year}',
    electricity: 'Electricity invoices {year}',
    gas: 'Gas invoices {year}',
    contract: 'Invoices {contract} {year}',
    part: '{name} ({done, number} of {of, number})',
  },
}
