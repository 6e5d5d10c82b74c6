import { keptLink } from '../../form/kept-link.ts'
import { payLink } from './pay-link.ts'

export const keptPayLink = keptLink('pay-link', payLink)
