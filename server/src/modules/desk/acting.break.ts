export const breaks = [
  {
    name: 'the code that a customer says is guessed try by try',
    text: 'waiting.code_attempts >= mostTries',
    becomes: 'waiting.code_attempts >= mostTries * 1000',
    noticedBy: ['r.agent-acts'],
  },
  {
    name: 'a colleague uses the code that another asked for',
    text: "      .where('staff_session_id', '=', doer.staff.sessionId)\n      .where('ended_at', 'is', null)\n      .where('expires_at'",
    becomes: "      .where('ended_at', 'is', null)\n      .where('expires_at'",
    noticedBy: ['r.agent-acts'],
  },
]
