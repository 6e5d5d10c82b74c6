export const breaks = [
  {
    name: 'an invitation tells a mailbox that somebody typed which supply it is',
    text: "...(data.about === 'invitation' ? [] : supply),",
    becomes: '...supply,',
  },
]
