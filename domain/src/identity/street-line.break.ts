export const breaks = [
  {
    name: 'a number within the name of a street is taken for that of the house',
    text: '(?=$|[\\s,.;])(?<rest>.*)$/iu',
    becomes: '(?<rest>.*)$/iu',
  },
  {
    name: 'parts that no field takes are cut short',
    text: 'const parts = fits',
    becomes: 'const parts = rest',
  },
  {
    name: 'a type that both languages write alike is said to be typed in Spanish',
    text: 'if (!names || names.es.toLowerCase() === names.ca.toLowerCase())',
    becomes: 'if (!names)',
  },
]
