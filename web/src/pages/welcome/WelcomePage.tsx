/** Empty by the specification: the deployment's own site embeds or links it. */
export function WelcomePage() {
  return null
}
