/**
 * One step of a flow: one question. The order of the list is the order of the questions; what a step is called in the
 * address is its slug; nothing has a number.
 */
export interface FlowStep<Answers extends object, Slug extends string = string> {
  readonly slug: Slug
  /** Answers that this step asks for. */
  readonly asks: readonly (keyof Answers & string)[]
  /** Whether it is asked at all; from answers of earlier steps only. Without it, always. */
  readonly applies?: (answers: Partial<Answers>) => boolean
  /** Whether the answers are enough to continue. */
  readonly isAnswered: (answers: Partial<Answers>) => boolean
}

export type Flow<Answers extends object> = readonly FlowStep<Answers>[]

/** The steps that the answers so far ask for, in order. */
export function stepsOf<Answers extends object, Step extends FlowStep<Answers>>(
  flow: readonly Step[],
  answers: Partial<Answers>,
): Step[] {
  return flow.filter((step) => step.applies?.(answers) ?? true)
}

/** The steps that may be opened: those that are answered one after the other, and the first that is not. */
export function openSteps<Answers extends object, Step extends FlowStep<Answers>>(
  flow: readonly Step[],
  answers: Partial<Answers>,
): Step[] {
  const steps = stepsOf(flow, answers)
  const waiting = steps.find((step) => !step.isAnswered(answers))
  return waiting ? steps.slice(0, steps.indexOf(waiting) + 1) : steps
}

/** Whether every question that applies is answered: the summary may be opened and sent. */
export function isComplete<Answers extends object>(flow: Flow<Answers>, answers: Partial<Answers>): boolean {
  return stepsOf(flow, answers).every((step) => step.isAnswered(answers))
}

/** Slug of the step after the last question, where everything is shown once more. */
export const summarySlug = 'summary'

/**
 * Where an address leads: the step that it names if that may be opened, the summary if all is answered, else the
 * furthest step that may. An address without a step starts at the beginning.
 */
export function stepAt<Answers extends object, Step extends FlowStep<Answers>>(
  flow: readonly Step[],
  answers: Partial<Answers>,
  slug: string | undefined,
): Step | typeof summarySlug {
  const open = openSteps(flow, answers)
  const [first] = open
  if (slug === undefined && first) return first
  const asked = open.find((step) => step.slug === slug)
  if (asked) return asked
  if (isComplete(flow, answers)) return summarySlug
  return open.at(-1) ?? summarySlug
}

/** The slug after a step, once it is answered: the next question that applies, or the summary. */
export function slugAfter<Answers extends object>(
  flow: Flow<Answers>,
  answers: Partial<Answers>,
  slug: string,
): string {
  const steps = stepsOf(flow, answers)
  const at = steps.findIndex((step) => step.slug === slug)
  return steps[at + 1]?.slug ?? summarySlug
}

/** The slug before a step or before the summary; undefined at the beginning. */
export function slugBefore<Answers extends object>(
  flow: Flow<Answers>,
  answers: Partial<Answers>,
  slug: string,
): string | undefined {
  const steps = stepsOf(flow, answers)
  if (slug === summarySlug) return steps.at(-1)?.slug
  const at = steps.findIndex((step) => step.slug === slug)
  return steps[at - 1]?.slug
}

/**
 * What is sent: answers of the steps that apply. Those of a step that vanished stay in the draft, so that they are
 * there again when it comes back, but are never sent.
 */
export function sentAnswers<Answers extends object>(
  flow: Flow<Answers>,
  answers: Partial<Answers>,
): Partial<Answers> {
  const asked = new Set<string>(stepsOf(flow, answers).flatMap((step) => step.asks))
  return Object.fromEntries(Object.entries(answers).filter(([name]) => asked.has(name))) as Partial<Answers>
}
