export const breaks = [
  {
    name: 'the mail of a new contract is written whatever becomes of it',
    text: 'await writeMail(db, services, {',
    becomes: 'await writeMail(services.db, services, {',
    noticedBy: ['r.leads-killed'],
  },
  {
    name: 'a mail of a new contract greets with the name that was typed',
    text: 'customer: known?.name ?? null,',
    becomes: "customer: known?.name ?? (stored.owner?.type === 'F' ? stored.owner.first_name : null),",
    noticedBy: ['r.known-person'],
  },
  {
    name: 'the retailer is not told that nobody can reach who is to sign a new contract',
    text: 'reachable: address !== null',
    becomes: "reachable: address !== ''",
    noticedBy: ['r.known-person'],
  },
]
