export const breaks = [
  {
    name: 'a killed server leaves its database running',
    text: 'dieTogether ? way.wrap',
    becomes: 'dieTogether && false ? way.wrap',
  },
]
