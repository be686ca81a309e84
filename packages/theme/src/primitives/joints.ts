/** Shorter words fit every column, and are left alone. */
const LONG_WORD = /\S{20,}/u
const JOINT = /(?<=[_./-])(?=[\p{L}\p{N}])/u

/** Whether a text has a word that may need to break. */
export function hasLongWord(text: string): boolean {
  return LONG_WORD.test(text)
}

/** Splits a text where it may break: after `_`, `-`, `/` and `.` in names. */
export function splitAtJoints(text: string): string[] {
  return text.split(JOINT)
}
