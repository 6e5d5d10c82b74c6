export const files = import.meta.glob<{ messages: unknown }>('./**/messages/es.ts', { base: '../../' })
