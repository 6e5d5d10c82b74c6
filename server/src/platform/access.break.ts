export const breaks = [
  {
    name: 'the page over all customers shows contracts that were not chosen',
    text: '(not delegation.chosen or exists (',
    becomes: '(true or exists (',
    noticedBy: ['r.acting-together'],
  },
  {
    name: 'bills of the time before are shown',
    text: ".where(sinceHeld('invoice.from_day'))",
    becomes: '',
    noticedBy: ['r.held-since'],
  },
  {
    name: 'hours of the time before are shown',
    text: "(select held_from from contract where id = ${contractId}), '-infinity'::date)",
    becomes: "(select null::date from contract where id = ${contractId}), '-infinity'::date)",
    noticedBy: ['r.held-since'],
  },
  {
    name: 'a battery counts what went in before',
    text: 'battery_movement.day < contract.held_from',
    becomes: 'contract.held_from is null and false',
    noticedBy: ['r.held-since'],
  },
  {
    name: 'contracts of everybody are everybody’s',
    text: "db.selectFrom('contract').where('contract.customer_id', '=', owner.customerId)",
    becomes:
      "db.selectFrom('contract').where('contract.customer_id', '>=', owner.customerId - owner.customerId)",
  },
  {
    name: 'an id may be written 07',
    text: '/^[1-9]\\d{0,15}$/',
    becomes: '/^\\d{1,16}$/',
    noticedBy: ['c3.paging', 'r.both-versions'],
  },
]
