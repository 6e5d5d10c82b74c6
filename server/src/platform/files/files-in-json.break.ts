export const breaks = [
  {
    name: 'a text of a call may be as long as a file',
    text: 'longestText = 256 * 1024',
    becomes: 'longestText = 2560 * 1024',
  },
]
