/** Runs once what is on its way to the screen has been painted: the task that a frame leaves behind runs after it. */
export function afterPaint(run: () => void): void {
  requestAnimationFrame(() => setTimeout(run))
}
