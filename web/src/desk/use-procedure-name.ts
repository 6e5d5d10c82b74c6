import { procedureWords as ca } from '../i18n/procedure-names/ca.ts'
import { procedureWords as en } from '../i18n/procedure-names/en.ts'
import { procedureWords as es } from '../i18n/procedure-names/es.ts'
import { useWords } from './words/use-words.tsx'

const procedures: Readonly<Record<string, Readonly<Record<string, unknown>>>> = { es, ca, en }

/** What a change is called; its code where it has no name. */
export function useProcedureName(): (procedure: string) => string {
  const { language } = useWords()
  return (procedure) => {
    const name = procedures[language]?.[procedure]
    return typeof name === 'string' ? name : procedure
  }
}
