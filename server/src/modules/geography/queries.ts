import { places, type Municipality } from './places.ts'

/** Municipalities of a postal code; none for one that stands in no list of streets. */
export const citiesOfPostalCode = async (postalCode: string): Promise<readonly Municipality[]> =>
  (await places()).byPostalCode.get(postalCode) ?? []

/** The municipality of an INE code, or undefined. */
export const findMunicipality = async (ine: string): Promise<Municipality | undefined> =>
  (await places()).municipalities.get(ine)
