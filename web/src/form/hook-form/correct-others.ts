import type { FieldErrors as HookErrors, FieldValues, Path, UseFormReturn } from 'react-hook-form'

type Form<Values extends FieldValues> = Pick<UseFormReturn<Values>, 'trigger' | 'watch'>

/** What the rules of the form have found; what the server refused stands until its field is typed in. */
export function foundHere<Values extends FieldValues>(errors: HookErrors<Values>): Path<Values>[] {
  return Object.entries(errors)
    .filter(([, error]) => error !== undefined && (error as { readonly type?: unknown }).type !== 'server')
    .map(([name]) => name as Path<Values>)
}

/**
 * An error goes as soon as its field is right, also where it was right through another: what a register has told, a
 * question that an answer takes away. The library looks at the field alone that is typed in. Ends what it returns.
 */
export function correctOthers<Values extends FieldValues>(
  { trigger, watch }: Form<Values>,
  wrong: readonly Path<Values>[],
): () => void {
  if (wrong.length === 0) return () => undefined
  const { unsubscribe } = watch(() => void trigger(wrong))
  return unsubscribe
}
