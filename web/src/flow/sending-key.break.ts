export const breaks = [
  {
    name: 'the same content is sent under another key',
    text: "known.content === written && typeof known.key === 'string'",
    becomes: "known.content !== written && typeof known.key === 'string'",
  },
]
