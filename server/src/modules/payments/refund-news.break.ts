export const breaks = [
  {
    name: 'a refund that failed is given again by the message that it was given',
    text: 'if (news.summed !== true && saysSum(news)',
    becomes: 'if (news.summed === null && saysSum(news)',
  },
  {
    name: 'the sum of what went back is taken from a message though a refund has failed',
    text: 'if (saysSum(charge) && !(await hasFailedRefund',
    becomes: 'if (saysSum(charge) || !(await hasFailedRefund',
  },
  {
    name: 'a refund that the bank did not take stays accepted at the desk',
    text: ".where('state', 'in', ['sending', 'sent'])",
    becomes: ".where('state', 'in', ['sending'])",
    noticedBy: ['r.refund-failed'],
  },
]
