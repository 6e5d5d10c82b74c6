export const breaks = [
  {
    name: 'a message that comes twice is there twice',
    text: 'if (earlier !== undefined) return',
    becomes: 'if (earlier === 0) return',
  },
  {
    name: 'the retailer is not told what the customer wrote',
    text: "if (author === 'customer') await tellRetailer",
    becomes: "if (author === 'retailer') await tellRetailer",
  },
  {
    name: 'an answer is not mailed',
    text: "if (author === 'retailer' || position === 1)",
    becomes: 'if (position === 1)',
  },
  {
    name: 'a claim that is completed after its last day has a new time to be answered',
    text: 'today <= row.complete_by_day',
    becomes: "today <= '9999-12-31'",
    noticedBy: ['law.complete'],
  },
  {
    name: 'a claim that is opened again is late from the first moment',
    text: "if (!isCompleted && what !== 'reopened') return {}",
    becomes: 'if (!isCompleted) return {}',
    noticedBy: ['law.complete'],
  },
  {
    name: 'a claim that was answered in full is still asked to be completed',
    text: "what === 'closed' || author === 'retailer'",
    becomes: "what === 'closed'",
    noticedBy: ['law.complete'],
  },
  {
    name: 'the retailer is not told that a claim stops collecting',
    text: '  await tellCollection(db, services, position === 1 ? undefined : row, updated)\n',
    becomes: '',
    noticedBy: ['r.law-case-course'],
  },
]
