export const breaks = [
  {
    name: 'a consent of an older question counts',
    text: 'value.version !== consentVersion ||',
    becomes: '',
  },
  {
    name: 'a category nobody knows is allowed',
    text: 'optionalCategories.filter((category) => value.categories?.includes(category))',
    becomes: '[...optionalCategories]',
  },
]
