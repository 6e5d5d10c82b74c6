import { lazy } from 'react'
import type { ComponentType } from 'react'

function Nothing() {
  return null
}

/** A picture that comes after the page; where it cannot be had the page does without. */
export function latePicture(load: () => Promise<ComponentType>) {
  return lazy(async () => ({ default: await load().catch(() => Nothing) }))
}
