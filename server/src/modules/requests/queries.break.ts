export const breaks = [
  {
    name: 'an old answer to a request stays on the home',
    text: ".where('request_event.at', '>', at(sinceMs)),",
    becomes: ".where('request_event.at', '<>', at(sinceMs)),",
    noticedBy: ['GET home/'],
  },
  {
    name: 'a contract sends any number of notices',
    text: 'const mostOfContract = 10',
    becomes: 'const mostOfContract = 1000',
    noticedBy: ['r.link-again'],
  },
  {
    name: 'an account sends any number of notices',
    text: 'const mostOfAccount = 60',
    becomes: 'const mostOfAccount = 1000',
    noticedBy: ['r.link-again'],
  },
  {
    name: 'addresses that nobody confirmed get notices',
    text: 'return change ? change.email : notification_email',
    becomes: 'return change === null ? change : notification_email',
    noticedBy: ['r.link-again'],
  },
  {
    name: 'the oldest request comes first',
    text: "    matching\n      .orderBy('request.submitted_at', 'desc')",
    becomes: "    matching\n      .orderBy('request.submitted_at', 'asc')",
  },
  {
    name: 'requests that ended are listed as open',
    text: "query.where('request.state', 'in', [...openStates])",
    becomes: 'query',
  },
  {
    name: 'a request that was accepted counts as over',
    text: "state in ('submitted', 'waiting_acceptance', 'sent', 'accepted')",
    becomes: "state in ('submitted', 'waiting_acceptance', 'sent')",
  },
  {
    name: 'requests of one contract are those of all',
    text: "row('request.contract_name', '=', contract ?? '')",
    becomes: "row('request.id', '>', 0)",
  },
]
