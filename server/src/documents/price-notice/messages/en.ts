import type { Translation } from '../../../texts/translation.ts'
import type { messages as es } from './es.ts'

export const messages: Translation<typeof es> = {
  title: (contract) => `Change of prices of contract ${contract}`,
  answer: (day) => `Prices change on ${day}.`,
  detail: (product, address) => `${product}, for ${address}.`,
  sent: 'Sent',
  applies: 'In force from',
  contract: 'Contract',
  holder: 'Holder',
  prices: {
    title: 'Prices before and after',
    before: 'Before',
    after: 'After',
    none: 'None',
    taxed: (when) => `${when}, with tax`,
    untaxed: (when) => `${when}, before tax`,
    noteTaxed: 'With the taxes of today: each bill has those of its own days.',
    note: 'Without taxes.',
  },
  year: {
    title: 'Cost of a year',
    before: 'At those before',
    after: 'At the new ones',
    /** Where they stand alone, at the head. */
    headBefore: 'A year at those before',
    headAfter: 'A year at the new ones',
    difference: 'Difference',
    use: 'Use of a year',
    taxes:
      'With taxes. What the last twelve months would have cost at one set of prices and at the other, without services or social bonus.',
    unknown:
      'It cannot be estimated: there are too few readings of the last twelve months. The prices above are those that will hold.',
  },
  rights: {
    title: 'What can be done',
    leave: 'Leave',
    leaveText: 'At no cost, to anyone who does not agree: just ask for it before they come into force.',
    compare: 'Compare',
    ask: 'Ask',
    nothing: 'Stay',
    nothingText: 'Nothing has to be done.',
  },
  why: 'Why',
  closing: (law) => `Notice that the law asks for (${law}), apart from the bills.`,
  fileName: (contract, day) => `Change of prices ${contract} ${day}`,
  filed: { name: (day) => `Change of prices on ${day}`, category: 'Notices' },
}
