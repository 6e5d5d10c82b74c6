import { keptLink } from '../../form/kept-link.ts'
import { holderLink } from './holder-link.ts'

export const keptHolderLink = keptLink('new-holder', holderLink)
