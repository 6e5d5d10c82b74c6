export const breaks = [
  {
    name: 'what was reckoned is kept before anybody agreed to it',
    text: 'if (isAlone) return',
    becomes: 'if (isAlone && consent) return',
  },
  {
    name: 'the figure of the browser goes into the lead',
    text: 'about: { ...asked, optimalPower: reckoned.optimalPower }',
    becomes: 'about: { ...asked }',
  },
]
