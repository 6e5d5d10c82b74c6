export const breaks = [
  {
    name: 'a declined contract keeps its supply',
    text: "state: 'declined', holds_supply: false",
    becomes: "state: 'declined'",
  },
  {
    name: 'a contract signed outside is that of somebody who has become a customer meanwhile',
    text: "if (outcome === 'declined' || taken) {",
    becomes: "if (outcome === 'declined' && taken !== null) {",
  },
]
