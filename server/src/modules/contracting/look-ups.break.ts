export const breaks = [
  {
    name: 'a visitor may look up any number of supplies',
    text: 'perVisitor = 15',
    becomes: 'perVisitor = 1500',
  },
  {
    name: 'a network may look up any number of supplies',
    text: 'perNetwork = 30',
    becomes: 'perNetwork = 6000',
  },
]
