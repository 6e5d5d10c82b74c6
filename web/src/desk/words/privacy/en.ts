import type { PrivacyWords } from './words.ts'

export const privacy: PrivacyWords = {
  title: 'Requests to erase data',
  told: 'One person proposes the answer, another confirms it, and then it goes to the customer. If the data are erased, take the customer out of the retailer’s files too.',
  none: 'There are none waiting.',
  since: (when) => `requested ${when}`,
  due: (day) => `answer by ${day}`,
  accept: 'Propose to erase the data',
  reject: 'Propose not to erase them',
  reason: 'Why not',
  reasonHint: 'The customer will read it as you write it.',
  between: 'Somebody else proposed first.',
  decided: {
    confirmed: 'Answer confirmed: it goes to the customer.',
    turnedDown: 'Proposal turned down: another can be made.',
    between: 'Somebody else decided first.',
  },
  proposed: {
    accepted: 'The proposal is to erase their data.',
    rejected: 'The proposal is not to erase them.',
  },
  proposedBy: (name, when) => `Proposed by ${name}, ${when}.`,
  confirm: 'Confirm',
  turnDown: 'Turn down',
  mine: 'Another person confirms it.',
}
