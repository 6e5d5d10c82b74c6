import { createElement, Fragment } from 'react'
import type { ReactNode } from 'react'

interface RichTextProps {
  /** HTML of the retailer's system that the server has made harmless. */
  readonly html: string
}

/** The tags that a text may have; anything else is left out with what it holds. */
const known = new Set(
  'p br strong em b i ul ol li blockquote h2 h3 h4 table thead tbody tr th td a hr'.split(' '),
)
const empty = new Set(['br', 'hr'])
const leads = /^(?:https?:\/\/|mailto:|tel:|\/(?![/\\]))/i

function nodeOf(node: Node, key: number): ReactNode {
  if (node.nodeType === Node.TEXT_NODE) return node.textContent
  if (!(node instanceof HTMLElement)) return null
  const tag = node.tagName.toLowerCase()
  if (!known.has(tag)) return null
  const href = tag === 'a' ? node.getAttribute('href') : null
  const props = {
    key,
    ...(href !== null && leads.test(href) ? { href, rel: 'noopener noreferrer' } : {}),
  }
  return empty.has(tag) ? createElement(tag, props) : createElement(tag, props, partsOf(node))
}

function partsOf(parent: Node): ReactNode[] {
  return [...parent.childNodes].map(nodeOf)
}

/** A text of the retailer's with its emphasis, lists and links, rebuilt part by part: no HTML is put into the page. */
export function RichText({ html }: RichTextProps) {
  const { body } = new DOMParser().parseFromString(html, 'text/html')
  return <div className="stack rich-text">{createElement(Fragment, null, ...partsOf(body))}</div>
}
