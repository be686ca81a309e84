/** Options of `mermaid`. */
export interface MermaidOptions {
  /**
   * Where diagrams are drawn; default `build`: inline SVG, by a Chromium of the machine. `browser` leaves their source in
   * `<pre class="mermaid">`, for an island of the site.
   */
  readonly drawnIn?: 'build' | 'browser'
}
