export const breaks = [
  {
    name: 'each of a row of changes has a notice',
    text: "notice.about === 'account_email' ? request.reference",
    becomes: 'notice.about ? request.reference',
    noticedBy: ['r.link-again'],
  },
  {
    name: 'deliveries of one contract overtake each other',
    text: 'contract_id === null ? `customer:${customer_id}` : `contract:${contract_id}`',
    becomes: '`customer:${customer_id}:${Math.random()}`',
  },
  {
    name: 'the retailer is not told how it was signed',
    text: 'signature: await signatureOf(db, request)',
    becomes: 'signature: null',
  },
  {
    name: 'what a customer does is told to the customer',
    text: 'TELLABLE.includes(step.actor)',
    becomes: "step.actor !== 'retailer'",
    noticedBy: ['r.told'],
  },
  {
    name: 'each contract of a joint request is mailed by itself',
    text: 'const unsaid = quiet || request.joint_id !== null',
    becomes: 'const unsaid = quiet',
    noticedBy: ['c4.sips'],
  },
]
