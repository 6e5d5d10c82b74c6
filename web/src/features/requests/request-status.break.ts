export const breaks = [
  {
    name: 'a request that waits for the customer looks again by itself',
    text: "!isEnded(state) && state !== 'waiting_signature'",
    becomes: '!isEnded(state)',
  },
  {
    name: 'a page asks every four seconds for ever',
    text: 'looks < 15 ? 4000 : 60_000',
    becomes: 'looks >= 0 ? 4000 : 60_000',
  },
  {
    name: 'a change that was withdrawn is shown as coming',
    text: "return isEnded(state) ? 'dropped' : 'coming'",
    becomes: "return 'coming'",
  },
  {
    name: 'a rejected request is green',
    text: "rejected: 'bad'",
    becomes: "rejected: 'good'",
  },
  {
    name: 'steps that are past are still to come',
    text: 'way.slice(way.indexOf(state) + 1)',
    becomes: 'way.slice(way.indexOf(state))',
  },
]
