interface OwnTextProps {
  /** A text of the retailer's own. */
  readonly text: string
  /** The language of each such text, where it is known. */
  readonly languages: Readonly<Record<string, string>>
}

/** A text of the retailer's in the language in which it is there: speech and hyphenation follow it. */
export function OwnText({ text, languages }: OwnTextProps) {
  const language = languages[text]
  return language === undefined ? text : <span lang={language}>{text}</span>
}
