export const breaks = [
  {
    name: 'the other readings of a bill are taken beside one that stands twice',
    text: 'if (key?.spoils) {',
    becomes: "if (key?.field === '') {",
    noticedBy: ['r.replaced-meter'],
  },
]
