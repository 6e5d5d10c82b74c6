export const breaks = [
  {
    name: 'a claim may be answered a day late',
    text: 'return addWorkingDays(sent, workingDays)',
    becomes: 'return addWorkingDays(sent, 1 + workingDays)',
    noticedBy: ['c3.claim'],
  },
  {
    name: 'a claim about a bill is answered as slowly as others',
    text: "billingDays !== undefined && type === '02'",
    becomes: "billingDays !== undefined && type === '99'",
  },
]
