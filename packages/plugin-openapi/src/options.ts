/** Options of `openapi`. */
export interface OpenapiOptions {
  /**
   * Descriptions by their paths below the docs folder; default: files called `openapi` or `swagger`, or with
   * `.openapi` or `.swagger` before their extension, in YAML or JSON.
   */
  readonly files?: readonly string[]
}
