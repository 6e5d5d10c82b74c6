import { createContext, createElement, use } from 'react'
import type { ComponentProps, ComponentType } from 'react'

/** A link within the product. It has an address, so that it also opens in a new tab. */
export type LinkProps = Omit<ComponentProps<'a'>, 'href'> & { href: string }

const LinkContext = createContext<ComponentType<LinkProps> | undefined>(undefined)

/** The application provides the router's link here, which navigates without loading the document. */
export const LinkProvider = LinkContext.Provider

export function Link(props: LinkProps) {
  return createElement(use(LinkContext) ?? 'a', props)
}
