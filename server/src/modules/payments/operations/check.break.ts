export const breaks = [
  {
    name: 'what waits for the customer stays payable in the other window',
    text: "asked.state === 'requires_action' && (over || giveUpAction)",
    becomes: "asked.state === 'requires_action' && over && giveUpAction",
    noticedBy: ['r.paid-elsewhere'],
  },
]
