export const breaks = [
  {
    name: 'one person alone has a customer erased',
    text: "if (proposal.asked_by === staffId) throw new Failure('forbidden')",
    becomes: 'void Failure',
    noticedBy: ['r.desk-erasure'],
  },
]
