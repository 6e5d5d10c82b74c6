export const breaks = [
  {
    name: 'a closed contract may be changed',
    text: "contract.state !== 'activa'",
    becomes: "contract.state === 'esborrany'",
    noticedBy: ['c3.iban-change'],
  },
  {
    name: 'a second change with the distributor is taken',
    text: 'needsDistributor && !contract.atrAvailable',
    becomes: 'needsDistributor && false',
  },
]
