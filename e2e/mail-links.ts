// Links in mails lead to the configured address, not to that of the test server.
import type { Office } from './office.ts'

/** The path of the link with a token of a kind (`reset_token`), in the last mail to an address that has one. */
export async function linkIn(
  office: Pick<Office, 'mailsTo'>,
  address: string,
  token: `${string}_token`,
): Promise<string> {
  const pattern = new RegExp(`https://\\S+?(/\\S*${token}=\\S+)`)
  const mail = (await office.mailsTo(address)).findLast(({ text }) => pattern.test(text))
  const [, path] = pattern.exec(mail?.text ?? '') ?? []
  if (path === undefined) throw new Error(`No mail to ${address} holds a link with ${token}.`)
  return path
}
