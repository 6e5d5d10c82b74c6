export const breaks = [
  {
    name: 'nobody says that a proxy is not believed',
    text: 'if (warned || (',
    becomes: 'if (!warned || (',
  },
  {
    name: 'each forwarded request is warned of',
    text: 'warned = true',
    becomes: 'warned = false',
  },
]
