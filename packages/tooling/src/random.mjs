/** Returns random numbers from 0 to 1, the same for the same seed: a linear congruential generator. */
export function randomFrom(seed) {
  let last = seed
  return () => {
    // The constants of "Numerical Recipes".
    last = (last * 1_664_525 + 1_013_904_223) % 2 ** 32
    return last / 2 ** 32
  }
}
