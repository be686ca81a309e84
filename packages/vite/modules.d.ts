// Types of what `@landing/vite` adds to a site's imports: "types": ["vite/client", "@landing/vite/modules"].
declare module '*?highlighted' {
  /** HTML of a code block with the file's text, for `<ArticleBody html={…} />`. */
  const html: string
  export default html
}
