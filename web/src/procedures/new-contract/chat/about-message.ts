import type { BrowserSettings } from '@endoll/api/deployment/deployment.ts'
import { languageOf, type Locale } from '@endoll/api/language.ts'
import type { Answers } from '../flow.ts'

interface ChatStep {
  readonly locale: Locale
  readonly step: string
  readonly tells: NonNullable<BrowserSettings['chat']>['tells']
}

/** What the chat gets at each step: language, step, and the answers that the deployment allows. */
export function aboutMessage({ locale, step, tells }: ChatStep, answers: Pick<Answers, 'name' | 'email'>) {
  const told = tells.map((fact) => [fact, answers[fact] ?? ''] as const)
  return { chat: true, what: 'about', language: languageOf(locale), step, ...Object.fromEntries(told) }
}
