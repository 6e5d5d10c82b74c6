export const breaks = [
  {
    name: 'a KB has 1024 bytes',
    text: 'Math.round(bytes / 1000)',
    becomes: 'Math.round(bytes / 1024)',
  },
]
