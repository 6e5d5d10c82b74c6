import * as z from 'zod/mini'

/**
 * What the act of signing is called and what stands right above it, in the language of the call: what is bought, its
 * price in all, duration and stay (RDLeg 1/2007 art. 98.2). The proof of the signature keeps these words.
 */
export const obligation = z.object({
  act: z.string(),
  facts: z.array(z.object({ term: z.string(), text: z.string() })),
})
export type Obligation = z.infer<typeof obligation>
