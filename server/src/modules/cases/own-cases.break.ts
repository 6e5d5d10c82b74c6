export const breaks = [
  {
    name: 'a claim that was completed counts as answered by what was said before',
    text: "later.what in ('incomplete', 'reopened')",
    becomes: "later.what in ('reopened')",
    noticedBy: ['law.complete'],
  },
]
