export const breaks = [
  {
    name: 'anybody who knows its id changes a lead',
    text: "where('visitor', '=', visitor)",
    becomes: "where('visitor', '!=', '')",
  },
  {
    name: 'a supply cannot name papers that another of the company brought',
    text: 'others.map((other) => fileKeyOf(other.id))',
    becomes: 'others.slice(0, 0).map((other) => fileKeyOf(other.id))',
  },
]
