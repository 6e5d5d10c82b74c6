export const breaks = [
  {
    name: 'a customer’s copy of their data has sealed texts in it',
    text: 'if (row[name] !== undefined && row[name] !== null) opened[name]',
    becomes: 'if (row[name] === undefined) opened[name]',
    noticedBy: ['r.at-rest-copy'],
  },
]
