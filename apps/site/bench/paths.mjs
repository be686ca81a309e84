/** One page of each kind. */
export const paths = {
  home: '',
  document: 'docs/landing-page-content/where_to_start/',
  versions: 'docs/landing-page-content/latest/',
  index: 'docs/',
  tags: 'docs/tags/',
  tag: 'docs/tags/exporter/',
  search: 'search/',
  'not found': '404.html',
}
