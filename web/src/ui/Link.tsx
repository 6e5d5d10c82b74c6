import { createContext, createElement, use } from 'react'
import type { ComponentProps, ComponentType } from 'react'

/** A link in the product: always an address, so that it opens in a new tab too. */
export type LinkProps = Omit<ComponentProps<'a'>, 'href'> & { href: string }

const LinkContext = createContext<ComponentType<LinkProps> | undefined>(undefined)

/** The router lends its link here (a click then changes the place without loading the document). */
export const LinkProvider = LinkContext.Provider

export function Link(props: LinkProps) {
  return createElement(use(LinkContext) ?? 'a', props)
}
