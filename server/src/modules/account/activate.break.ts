export const breaks = [
  {
    name: 'a bill is enough to take an account over',
    text: 'account.email === asked.email',
    becomes: 'asked.email.length > 0',
  },
  {
    name: 'a bill is enough to open the account of a customer of whom nobody has an address',
    text: 'if (!holder.emails.includes(asked.email))',
    becomes: 'if (holder.emails.length > 0 && !holder.emails.includes(asked.email))',
    noticedBy: ['r.known-person'],
  },
  {
    name: 'the retailer is told of each bill with which somebody asks for an account',
    text: '`activation:${code}:${todayOf(services)}`',
    becomes: '`activation:${code}:${todayOf(services)}:${Math.random()}`',
    noticedBy: ['r.known-person'],
  },
]
