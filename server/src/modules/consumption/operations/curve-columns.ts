/** The channels of a day and their quality, as `consumption_day` keeps them. */
export const READ_COLUMNS = [
  'import_curve',
  'export_curve',
  'reactive_curve',
  'generated_curve',
  'self_used_curve',
  'capacitive_curve',
  'quality',
] as const
