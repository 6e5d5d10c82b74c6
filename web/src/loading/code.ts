/** The code or the texts of a part of the page have not come. */
export class CodeMissing extends Error {
  override readonly name = 'CodeMissing'
}

/** How long is waited before the code is asked for again. */
const againMs = 1000

/** Loads code, twice where it does not come: a file is lost more easily than a line. */
export async function loadTwice<T>(load: () => Promise<T>): Promise<T> {
  try {
    return await load()
  } catch {
    await new Promise((resolve) => setTimeout(resolve, againMs))
  }
  try {
    return await load()
  } catch (error) {
    throw new CodeMissing('the code of a part has not come', { cause: error })
  }
}
