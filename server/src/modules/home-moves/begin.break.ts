export const breaks = [
  {
    name: 'a press that arrives twice at once fails',
    text: 'if (twin) return twin',
    becomes: 'if (twin && names.length === 0) return twin',
    noticedBy: ['r.home-move'],
  },
  {
    name: 'a supply is cut without its customer’s yes',
    text: "body.cut_accepted || body.follower ? {} : { cut_accepted: ['cut_not_accepted'] }",
    becomes: "body.cut_accepted || !body.follower ? {} : { cut_accepted: ['cut_not_accepted'] }",
    noticedBy: ['r.home-move'],
  },
]
