export const breaks = [
  {
    name: 'what was asked for several contracts is in effect with the first of them',
    text: 'if (parts.some(isOpen)) {',
    becomes: "if (parts.every((part) => part.state !== 'effective') && parts.some(isOpen)) {",
    noticedBy: ['c4.sips'],
  },
]
