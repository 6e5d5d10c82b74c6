export type FileLimits = { maxFiles: number; maxBytes: number }

export type Refusal = { why: 'tooLarge' | 'empty'; fileName: string } | { why: 'tooMany' }

/** The chosen files that may be sent, and the first reason why others may not. The size limit is per file. */
export function acceptFiles<Chosen extends { name: string; size: number }>(
  chosen: readonly Chosen[],
  alreadyThere: number,
  limits: FileLimits,
): { accepted: Chosen[]; refusal: Refusal | undefined } {
  const accepted: Chosen[] = []
  let refusal: Refusal | undefined
  for (const file of chosen) {
    if (file.size > limits.maxBytes) refusal ??= { why: 'tooLarge', fileName: file.name }
    else if (file.size === 0) refusal ??= { why: 'empty', fileName: file.name }
    else if (alreadyThere + accepted.length >= limits.maxFiles) refusal ??= { why: 'tooMany' }
    else accepted.push(file)
  }
  return { accepted, refusal }
}
