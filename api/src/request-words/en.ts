import type { RequestWords } from './request-words.ts'

export const requestWords: RequestWords = {
  end_reason: {
    moving: 'Moving out',
    empty: 'It stays empty',
    closing: 'The business closes',
    works: 'Building work',
    other: 'Other',
  },
  supply_afterwards: {
    former_retailer: 'It goes back to the former retailer; a new one is ended',
    end: 'It is ended',
  },
  other_services: {
    end: 'They end with the supply',
    keep: 'They go on',
  },
  last_bill: {
    as_now: 'Like the others',
  },
  happy_day: {
    monday: 'Monday',
    tuesday: 'Tuesday',
    wednesday: 'Wednesday',
    thursday: 'Thursday',
    friday: 'Friday',
    saturday: 'Saturday',
    sunday: 'Sunday',
  },
  battery_left: {
    by_contract: 'Depends on the contract',
    last_bill: 'Taken off the last bill; what does not fit is lost',
    paid: 'Taken off the last bill; what does not fit is paid',
    lost: 'Lost',
  },
  battery_discounts: {
    aplicar: 'Taken off the bills',
    no_aplicar: 'Kept in the battery',
  },
  no_cession_sips: {
    unactive: 'They can look them up',
    requested: 'Asked not to be passed on',
    active: 'Not passed on',
  },
  invoice_online: {
    true: 'Online',
    false: 'On paper',
  },
  electronic_notification: {
    true: 'By e-mail',
    false: 'By post',
  },
}
