/** Words of requests to erase data. */
export interface PrivacyWords {
  title: string
  told: string
  none: string
  since: (when: string) => string
  due: (day: string) => string
  accept: string
  reject: string
  reason: string
  reasonHint: string
  between: string
  decided: { confirmed: string; turnedDown: string; between: string }
  proposed: { accepted: string; rejected: string }
  proposedBy: (name: string, when: string) => string
  confirm: string
  turnDown: string
  mine: string
}
