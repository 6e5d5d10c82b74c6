export const breaks = [
  {
    name: 'the share of a contract that has left stays taken',
    text: "row('in_force', '=', true)",
    becomes: "row('battery_id', '=', id)",
    noticedBy: ['r.battery-shares'],
  },
  {
    name: 'a change of a share divides anew what came in before',
    text: 'if (sharePercent !== undefined && sharePercent !== link.sharePercent) {',
    becomes: 'if (sharePercent !== undefined && sharePercent < 0) {',
    noticedBy: ['r.battery-shares'],
  },
  {
    name: 'shares of a battery are read before it is locked',
    text: "    .where('id', 'in', tied)\n    .forUpdate()",
    becomes: "    .where('id', 'in', tied)",
    noticedBy: ['r.battery-shares'],
  },
  {
    name: 'a battery that the contract is not tied to is changed',
    text: 'if (!battery) throw notFound()',
    becomes: 'if (!battery) return {} as LockedLink',
    noticedBy: ['r.battery-shares'],
  },
  {
    name: 'what the file says of a battery is forgotten when a share is set back',
    text: 'return filed === null || filed === after ? before : filed',
    becomes: 'return filed === null ? before : filed',
    noticedBy: ['r.battery-shares'],
  },
]
