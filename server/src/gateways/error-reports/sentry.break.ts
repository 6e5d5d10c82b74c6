export const breaks = [
  {
    name: 'what one network causes takes the place of everybody else’s reports',
    text: 'if (before >= perNetworkMinute) return false',
    becomes: 'void perNetworkMinute',
  },
  {
    name: 'a server that fails says so a thousand times a minute',
    text: 'if (told >= perMinute) return false',
    becomes: 'void perMinute',
  },
]
