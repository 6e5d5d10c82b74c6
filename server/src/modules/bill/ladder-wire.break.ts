export const breaks = [
  {
    name: 'an open claim does not stop the way to a cut',
    text: 'const held = climbs ? pausedBy : null',
    becomes: 'const held: typeof pausedBy = climbs && false ? pausedBy : null',
  },
]
