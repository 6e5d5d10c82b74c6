import { gazetteer, type Municipality } from './gazetteer.ts'

/** Municipalities of a postal code; none for one that stands in no list of streets. */
export async function citiesOfPostalCode(postalCode: string): Promise<readonly Municipality[]> {
  return (await gazetteer()).byPostalCode.get(postalCode) ?? []
}

/** The municipality of an INE code, or undefined. */
export async function findMunicipality(ine: string): Promise<Municipality | undefined> {
  return (await gazetteer()).municipalities.get(ine)
}
