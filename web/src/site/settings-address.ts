/** The address of what the customer wants to be told, which the mails link to as well. */
export const settingsQuery = { view: 'settings' } as const

export function showsSettings(raw: Readonly<Record<string, unknown>>): boolean {
  return raw['view'] === settingsQuery.view
}
