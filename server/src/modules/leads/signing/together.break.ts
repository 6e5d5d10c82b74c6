export const breaks = [
  {
    name: 'a code signs what another address asked for',
    text: "->> 'email' = ${typedAddressOf(draft) ?? null}`",
    becomes: "->> 'email' is not null or ${typedAddressOf(draft) ?? null} = ''`",
  },
  {
    name: 'contracts are signed at once while the summary of one has not left',
    text: 'for (const one of drafts) await',
    becomes: 'for (const one of drafts.slice(0, 1)) await',
  },
]
