import type { Translation } from '../../../texts/translation.ts'
import type { messages as es } from './es.ts'

export const messages: Translation<typeof es> = {
  title: (contract) => `Renewal of contract ${contract}`,
  answer: (day) => `The contract renews after ${day}, unless you tell us otherwise.`,
  detail: (product, address) => `${product}, for ${address}.`,
  sent: 'Sent',
  until: 'Last day to refuse',
  contract: 'Contract',
  holder: 'Holder',
  goesOn: {
    title: 'To stay',
    term: 'Renewal',
    termText: (first, last) => `From ${first} to ${last}. There is nothing to do.`,
    conditions: 'Conditions',
    conditionsText: 'The same. A change of prices is announced separately, a month ahead.',
  },
  refusing: {
    title: 'To leave',
    how: 'How to tell us',
    howText: (day, where) =>
      `Until ${day}, ${where}. If you move to another retailer, they arrange the change.`,
    office: 'in the online office, by phone or by e-mail',
    elsewhere: 'by phone or by e-mail',
    cost: 'Cost',
    costText: 'None.',
  },
  closing: (law) => `Notice that the law asks for (${law}).`,
  fileName: (contract, day) => `Renewal ${contract} ${day}`,
  filed: { name: (day) => `Renewal after ${day}`, category: 'Notices' },
}
