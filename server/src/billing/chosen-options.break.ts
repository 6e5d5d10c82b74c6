export const breaks = [
  {
    name: 'an option of the file holds though nobody said since when',
    text: 'known === null ? null : (found?.price ?? null)',
    becomes: 'found?.price ?? null',
    noticedBy: ['r.bill-so-far'],
  },
]
