/** One tab of a browser, as far as this walk needs it. */
export interface Tab {
  resize(width: number, height: number): Promise<void>
  /** Loads a document, and waits for its `load` event. */
  open(href: string): Promise<void>
  /** Clicks the first visible element. */
  click(selector: string): Promise<void>
  /** Presses keys one after another; `Control+k` holds the first. */
  press(...keys: readonly string[]): Promise<void>
  /** Runs a function in the page. Arguments and result are JSON. */
  run<Result, Args extends readonly unknown[]>(
    work: (...args: Args) => Result,
    ...args: Args
  ): Promise<Result>
  /** What the engine reported by itself since the tab was opened, such as errors in its console. */
  readonly reported: readonly string[]
  close(): Promise<void>
}

/** A browser that may be installed. */
export interface Engine {
  readonly name: string
  /** What is missing to start it. */
  readonly missing: string | undefined
  openTab(): Promise<Tab>
}

/** Waits until a function in the page returns something true, and returns it. */
export async function until<Result, Args extends readonly unknown[]>(
  tab: Tab,
  work: (...args: Args) => Result,
  ...args: Args
): Promise<Result> {
  const limit = Date.now() + 15_000
  for (;;) {
    const result = await tab.run(work, ...args)
    if (result) return result
    if (Date.now() > limit) throw new Error(`Never true in the page: ${work} of ${args}`)
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
}
