export const breaks = [
  {
    name: 'the link before still opens when another was sent',
    text: 'await mailInvitation(transaction, services, { request, signature, lastDay: request.due_day })',
    becomes: 'void mailInvitation',
    noticedBy: ['law.3.holder', 'r.change-holder'],
  },
  {
    name: 'the link is sent again without a pause',
    text: 'if (waitMs > 0) {',
    becomes: 'if (waitMs > linkPauseMs) {',
    noticedBy: ['r.link-again'],
  },
  {
    name: 'the link is sent as often as somebody presses',
    text: 'if (link_sent >= mostSendings)',
    becomes: 'if (link_sent < 0)',
    noticedBy: ['r.link-again'],
  },
  {
    name: 'a request that waits for the account’s link cannot have it sent again',
    text: 'if (!found) throw',
    becomes: 'if (found?.request_id !== own.id) throw',
    noticedBy: ['c4.electronic-notification'],
  },
]
