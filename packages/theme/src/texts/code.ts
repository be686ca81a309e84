/** English texts of what only some examples have, whose code is loaded with them. */
export const codeTexts = {
  yourValues: 'Your values',
  valuesKept: 'They replace the marked values in all code, and stay in this browser.',
  applyValues: 'Apply',
}
