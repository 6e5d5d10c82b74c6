export const breaks = [
  {
    name: 'a transaction that met a deadlock is not done again',
    text: 'if (!isUndone(error)) throw error',
    becomes: 'if (isUndone(error)) throw error',
  },
  {
    name: 'whoever acted for another still writes after the end, by a call that was on its way',
    text: 'if (grant && !begun.has(grant)) await grant.stillHolds(transaction)',
    becomes: 'if (grant && !begun.has(grant)) begun.add(grant)',
    noticedBy: ['r.ended-meanwhile'],
  },
]
