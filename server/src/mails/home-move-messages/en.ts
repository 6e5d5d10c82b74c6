import type { Translation } from '../../texts/translation.ts'
import type { homeMove as es } from './es.ts'

export const homeMove: Translation<typeof es> = {
  subject: (contract) => `Your move: nothing was asked about contract ${contract}`,
  lead: (contract) =>
    `You have signed the contract of the new home, but we could not ask for what you said about contract ${contract}: it is still in your name.`,
  why: {
    contract_not_active: 'The contract is no longer active.',
    debt_pending: 'You have unpaid bills.',
    process_running: 'Something else is under way for it.',
    not_valid: 'Something you told us is no longer valid.',
  },
  more: (phone) => `Ask for it from the page of your move, or call us on ${phone}.`,
  action: 'See your move',
}
