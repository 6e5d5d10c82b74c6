import type { Language } from '@endoll/api/language.ts'

/**
 * Reasons that are worded here; a retailer may send others with words of its own. Numbers are those with which
 * distributors reject (CNMC, ATR exchange formats); the names are ours.
 */
export const rejectionCodes = [
  '03',
  '12',
  '15',
  '22',
  '37',
  '65',
  'account_not_valid',
  'payer_not_owner',
] as const
type RejectionCode = (typeof rejectionCodes)[number]

const words: Readonly<Record<Language, Readonly<Record<RejectionCode, string>>>> = {
  es: {
    '03': 'El NIF no coincide con el que tiene la distribuidora.',
    '12': 'El suministro está cortado por impago.',
    '15': 'La potencia de un periodo es mayor que la del siguiente.',
    '22': 'La potencia pasa de la que la instalación tiene reconocida.',
    '37': 'La distribuidora tiene otra solicitud en curso para este suministro.',
    '65': 'La potencia se cambió hace poco y todavía no se puede volver a cambiar.',
    account_not_valid: 'El banco dice que la cuenta no existe o está cerrada.',
    payer_not_owner: 'El banco dice que la cuenta no es de la persona que paga.',
  },
  ca: {
    '03': 'El NIF no coincideix amb el que té la distribuïdora.',
    '12': 'El subministrament està tallat per impagament.',
    '15': 'La potència d’un període és més gran que la del següent.',
    '22': 'La potència passa de la que la instal·lació té reconeguda.',
    '37': 'La distribuïdora té una altra sol·licitud en curs per a aquest subministrament.',
    '65': 'La potència es va canviar fa poc i encara no es pot tornar a canviar.',
    account_not_valid: 'El banc diu que el compte no existeix o està tancat.',
    payer_not_owner: 'El banc diu que el compte no és de la persona que paga.',
  },
  en: {
    '03': 'The tax id is not the one that the distributor has.',
    '12': 'The supply is cut off for non-payment.',
    '15': 'The power of one period is higher than that of the next.',
    '22': 'The power exceeds what the installation is approved for.',
    '37': 'The distributor has another request under way for this supply.',
    '65': 'The power was changed recently and cannot be changed again yet.',
    account_not_valid: 'The bank says that the account does not exist or is closed.',
    payer_not_owner: 'The bank says that the account does not belong to the payer.',
  },
}

/** Why a request was rejected: the retailer's words where it sent some, ours for a code that is known, or nothing. */
export function rejectionText(
  language: Language,
  { code, text }: { readonly code: string | null; readonly text: string | null },
): string | null {
  return text ?? (words[language] as Readonly<Record<string, string>>)[code ?? ''] ?? null
}
