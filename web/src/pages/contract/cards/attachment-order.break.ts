export const breaks = [
  {
    name: 'documents come with the oldest first',
    text: "direction: 'descending' }",
    becomes: "direction: 'ascending' }",
  },
  {
    name: 'documents are sorted by the words of their size',
    text: 'return a.size_bytes - b.size_bytes',
    becomes: 'return words(a.size_text, b.size_text)',
  },
]
