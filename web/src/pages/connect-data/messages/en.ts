import type { Messages } from '../../../i18n/messages.ts'
import type * as es from './es.ts'

const connectData: Messages<typeof es.connect> = {
  title: 'Connect',
  answer: 'Your consumption and bills in your own programs and calendar.',
  toProfile: 'Profile',
  loading: 'Loading what is connected',
  unread: 'We could not load what is connected',
  safe: 'Nothing has changed.',
  noContract: 'You have no contract yet whose data could be read.',
  form: {
    title: 'Connect a program or a calendar',
    use: 'What for?',
    uses: {
      homeAssistant: 'Home Assistant',
      spreadsheet: 'Spreadsheet',
      script: 'A program of your own',
      calendar: 'Calendar of bills and direct debits',
    },
    which: 'Which contracts?',
    all: 'All of them',
    months: 'For how long?',
    term: '{months, plural, one {# month} other {# months}}',
    name: 'Name',
    nameHint: 'To recognise it in the list later.',
    optional: 'optional',
    make: 'Create the token',
    makeCalendar: 'Create the address',
    making: 'Creating',
    failed: 'Nothing was created.',
  },
  made: {
    title: {
      homeAssistant: 'For Home Assistant',
      spreadsheet: 'For the spreadsheet',
      script: 'For the program',
      calendar: 'For the calendar',
    },
    once: 'This is shown only now. Anybody who has it can read these data: do not share it. It stops working if you change your password or end all your sessions.',
    steps: {
      homeAssistant:
        'Paste this text at the end of configuration.yaml and restart Home Assistant. The bill so far, the expected bill, the price of this hour and the next direct debit appear.',
      spreadsheet:
        'In Excel: Data, Get Data, From Other Sources, Blank Query, Advanced Editor. Paste this text and choose anonymous access. Refresh reads the last month of hours again.',
      script:
        'This command reads the last month of hours. The description of the API says what else can be read.',
      calendar:
        'Copy this address and add it to your calendar as a subscription by URL. If somebody else gets the address, end it below and create another.',
    },
    sensors: {
      soFar: 'Bill so far',
      expected: 'Bill expected',
      price: 'Electricity price',
      debit: 'Next direct debit',
    },
    text: 'Text to paste',
    copy: 'Copy the text',
    copyToken: 'Copy the token alone',
    copied: 'Copied',
    docs: 'Description of the API',
    close: 'I have it',
  },
  list: {
    title: 'Connected now',
    none: 'No program reads your data.',
    kinds: { data: 'Reads data', calendar: 'Calendar' },
    all: 'all contracts',
    noEnd: 'no end date',
    until: 'until {day}',
    unused: 'not used yet',
    used: 'used {ago}',
    madeBy: 'created by {who}',
    end: 'End',
    endOf: 'End {name}',
    ending: 'Ending',
    ended: '{name} no longer reads your data.',
    notEnded: 'It was not ended.',
  },
}

export { connectData as connect }
