export const breaks = [
  {
    name: 'a contract is blocked by the day on which it was signed',
    text: "case c.state when 'cancelada' then c.sign_day end",
    becomes: 'c.sign_day',
    noticedBy: ['law.blocked'],
  },
  {
    name: 'a contract is blocked whose bill is not paid',
    text: 'or i.pending_cents <> 0',
    becomes: 'or false',
    noticedBy: ['law.blocked'],
  },
  {
    name: 'a contract is blocked of which a case is open',
    text: "k.state = 'open' or ",
    becomes: '',
    noticedBy: ['law.blocked'],
  },
  {
    name: 'what a file brings of a blocked contract is found by nobody',
    text: 'c.blocked_at is not null and not coalesce(${isOver(before)}, false)',
    becomes: 'false',
    noticedBy: ['law.blocked'],
  },
]
