/** The address of the notification settings, which mails link to as well. */
export const settingsQuery = { view: 'settings' } as const

export function showsSettings(raw: Readonly<Record<string, unknown>>): boolean {
  return raw['view'] === settingsQuery.view
}
