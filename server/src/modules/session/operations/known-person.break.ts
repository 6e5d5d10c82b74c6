export const breaks = [
  {
    name: 'a customer is written to at the mailbox that somebody typed',
    text: 'address: known ? known.address : typed.toLowerCase()',
    becomes: 'address: typed.toLowerCase()',
    noticedBy: ['r.known-person'],
  },
  {
    name: 'a customer without any address is asked at the mailbox that somebody typed',
    text: 'known ? known.address : typed.toLowerCase()',
    becomes: 'known?.address ?? typed.toLowerCase()',
    noticedBy: ['r.known-person'],
  },
  {
    name: 'of several customers of a tax id the first is meant, whoever’s mailbox was typed',
    text: 'address === typed.toLowerCase()) ??',
    becomes: 'address === undefined) ??',
    noticedBy: ['r.known-person'],
  },
]
