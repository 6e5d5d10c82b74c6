export const breaks = [
  {
    name: 'an older folder takes back what a newer one confirmed',
    text: 'writtenOn < last',
    becomes: "writtenOn < ''",
    noticedBy: ['r.folder-day'],
  },
  {
    name: 'a folder without a day forgets the day that is known',
    text: 'known.writtenOn ?? stored?.written_on ?? null',
    becomes: 'known.writtenOn',
    noticedBy: ['r.folder-day'],
  },
]
