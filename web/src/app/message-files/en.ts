export const files = import.meta.glob<{ messages: unknown }>('./**/messages/en.ts', { base: '../../' })
