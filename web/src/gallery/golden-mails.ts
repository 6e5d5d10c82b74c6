/** A mail as the golden files of the templates show it (`server/src/mails/golden`). */
interface GoldenMail {
  readonly name: string
  readonly subject: string
  readonly text: string
  readonly html: string
}

/** Each mail is there twice: subject and text below its name, and its HTML. */
export function parseGoldenMails(file: string): readonly GoldenMail[] {
  const parts = file.split(/^===== /m).slice(1)
  const bodies = new Map(
    parts.map((part) => {
      const end = part.indexOf('\n')
      return [part.slice(0, end), part.slice(end + 1).trimEnd()] as const
    }),
  )
  return [...bodies].flatMap(([name, body]) => {
    const html = bodies.get(`${name}, HTML`)
    if (html === undefined) return []
    const [subject = '', ...lines] = body.split('\n')
    return [{ name, subject, text: lines.join('\n').trim(), html }]
  })
}
