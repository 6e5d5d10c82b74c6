export const breaks = [
  {
    name: 'nobody is told of a new browser',
    text: 'if (isKnown || numUpdatedRows === 1n) return',
    becomes: 'if (isKnown || numUpdatedRows >= 0n) return',
  },
  {
    name: 'a known browser is told of',
    text: 'if (isKnown || numUpdatedRows === 1n) return',
    becomes: 'if (numUpdatedRows === 1n) return',
  },
  {
    name: 'the owner’s mailbox is filled with new browsers',
    text: '${Math.floor(nowMs / hourMs)}`',
    becomes: '${hourMs}:${Math.random()}`',
  },
]
