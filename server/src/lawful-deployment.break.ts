export const breaks = [
  {
    name: 'a deployment without a dispute-resolution body is not told so',
    text: 'organisation.adr === null',
    becomes: 'organisation.adr === undefined',
  },
]
