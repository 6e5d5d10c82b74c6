export const breaks = [
  {
    name: 'a phone rings at night',
    text: ' && !isQuietAt(nowMs)',
    becomes: '',
  },
  {
    name: 'a phone rings for every single thing',
    text: 'gathered && !paused',
    becomes: 'gathered',
  },
]
