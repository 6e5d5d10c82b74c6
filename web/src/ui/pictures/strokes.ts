const round = { fill: 'none', strokeLinecap: 'round', strokeLinejoin: 'round' } as const

/** A thin line of the pen. */
export const line = { ...round, stroke: 'var(--pen)', strokeWidth: 2.5 } as const
/** A cable. */
export const cable = { ...round, stroke: 'var(--near)', strokeWidth: 6 } as const
/** A ray of light. */
export const ray = { ...round, stroke: 'var(--glow)', strokeWidth: 4 } as const
