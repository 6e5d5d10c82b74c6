export const breaks = [
  {
    name: 'the last instalment does not take the rest of the division',
    text: 'index === parts - 1 ? amountCents - each * (parts - 1) : each',
    becomes: 'index === parts ? amountCents - each * (parts - 1) : each',
  },
  {
    name: 'what is collected pays the parts of a bill without an order',
    text: '    collected -= paid\n',
    becomes: '',
  },
  {
    name: 'a part of a plan is shared out to two bills twice',
    text: '      left[index]! -= amountCents\n',
    becomes: '',
    noticedBy: ['r.one-plan'],
  },
  {
    name: 'more instalments are taken than the deployment offers',
    text: 'parts <= mostParts',
    becomes: 'parts <= mostParts + 1',
  },
]
