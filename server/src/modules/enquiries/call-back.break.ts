export const breaks = [
  {
    name: 'more people are told the same time than anybody can call',
    text: '(taken.get(atMs) ?? 0) < perSlot',
    becomes: '(taken.get(atMs) ?? 0) <= perSlot',
    noticedBy: ['r.call-back'],
  },
  {
    name: 'a call that was cancelled keeps others from its time',
    text: "    .where('cancelled_at', 'is', null)\n    .$if(own",
    becomes: '    .$if(own',
    noticedBy: ['r.call-back'],
  },
  {
    name: 'the retailer is not told that a call was changed',
    text: "await tellRetailer(db, services, { id, reference, kind: 'call_back', type: 'enquiry.changed' })",
    becomes: 'void tellRetailer',
    noticedBy: ['r.call-back'],
  },
  {
    name: 'who was called already cancels the call',
    text: "if (callOf(services, before).state !== 'waiting') return callOf(services, before)",
    becomes: '',
    noticedBy: ['r.call-back'],
  },
]
