import type { AppMessages, Messages } from '../../../i18n/messages.ts'

const monthClose: Messages<AppMessages['month-close']> = {
  title: 'Month close',
  answer: 'What the bookkeeper of all your supplies needs',
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
