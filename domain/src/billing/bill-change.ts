/**
 * Why one bill differs from another, each cent of the difference once, in the order in which they are told apart: more
 * or fewer days billed; more or less used a day; other powers contracted; other prices per unit; what came, went or
 * is not by unit (services, rental, adjustments, batteries, social bonus); `taxes`, the taxes that go with all of
 * these; `tax_rates`, what other rates of the taxes did.
 */
export const changeCauses = ['days', 'use', 'power', 'price', 'other', 'taxes', 'tax_rates'] as const
export type ChangeCause = (typeof changeCauses)[number]
