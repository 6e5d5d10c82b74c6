import { createContext, use, useEffect, useMemo, useState } from 'react'
import type { ReactNode } from 'react'
import { languages, type Language } from '@endoll/api/language.ts'
import { createFormat, type Format } from '../../i18n/format.ts'
import { ca } from './ca.ts'
import { en } from './en.ts'
import { es } from './es.ts'
import type { DeskWords } from './words.ts'

const packs: Readonly<Record<Language, DeskWords>> = { es, ca, en }
const kept = 'endoll-desk-language'

interface Said {
  readonly language: Language
  readonly words: DeskWords
  readonly format: Format
  readonly change: (language: Language) => void
}

const Context = createContext<Said | undefined>(undefined)

function firstLanguage(): Language {
  const wanted = [localStorage.getItem(kept) ?? '', ...navigator.languages.map((tag) => tag.slice(0, 2))]
  return wanted.flatMap((tag) => languages.filter((each) => each === tag))[0] ?? 'es'
}

interface WordsProviderProps {
  readonly children: ReactNode
}

export function WordsProvider({ children }: WordsProviderProps) {
  const [language, setLanguage] = useState(firstLanguage)
  useEffect(() => {
    document.documentElement.lang = language
  }, [language])
  const said = useMemo(
    () => ({
      language,
      words: packs[language],
      format: createFormat(language),
      change: (next: Language) => {
        localStorage.setItem(kept, next)
        setLanguage(next)
      },
    }),
    [language],
  )
  return <Context value={said}>{children}</Context>
}

/** The words of the desk and how it writes figures, in the language of whoever works there. */
export function useWords(): Said {
  const said = use(Context)
  if (!said) throw new Error('no words around this part')
  return said
}
