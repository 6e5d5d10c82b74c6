import { keptLink } from '../../form/kept-link.ts'
import { callLink } from './call-link.ts'

export const keptCallLink = keptLink('call-link', callLink)
