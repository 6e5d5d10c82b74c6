import { addSaved, nothingSaved, type Saved } from './upsert.ts'

/** Counts, file by file, what becomes of rows that waited. */
export class Tally {
  readonly #taken = new Map<string, number>()
  readonly #saved = new Map<string, Saved>()

  take(file: string, rows: number): void {
    this.#taken.set(file, this.takenOf(file) + rows)
  }
  save(file: string, rows: Saved): void {
    const { created, changed, unchanged, removed } = rows
    this.#saved.set(file, addSaved(this.savedOf(file), { created, changed, unchanged, removed }))
  }
  takenOf(file: string): number {
    return this.#taken.get(file) ?? 0
  }
  savedOf(file: string): Saved {
    return this.#saved.get(file) ?? nothingSaved
  }
}
