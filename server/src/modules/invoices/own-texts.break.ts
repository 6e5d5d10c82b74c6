export const breaks = [
  {
    name: 'a rung of an unpaid bill does not say its language',
    text: 'pending_state_history.map(({ pending_state }) => pending_state.ov_description)',
    becomes: 'pending_state_history.flatMap(() => [])',
  },
]
