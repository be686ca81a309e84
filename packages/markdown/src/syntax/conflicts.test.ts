import { expect, it } from 'vitest'
import { conflictIn } from './conflicts'

it.each([
  ['<<<<<<< HEAD\na\n=======\nb\n>>>>>>> main', 0],
  ['a\n<<<<<<< HEAD\n||||||| 5f2a1b\n=======\n>>>>>>> 5f2a1b (Title)\nb', 1],
  ['<<<<<<< a\n<<<<<<<\n=======\n>>>>>>>', 1],
  ['<<<<<<< HEAD\na', undefined],
  ['<<<<<<< HEAD\n>>>>>>> main\n=======', undefined],
  ['=======\n<<<<<<< HEAD\n>>>>>>> main', undefined],
  [' <<<<<<< HEAD\n=======\n>>>>>>> main', undefined],
  ['<<<<<<<< a\n========\n>>>>>>>> b', undefined],
  ['', undefined],
])('finds a merge conflict in %j: %j', (code, line) => expect(conflictIn(code)).toBe(line))
