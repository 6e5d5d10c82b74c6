export const breaks = [
  {
    name: 'a mail that a policy blocks ends the mails to its address',
    text: "      return 'none'\n  }",
    becomes: '      return final\n  }',
  },
  {
    name: 'a full mailbox ends the mails at once',
    text: "detail === '1' ? final : 'count'",
    becomes: 'final',
  },
  {
    name: 'three returns of one day end the mails to an address',
    text: 'new Set(days.filter((day) => day >= from && day <= last)).size',
    becomes: 'days.filter((day) => day >= from && day <= last).length',
  },
]
