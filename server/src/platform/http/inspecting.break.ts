export const breaks = [
  {
    name: 'what is no looking is called for a customer from the desk',
    text: 'if (isReading && (isLooking(endpoint) || (act && endpoint.byAgent)))',
    becomes: 'if (isReading && isLooking !== undefined)',
    noticedBy: ['r.inspection-matrix'],
  },
  {
    name: 'what the desk reads for a customer may change something',
    text: 'return await readingOnly(work)',
    becomes: 'return await work()',
    noticedBy: ['r.inspection-reads'],
  },
  {
    name: 'an agent calls what is not declared for agents',
    text: 'if (isReading || !act || !endpoint.byAgent)',
    becomes: 'if (isReading || !act)',
    noticedBy: ['r.agent-acts'],
  },
]
