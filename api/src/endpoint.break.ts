export const breaks = [
  {
    name: 'version 2 of the API is not there',
    text: 'apiVersions = [1, 2]',
    becomes: 'apiVersions = [1]',
    noticedBy: ['c9.api-version'],
  },
]
