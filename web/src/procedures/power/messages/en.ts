import type { Messages } from '../../../i18n/messages.ts'
import type * as es from './es.ts'

export const power: Messages<typeof es.power> = {
  loading: 'Loading the contracted power',
  unread: 'We could not read the contracted power',
  nothingChanged: 'Nothing has been changed.',
  same: 'It is the power that is contracted already.',
  leave: 'Back to the contracts',
  powers: {
    title: 'The power you want',
    period: 'Power in {period}',
    now: 'Now: {power}',
    change: '{after} (now {before})',
    whyTwo:
      'P1 runs from {from, number}:00 to {to, number}:00 on working days; P2 from 0:00 to {from, number}:00, at weekends and on national holidays. It goes in steps of {step} kW up to {limit} kW.',
    whySix: 'There are {periods, number} periods, and none may have less power than the one before.',
  },
  linked: {
    which: 'Other powers had already been written',
    begun: 'Written before: {powers}',
    linked: 'From the link: {powers}',
    take: 'Use those of the link',
    keep: 'Keep those of before',
    filledIn: 'The suggested powers are filled in; they can be changed before going on.',
  },
  phone: {
    title: 'A phone to call',
    label: 'Phone',
    why: 'The distributor calls this number if somebody has to come and change the meter or the switch.',
  },
  cost: {
    title: 'What the distributor charges, before tax',
    connection: 'Connection right: {amount}',
    access: 'Access right: {amount} for each kW more',
    extension:
      'Extension right: {amount} for each kW more, unless you had that power in the last {years, number} years',
    when: 'It is on the next bill.',
  },
  refusal: {
    help: 'If in doubt, call {phone}.',
    selfEmployed:
      'If you are self-employed and registered with social security as such, you may change it without waiting until {day}: send us the proof of your registration.',
    process_running: {
      why: 'The distributor takes one change at a time for each contract. When it ends you can ask for another.',
    },
    contract_not_active: {
      title: 'This contract is not active',
      why: 'Power can only be changed in active contracts.',
    },
    power_change_too_soon: {
      title: 'The power was changed less than {months, plural, one {# month} other {# months}} ago',
      why: 'It can be changed once in {months, plural, one {# month} other {# months}}: from {day} on.',
    },
    tariff_without_power: {
      title: 'This contract has no contracted power',
      why: 'Gas has no power to change.',
    },
  },
}
