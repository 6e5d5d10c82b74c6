export const breaks = [
  {
    name: 'a street name may be one character longer',
    text: 'nv: 256',
    becomes: 'nv: 257',
  },
  {
    name: 'a number of the street may be one character longer',
    text: 'pnp: 9',
    becomes: 'pnp: 10',
  },
  {
    name: 'a block may be one character longer',
    text: 'bq: 4',
    becomes: 'bq: 5',
  },
  {
    name: 'stairs may be one character longer',
    text: 'es: 4',
    becomes: 'es: 5',
  },
  {
    name: 'a floor may be one character shorter',
    text: 'pt: 10',
    becomes: 'pt: 9',
  },
  {
    name: 'a door may be one character longer',
    text: 'pu: 4',
    becomes: 'pu: 5',
  },
  {
    name: 'an address needs no name',
    text: "'pnp', 'name'] as const",
    becomes: "'pnp'] as const",
  },
  {
    name: 'a municipality of another province is taken',
    text: 'municipality.slice(0, 2) === province ?',
    becomes: 'municipality.length === 5 ?',
  },
  {
    name: 'an address may have as many characters as its limit says "under"',
    text: 'nv: addressLimits.nv - 1',
    becomes: 'nv: addressLimits.nv',
    noticedBy: ['v5.home-address'],
  },
]
