import type { RouteKey } from '../site/paths.ts'

/**
 * Pages of the specifications that later work builds. Until then their addresses answer not-found and nothing
 * links to them. Building one means: take it off this list and give it a route in routes.tsx.
 */
export const unbuilt = [] as const satisfies readonly RouteKey[]

export function isBuilt(key: RouteKey): boolean {
  return !(unbuilt as readonly RouteKey[]).includes(key)
}
