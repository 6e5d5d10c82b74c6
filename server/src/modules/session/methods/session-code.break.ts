export const breaks = [
  {
    name: 'a session that guesses codes goes on',
    text: "await endSessions(db, clock.nowMs(), 'guessing').where('id', '=', caller.sessionId).execute()",
    becomes: 'void endSessions',
  },
]
