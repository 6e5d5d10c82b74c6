export const breaks = [
  {
    name: 'a part of the home that cannot be read takes the rest along',
    text: '    return null\n  }\n}',
    becomes: '    throw error\n  }\n}',
  },
  {
    name: 'the home is about a supply that is not active',
    text: "active.find(({ type }) => type === 'electricity') ?? active[0] ?? supplies[0]",
    becomes: 'supplies[0] ?? active[0]',
  },
  {
    name: 'whoever leaves the home is an error of ours',
    text: 'if (error instanceof CallOver) throw error',
    becomes: '',
    noticedBy: ['r.broken-off'],
  },
]
