import type { PrivacyWords } from './words.ts'

export const privacy: PrivacyWords = {
  title: 'Data that customers want erased',
  told: 'One person proposes the answer and another confirms it; then the customer is answered. If the data go, take the customer out of the retailer’s files too.',
  none: 'None is waiting.',
  since: (when) => `asked for on ${when}`,
  due: (day) => `answer by ${day}`,
  accept: 'Propose to erase them',
  reject: 'Propose not to',
  reason: 'Why not',
  reasonHint: 'The customer reads it as it is written.',
  between: 'Somebody proposed before.',
  proposed: {
    accepted: 'It is proposed to erase their data.',
    rejected: 'It is proposed not to erase them.',
  },
  proposedBy: (name, when) => `Proposed by ${name} on ${when}.`,
  confirm: 'Confirm',
  turnDown: 'Turn down',
  mine: 'Another person confirms it.',
}
