export const breaks = [
  {
    name: 'any role of the provider lets somebody act',
    text: 'if (!roles.includes(claim)) continue',
    becomes: 'if (roles.length > 1e6) continue',
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
