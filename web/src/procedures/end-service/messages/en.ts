import type { Messages } from '../../../i18n/messages.ts'
import type * as es from './es.ts'

const endService: Messages<(typeof es)['end-service']> = {
  which: 'Which services should end?',
  since: '{price}, since {day}.',
  noPrice: 'No price of its own',
  aMonth: '{amount} a month, before taxes',
  stay: 'Agreed until {day}: leaving it today costs {amount}.',
  none: 'This contract has no service that can be ended.',
  after: 'What happens next',
  supply: 'The supply stays as it is: only the services are no longer charged.',
  day: 'We confirm the last day of the service, by {day} at the latest if it is signed today.',
  bill: 'The next bill charges only the days up to then.',
  costs: 'Leaving today costs {amount}',
  costsWhy:
    'It is the part of the agreed penalty for the days of the stay that are left: each day until the end makes it less.',
  accept: 'I accept paying {amount} at most',
  missing: 'Tick at least one service.',
  unaccepted: 'To ask for the end now, tick that you accept the cost.',
  confirm: 'Ask for the end',
}

export { endService as 'end-service' }
