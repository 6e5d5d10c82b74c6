export const breaks = [
  {
    name: 'half a character reaches the database',
    text: "z.refine((typed) => typed.isWellFormed(), 'not_valid'),",
    becomes: '',
    noticedBy: ['r.odd-addresses'],
  },
]
