import { nowMs } from '../../../site/clock.ts'
import { hasPanels, sunAt, windowLight } from './sky.ts'
import type { Home } from '../home-query.ts'
import './valley.css'

interface ValleyProps {
  readonly month: NonNullable<Home['shown']>['month'] | undefined
  /** A cloud stands before the sun. */
  readonly owed: boolean
}

/**
 * The valley at this hour: the sun of the season, the window as bright as the use of the last day, panels, and a cloud
 * where something is owed. It says nothing that is not written beside it. Its colours are classes: a style attribute
 * would be refused by the page's policy.
 */
export function Valley({ month, owed }: ValleyProps) {
  const sun = sunAt(nowMs())
  return (
    <svg className="valley" viewBox="0 0 400 110" preserveAspectRatio="xMidYMax slice" aria-hidden="true">
      <g className="valley-stars">
        <path d="M48 22h2v2h-2zm58-12h2v2h-2zm66 20h2v2h-2zm74-18h2v2h-2zm52 24h2v2h-2zm58-22h2v2h-2z" />
      </g>
      {sun ? (
        <>
          <circle className="valley-halo" cx={sun.x} cy={sun.y} r="24" />
          <circle className="valley-sun" cx={sun.x} cy={sun.y} r="14" />
        </>
      ) : (
        <path className="valley-moon" d="M318 14a13 13 0 1 0 13 17 11 11 0 0 1-13-17z" />
      )}
      <path className="valley-far" d="M0 70c50-26 96-30 150-12s100 26 150 2 74-18 100-10v60H0z" />
      <path className="valley-mid" d="M0 86c60-22 110-18 168-6s120 14 232-14v44H0z" />
      <path
        className="valley-pen"
        d="M58 92V60m-8 8h16m-13 6h10m-5-6c24 10 50 12 78 8m-78-14c28 12 52 14 78 9m0-14v34m-7-28h14"
      />
      <path className="valley-near" d="M0 100c70-16 150-14 214-7s130 3 186-8v25H0z" />
      <path className="valley-wall" d="M232 70h44v26h-44z" />
      <path className="valley-roof" d="m226 73 28-22 28 22z" />
      <path className="valley-roof" d="M258 80h9v16h-9z" />
      <path className="valley-window" fillOpacity={windowLight(month)} d="M238 77h12v10h-12z" />
      {hasPanels(month) ? (
        <path className="valley-panels" d="m256 55 4-3 21 17-4 3zm5-4 4 3m2 2-4 3m9 1-4 3" />
      ) : null}
      <path className="valley-pen" d="M300 92V78m15 16v-9" />
      <circle className="valley-tree" cx="300" cy="74" r="10" />
      <circle className="valley-tree" cx="315" cy="82" r="7" />
      {owed ? (
        <path
          className="valley-cloud"
          d="M166 40a12 12 0 0 1 3-23 17 17 0 0 1 32-3 13 13 0 0 1 18 11 8 8 0 0 1-1 15z"
        />
      ) : null}
    </svg>
  )
}
