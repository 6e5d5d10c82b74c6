/** What a catalogue in another language must fill: texts, and sentences with values in them. */
export type Translation<Texts> = {
  readonly [Key in keyof Texts]: Texts[Key] extends string
    ? string
    : Texts[Key] extends (...values: infer Values) => string
      ? (...values: Values) => string
      : Translation<Texts[Key]>
}
