import { Fragment } from 'react'

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

interface OwnTextsInProps {
  /** Words of the page in which texts of the retailer's own may stand. */
  readonly words: string
  /** The language of each such text, where it is known. */
  readonly languages: Readonly<Record<string, string>>
}

/** A sentence with each text of the retailer's own in it in its language. */
export function OwnTextsIn({ words, languages }: OwnTextsInProps) {
  const [own] = Object.keys(languages)
    .filter((text) => text !== '' && words.includes(text))
    .toSorted((a, b) => b.length - a.length)
  if (own === undefined) return words
  return words.split(own).map((between, position) => (
    <Fragment key={position}>
      {position > 0 ? <OwnText text={own} languages={languages} /> : null}
      <OwnTextsIn words={between} languages={languages} />
    </Fragment>
  ))
}
