export const breaks = [
  {
    name: 'yesterday’s file prolongs a service that its customer ended',
    text: 'return isLonger ? { ...service, end_day: asked } : service',
    becomes: 'return isLonger && asked === service.start_day ? { ...service, end_day: asked } : service',
    noticedBy: ['r.end-service'],
  },
  {
    name: 'any retailer brings in a social bonus',
    text: "row.kind === 'social_bonus' && !referenceRetailer",
    becomes: "row.kind === 'social_bonus' && !referenceRetailer && check",
    noticedBy: ['r.law-bonus-reference'],
  },
  {
    name: 'yesterday’s file prolongs a social bonus that was given up',
    text: 'await keepRenounced(db, records)',
    becomes: '(void keepRenounced, records)',
    noticedBy: ['r.folder-day'],
  },
  {
    name: 'a social bonus that a withdrawal brought back is cut short by the next file',
    text: "and undoing.state = 'effective'",
    becomes: "and undoing.state = 'rejected'",
    noticedBy: ['law.5.bonus'],
  },
  {
    name: 'two social bonuses of a contract hold on the same days',
    text: '  await endOvertaken(db, kept)\n',
    becomes: '  void endOvertaken\n',
    noticedBy: ['law.5.bonus'],
  },
]
