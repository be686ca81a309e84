/** Address of Algolia for an application. */
export const algoliaUrl = (appId = ''): string => `https://${appId}-dsn.algolia.net`
