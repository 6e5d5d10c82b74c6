import { marked } from 'marked'
import sanitizeHtml from 'sanitize-html'

/** How a text of the retailer's is written. */
export const richFormats = ['markdown', 'html'] as const
export type RichFormat = (typeof richFormats)[number]

/** A link leads to the web, a mail, a phone or a page of the site: nothing relative, nothing of another scheme. */
const leads = /^(?:https?:\/\/|mailto:|tel:|\/(?![/\\]))[^\s\p{Cc}\\]*$/iu

const options: sanitizeHtml.IOptions = {
  allowedTags: [
    'p',
    'br',
    'strong',
    'em',
    'b',
    'i',
    'ul',
    'ol',
    'li',
    'blockquote',
    'h2',
    'h3',
    'h4',
    'table',
    'thead',
    'tbody',
    'tr',
    'th',
    'td',
    'a',
    'hr',
  ],
  allowedAttributes: { a: ['href', 'rel'] },
  allowedSchemes: ['https', 'http', 'mailto', 'tel'],
  allowedSchemesAppliedToAttributes: ['href'],
  allowProtocolRelative: false,
  disallowedTagsMode: 'discard',
  // Their content is no text either.
  nonTextTags: [
    'script',
    'style',
    'textarea',
    'option',
    'noscript',
    'iframe',
    'template',
    'svg',
    'math',
    'title',
  ],
  nestingLimit: 30,
  transformTags: {
    // A page has one heading of its own.
    h1: 'h2',
    a: (tagName, { href }) => ({
      tagName,
      attribs: { ...(href !== undefined && leads.test(href) ? { href } : {}), rel: 'noopener noreferrer' },
    }),
  },
}

/** Longer is no message but a document. */
const longest = 100_000

/** Markdown as HTML; where it nests deeper than can be read, as the words that it is written with. */
function htmlOfMarkdown(text: string): string {
  try {
    return marked.parse(text, { async: false, gfm: true })
  } catch (error) {
    if (!(error instanceof RangeError)) throw error
    return sanitizeHtml(text, { allowedTags: [], disallowedTagsMode: 'escape' })
  }
}

/**
 * HTML that may stand in a page, from what a retailer's system writes: a few tags of text, links to the web, mail and
 * phone, and nothing that runs, loads, looks or reaches beyond its place. The page's policy (CSP) is a second wall.
 */
export function safeHtml(text: string, format: RichFormat): string {
  const shortened = text.slice(0, longest)
  const html = format === 'markdown' ? htmlOfMarkdown(shortened) : shortened
  return sanitizeHtml(html, options).trim()
}
