export const files = import.meta.glob<{ messages: unknown }>('./**/messages/ca.ts', { base: '../../' })
