import type { Messages } from '../../../i18n/messages.ts'
import type * as es from './es.ts'

export const contract: Messages<typeof es.contract> = {
  back: 'All contracts',
  of: 'Contract {name} · {address}',
  loading: 'Loading the contract',
  unread: 'We could not load the contract',
  nothingChanged: 'Nothing has been changed.',
  kinds: { electricity: 'Electricity', gas: 'Gas' },
  choose: {
    title: 'For which contract?',
    option: '{name} · {kind}',
  },
  none: {
    title: 'There is no active contract',
    why: 'This change can only be requested for active contracts.',
    action: 'See the contracts',
  },
  absent: {
    title: 'We cannot find this contract',
    why: 'The address may be incomplete, it may belong to another account, or this change is not offered for it.',
    action: 'See the contracts',
  },
}
