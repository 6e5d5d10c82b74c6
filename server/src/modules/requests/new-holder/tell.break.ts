export const breaks = [
  {
    name: 'the new holder gets no account',
    text: 'if (!account) return',
    becomes: 'if (account) return',
    noticedBy: ['law.3.holder', 'r.change-holder'],
  },
]
