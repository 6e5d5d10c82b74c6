export const breaks = [
  {
    name: 'the mail of the summary brings no file',
    text: "if (template !== 'new_contract') return []",
    becomes: 'return []',
    noticedBy: ['r.sign-new-contract'],
  },
]
