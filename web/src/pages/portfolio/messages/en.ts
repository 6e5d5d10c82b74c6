import type { AppMessages, Messages } from '../../../i18n/messages.ts'

export const portfolio: Messages<AppMessages['portfolio']> = {
  title: 'What to improve in your supplies',
  loading: 'Loading what can be improved',
  unread: 'We could not load what can be improved',
  safe: 'Nothing has changed.',
  answer: {
    saves: 'You can save up to {amount} a year on your {count, plural, one {supply} other {# supplies}}',
    nothing:
      '{count, plural, =0 {You have no active supplies} one {There is nothing to improve in your supply} other {There is nothing to improve in your # supplies}}',
    notYet: 'We work this out every night for customers with many supplies, or with a large one',
  },
  workedOut: 'Worked out on {day}, with taxes, over the last twelve months.',
  others: '{count, plural, one {One supply is} other {# supplies are}} still to be worked out.',
  together: 'Each change was worked out on its own: all of them together may save a little less.',
  monthClose: 'Month close',
  toContracts: 'See your contracts',
  byCause: 'By cause',
  all: 'Everything that can be improved',
  showAll: 'Show all',
  noneHere: 'There is nothing here.',
  causes: {
    powers: 'Power too high',
    excess: 'Excess power',
    reactive: 'Reactive energy',
    tariff: 'Tariff that does not suit you',
  },
  what: {
    powers: '{now} kW → {better} kW',
    excess: 'What was demanded above the contracted power. Other powers would not be cheaper.',
    reactive: 'More reactive energy than is free.',
    cosPhi: 'Lowest cos φ: {periods}.',
    capacitor: 'Lowest cos φ: {periods}. A capacitor of about {kvar} kvar would avoid it.',
    tariff: 'You would have paid less with {product}.',
  },
  mend: {
    power: 'Change the power',
    product: 'Change tariff',
    ask: 'Ask us',
    see: 'See the supply',
  },
  columns: {
    cause: 'Cause',
    supplies: 'Supplies',
    amount: 'A year',
    supply: 'Supply',
    what: 'What is wrong',
    actions: 'What to do',
  },
  month: {
    title: 'Month close',
    answer: {
      accrued: '{amount} are not billed yet, up to the end of {month}',
      none: 'Nothing has been worked out yet: it is done every night for customers with many supplies',
    },
    workedOut: 'Worked out on {day}: what has been read and, for the days to come, what is expected.',
    without:
      'Without IVA, IGIC or IPSI, with the taxes on energy. Without excess power, reactive energy and virtual battery.',
    loading: 'Loading what is not billed yet',
    unread: 'We could not load what is not billed yet',
    safe: 'Nothing has changed.',
    accrual: {
      title: 'Accrual of {month}',
      electricity: 'Electricity',
      gas: 'Gas, like the same days of the year before',
      total: 'In all',
      supplies: 'Supplies with days not billed',
      reversal: 'Reversed on',
      unknown:
        '{count, plural, one {Of one supply it is not known} other {Of # supplies it is not known}} what is missing: it is not in the sum.',
    },
    files: {
      xlsx: 'Download XLSX',
      csv: 'Download CSV',
      accrual: 'accrual of {month}',
      bills: 'bills of {month}',
    },
    toPortfolio: 'What to improve in your supplies',
    bills: {
      title: 'Bills of a month',
      text: 'Those issued in that month, of electricity and gas: one row a bill, with its charges, the taxable base, the tax at each rate of IVA, IGIC or IPSI, the total and how it is paid. Bills that annul another count negative.',
      month: 'Month of issue',
    },
  },
  paging: {
    label: 'Pages of what can be improved',
    showing: '{from, number} to {to, number} of {total, number}',
    previous: 'Previous',
    next: 'Next',
  },
}
