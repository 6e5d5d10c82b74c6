import type { AppMessages, Messages } from '../../../i18n/messages.ts'

const monthClose: Messages<AppMessages['month-close']> = {
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
    xlsx: 'Download XLSX',
    xlsxOf: 'Download XLSX: accrual of {month}',
    csv: 'Download CSV',
    csvOf: 'Download CSV: accrual of {month}',
  },
  toPortfolio: 'What to improve in your supplies',
  bills: {
    title: 'Bills of a month',
    text: 'Those issued in that month, of electricity and gas: one row a bill, with its charges, the taxable base, the tax at each rate of IVA, IGIC or IPSI, the total and how it is paid. Bills that annul another count negative.',
    month: 'Month of issue',
    xlsx: 'Download XLSX',
    xlsxOf: 'Download XLSX: bills of {month}',
    csv: 'Download CSV',
    csvOf: 'Download CSV: bills of {month}',
  },
}

export { monthClose as 'month-close' }
