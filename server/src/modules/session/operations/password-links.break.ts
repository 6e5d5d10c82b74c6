export const breaks = [
  {
    name: 'a link sets the password twice',
    text: "    .where('token_hash', '=', token_hash)\n    .where('used_at', 'is', null)",
    becomes: "    .where('token_hash', '=', token_hash)",
    noticedBy: ['v5.reset'],
  },
  {
    name: 'an older link goes on serving beside the newer one',
    text: 'await endPasswordLinks(transaction, nowMs, owner)',
    becomes: 'void endPasswordLinks',
    noticedBy: ['v5.reset'],
  },
  {
    name: 'a mailbox is filled with links',
    text: 'const mostLinks = 5',
    becomes: 'const mostLinks = 50',
    noticedBy: ['v5.reset'],
  },
]
