export const breaks = [
  {
    name: 'a role of the provider gives what the customer cannot give',
    text: "kinds.get(customer) === 'company'",
    becomes: "kinds.get(customer) !== 'none'",
    noticedBy: ['r.claim-roles'],
  },
  {
    name: 'any role of the provider lets somebody act',
    text: '=> roles.includes(claim))',
    becomes: '=> roles.length < 1e6 || claim)',
    noticedBy: ['r.claim-roles'],
  },
  {
    name: 'a role that the provider no longer says goes on',
    text: 'if (now === undefined) await end(transaction, services, id)',
    becomes: 'if (now === undefined) continue',
    noticedBy: ['r.claim-roles'],
  },
  {
    name: 'what a customer has ended is granted anew',
    text: ".where('ended_by', 'is not', null)",
    becomes: ".where('ended_by', '=', -1)",
    noticedBy: ['r.claim-roles'],
  },
]
