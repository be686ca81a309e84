/**
 * Lets browsers that know speculation rules fetch the page behind a link a reader points at. They
 * serve visits whose scripts have not come, or never do: the router takes them out when it starts.
 */
export function speculationRules(base: string): string {
  return JSON.stringify({
    prefetch: [
      {
        where: {
          and: [
            { href_matches: `${base}*` },
            { not: { selector_matches: '[download],[target],[href$=".md"]' } },
          ],
        },
        eagerness: 'moderate',
      },
    ],
  }).replaceAll('<', '\\u003c')
}
