/** Options of `changelog`. */
export interface ChangelogOptions {
  /**
   * What links to files beside a changelog start with, such as `https://github.com/acme/tool/blob/main`; default: such links
   * are text.
   */
  readonly repository?: string
}
