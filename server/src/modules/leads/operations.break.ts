export const breaks = [
  {
    name: 'the files of a lead that is erased stay',
    text: 'await releaseFiles(db, from)',
    becomes: 'void releaseFiles',
  },
  {
    name: 'the files of a contract of both go with its electricity',
    text: 'for (const other of await othersOf(db, lead))',
    becomes: 'for (const other of (await othersOf(db, lead)).slice(0, 0))',
  },
  {
    name: 'a signed contract sets its supply free at once',
    text: 'const expectedDays = 90',
    becomes: 'const expectedDays = 10',
    noticedBy: ['law.5.summary'],
  },
]
