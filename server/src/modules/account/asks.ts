import * as z from 'zod/mini'

/** What somebody without a session asks for by e-mail, as it waits for the job. */
export const askSchema = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('recovery'),
    /** Without a NIF the e-mail is enough. */
    data: z.object({ email: z.string(), nif: z.nullable(z.string()) }),
  }),
  z.object({
    kind: z.literal('activation'),
    /** Null if the deployment does not ask for it. */
    data: z.object({
      nif: z.string(),
      contract: z.string(),
      email: z.string(),
      mobile: z.nullable(z.string()),
      invoice: z.nullable(z.string()),
      /** Twenty characters, or the last of them. */
      cups: z.nullable(z.string()),
    }),
  }),
])
export type Ask = z.infer<typeof askSchema>
export type Activation = Extract<Ask, { kind: 'activation' }>['data']
