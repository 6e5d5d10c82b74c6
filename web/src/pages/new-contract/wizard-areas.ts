import type { Area } from '../../i18n/messages.ts'

/** Words of what the questions are made of. */
export const wizardAreas = ['flow', 'address', 'files'] as const satisfies readonly Area[]
