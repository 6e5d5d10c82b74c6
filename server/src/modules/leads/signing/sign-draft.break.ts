export const breaks = [
  {
    name: 'the proof of a signature does not keep what was shown above it',
    text: '        shown: { language, ...obligationOf(draft, language) },\n',
    becomes: '',
  },
  {
    name: 'a code signs one contract of several',
    text: 'for (const draft of drafts) {',
    becomes: 'for (const draft of drafts.slice(0, 1)) {',
  },
]
