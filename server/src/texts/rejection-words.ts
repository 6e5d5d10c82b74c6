import type { Language } from '@endoll/api/language.ts'
import { texts } from '../texts.ts'

/**
 * Why a request was rejected: the retailer's words where it sent some, ours for a code that is known, or nothing.
 * Numbers are those with which distributors reject (CNMC, ATR exchange formats); the names are ours.
 */
export function rejectionText(
  language: Language,
  { code, text }: { readonly code: string | null; readonly text: string | null },
): string | null {
  const words: Readonly<Record<string, string>> = texts[language].rejections
  return text ?? words[code ?? ''] ?? null
}
