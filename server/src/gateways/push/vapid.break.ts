export const breaks = [
  {
    name: 'a push service sends the server elsewhere',
    text: "redirect: 'manual'",
    becomes: "redirect: 'follow'",
    noticedBy: ['r.push'],
  },
  {
    name: 'a host that left the list is called',
    text: "if (address === undefined) return 'refused'",
    becomes: "if (address === undefined) return 'taken'",
    noticedBy: ['r.push'],
  },
]
