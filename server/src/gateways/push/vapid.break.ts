export const breaks = [
  {
    name: 'a push service sends the server elsewhere',
    text: "redirect: 'manual'",
    becomes: "redirect: 'follow'",
    noticedBy: ['../../modules/notifications/push/push.test.ts'],
  },
  {
    name: 'a host that left the list is called',
    text: "if (address === undefined) return 'refused'",
    becomes: "if (address === undefined) return 'taken'",
    noticedBy: ['../../modules/notifications/push/push.test.ts'],
  },
]
