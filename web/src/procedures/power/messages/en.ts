import type { Messages } from '../../../i18n/messages.ts'
import type * as es from './es.ts'

export const power: Messages<typeof es.power> = {
  loading: 'Loading the contracted power',
  unread: 'We could not load the contracted power',
  nothingChanged: 'Nothing has been changed.',
  same: 'This is the power already contracted.',
  leave: 'Back to the contracts',
  powers: {
    title: 'The power you want',
    period: 'Power in {period}',
    now: 'Now: {power}',
    change: '{after} (now {before})',
    whyTwo:
      'P1 runs from {from, number}:00 to {to, number}:00 on working days; P2 from 0:00 to {from, number}:00 on working days, and all day at weekends and on national holidays. It is set in steps of {step} kW up to {limit} kW.',
    whySix: 'There are {periods, number} periods, and none may have less power than the one before.',
  },
  ahead: {
    cost: 'The distributor charges {connection} plus tax. If the power rises, also {access} per kW, and up to {extension} per kW of extension.',
    costRelief:
      'The distributor charges nothing; only if the power rises, up to {extension} per kW of extension.',
    lock: 'After this, the power cannot be changed again for {months, plural, one {# month} other {# months}}, until {day}.',
    noLock: 'After this, you can change it again without waiting.',
  },
  measured: {
    peak: 'Measured peak: {power} ({span})',
    proposal: 'Proposed: {power}',
    saves: 'The proposal saves {amount} a year, taxes included.',
    savesLittle: 'The proposal saves {amount} a year: not enough to pay for the change.',
    optimal: 'With the power you have you already pay the least for what you use.',
    unknown: 'Measurements are missing for some months, so we make no proposal.',
    take: 'Use the proposal',
    taken: 'The proposal is filled in.',
  },
  below: {
    title: 'The power may cut out',
    why: '{periods} {count, plural, one {is} other {are}} below the highest power drawn so far ({peaks}). If you go above the new power, the meter cuts the supply until you unplug something and reset it.',
    yes: 'I know, and I want this power',
    fact: 'Below the measured peak',
    accepted: 'Confirmed',
  },
  linked: {
    which: 'You had already entered other powers',
    begun: 'Entered before: {powers}',
    linked: 'From the link: {powers}',
    take: 'Use those from the link',
    keep: 'Keep the earlier ones',
    filledIn: 'The suggested powers are filled in; they can be changed before continuing.',
  },
  phone: {
    title: 'A contact phone number',
    label: 'Phone',
    why: 'The distributor calls this number if somebody has to come and change the meter or the switch.',
  },
  cost: {
    title: 'What the distributor charges, before tax',
    connection: 'Connection fee: {amount}',
    access: 'Access fee: {amount} for each extra kW',
    extension:
      'Extension fee: {amount} for each extra kW, unless you had that power in the last {years, number} years',
    when: 'It will be on the next bill.',
  },
  selfEmployed: {
    label: 'I am self-employed and registered with Social Security (RETA or equivalent)',
    hint: 'Until {day} the power can be changed without waiting and without paying connection or access fees. We will ask for proof of your registration.',
  },
  refusal: {
    help: 'If in doubt, call {phone}.',
    process_running: {
      why: 'The distributor handles one change at a time for each contract. When it finishes, you can request another.',
    },
    contract_not_active: {
      title: 'This contract is not active',
      why: 'Power can only be changed in active contracts.',
    },
    power_change_too_soon: {
      title: 'The power was changed less than {months, plural, one {# month} other {# months}} ago',
      why: 'It can be changed once every {months, plural, one {# month} other {# months}}: from {day} on.',
    },
    tariff_without_power: {
      title: 'This contract has no contracted power',
      why: 'Gas has no power to change.',
    },
  },
}
