export const breaks = [
  {
    name: 'an answer moves a contract of somebody else',
    text: 'if (!ENDINGS.includes(step.event)) requireHolder',
    becomes: 'if (ENDINGS.includes(step.event)) requireHolder',
    noticedBy: ['r.change-of-hands'],
  },
  {
    name: 'what a customer does is told to the customer',
    text: 'tellable.includes(step.actor)',
    becomes: "step.actor !== 'retailer'",
    noticedBy: ['r.told'],
  },
  {
    name: 'each contract of a joint request is mailed by itself',
    text: 'const unsaid = quiet || request.joint_id !== null',
    becomes: 'const unsaid = quiet',
    noticedBy: ['c4.sips'],
  },
  {
    name: 'a joint request is withdrawn although one of its contracts goes on',
    text: 'return movable.length === open.length',
    becomes: 'return true',
    noticedBy: ['c4.sips'],
  },
]
