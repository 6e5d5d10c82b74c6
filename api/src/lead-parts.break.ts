export const breaks = [
  {
    name: 'a lead that is not sent holds any name',
    text: '  first_name: personName,',
    becomes: '  first_name: text,',
    noticedBy: ['r.known-person'],
  },
]
