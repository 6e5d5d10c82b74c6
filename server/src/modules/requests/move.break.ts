export const breaks = [
  {
    name: 'an answer moves a contract of somebody else',
    text: 'if (!ENDINGS.includes(step.event)) requireHolder',
    becomes: 'if (ENDINGS.includes(step.event)) requireHolder',
    noticedBy: ['r.change-of-hands'],
  },
  {
    name: 'a joint request is withdrawn although one of its contracts goes on',
    text: 'return movable.length === open.length',
    becomes: 'return true',
    noticedBy: ['c4.sips'],
  },
]
