import type { ContractItem } from '@endoll/api/contracts.ts'
import { useTranslations } from 'use-intl'

/** A contract as its customer knows it: the name they gave the place, or 'Piso de Granollers'. */
export function usePlaceName() {
  const t = useTranslations('menus.place')
  return ({ place, cups: { city } }: Pick<ContractItem, 'place'> & { cups: { city: string } }): string =>
    place.name ??
    t(/^h?[aeiouàèéíòóú]/i.test(city) ? 'ofVowel' : 'of', { kind: t(`kinds.${place.kind}`), city })
}
