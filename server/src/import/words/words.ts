import { ca } from './ca.ts'
import { en, type Words } from './en.ts'
import { es } from './es.ts'

/** Languages of the report. */
export const reportWords = { es, ca, en } as const satisfies Record<string, Words>
export type ReportLanguage = keyof typeof reportWords

/** A text with what stands in braces put in. */
export function filled(text: string, values: Readonly<Record<string, string>>): string {
  return text.replaceAll(/\{(\w+)\}/g, (_, name: string) => values[name] ?? '')
}
