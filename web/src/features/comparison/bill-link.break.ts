export const breaks = [
  {
    name: 'the link of a comparison takes any text for a figure',
    text: 'looks.test(value) ?',
    becomes: "looks.test(value) || value !== '' ?",
  },
  {
    name: 'the link of a comparison holds the CUPS',
    text: '  comerOrigin: listed,',
    becomes: '  cups: /./, comerOrigin: listed,',
  },
]
