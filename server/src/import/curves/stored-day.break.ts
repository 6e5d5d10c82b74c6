export const breaks = [
  {
    name: 'a channel of zeros is kept as not known',
    text: 'isKnown ||= !hole',
    becomes: 'isKnown ||= value > 0',
  },
]
