export const breaks = [
  {
    name: 'a distributor’s bill replaces the readings of ours',
    text: 'if (readings.length === 0) given.set(ours.id, bill.readings)',
    becomes: 'given.set(ours.id, bill.readings)',
    noticedBy: ['r.import-f1'],
  },
]
