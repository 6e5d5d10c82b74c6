export const breaks = [
  {
    name: 'a failed delivery is tried again at once',
    text: 'firstPauseMs * 2 ** Math.min(attempts - 1, 12)',
    becomes: 'firstPauseMs',
    noticedBy: ['r.mails-at-once', 'r.readiness'],
  },
  {
    name: 'an event waits until a clock that was set back has caught up',
    text: 'waiting.next_attempt_at > ${at(nowMs)}::timestamptz',
    becomes: 'false and waiting.next_attempt_at > ${at(nowMs)}::timestamptz',
    noticedBy: ['r.readiness'],
  },
  {
    name: 'taking an event reads all that wait',
    text: 'order by ${urgentFirst(queue)} waiting.id limit',
    becomes: 'order by waiting.next_attempt_at, ${urgentFirst(queue)} waiting.id limit',
    noticedBy: ['r.readiness'],
  },
]
