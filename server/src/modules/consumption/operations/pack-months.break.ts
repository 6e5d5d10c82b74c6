export const breaks = [
  {
    name: 'the days of a contract stay where each of them came in',
    text: 'if (ids.length > 0) {',
    becomes: 'if (ids.length < 0) {',
    noticedBy: ['r.packed-months'],
  },
  {
    name: 'an import that writes the same days may be ended for the packing',
    text: 'if (isLocked(error)) return undefined',
    becomes: 'if (isLocked(error)) throw error',
    noticedBy: ['r.packed-months'],
  },
]
