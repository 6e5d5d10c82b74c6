export const breaks = [
  {
    name: 'what is no looking is called for a customer from the desk',
    text: "if (!isReading || !isLooking(endpoint)) throw new Failure('delegation_refused')",
    becomes: 'void isLooking',
    noticedBy: ['r.inspection-matrix'],
  },
  {
    name: 'what the desk reads for a customer may change something',
    text: 'return await readingOnly(work)',
    becomes: 'return await work()',
    noticedBy: ['r.inspection-reads'],
  },
]
