import type { LiveSession } from '@endoll/api/live-sessions.ts'

/** What each session is called, in their order: several on devices of one kind are counted from the oldest on. */
export function sessionNames(
  sessions: readonly Pick<LiveSession, 'id' | 'device' | 'created_at'>[],
  unknown: string,
): readonly string[] {
  const nameOf = ({ device }: Pick<LiveSession, 'device'>) => device || unknown
  return sessions.map((session) => {
    const alike = sessions
      .filter((other) => nameOf(other) === nameOf(session))
      .toSorted(
        (one, other) => one.created_at.localeCompare(other.created_at) || one.id.localeCompare(other.id),
      )
    return alike.length === 1 ? nameOf(session) : `${nameOf(session)} (${alike.indexOf(session) + 1})`
  })
}
