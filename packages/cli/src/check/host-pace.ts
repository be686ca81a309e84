/** Spaces requests to one host, and holds them while it asks for a pause. */
export interface HostPace {
  /** Waits until a host may be requested. */
  turn(url: string): Promise<void>
  /** Pauses requests to a host for some milliseconds. */
  hold(url: string, milliseconds: number): void
}

/** @param flaky hosts that failed recently: requested four times as slowly */
export function createHostPace(
  gap: number,
  flaky: Readonly<Record<string, number>> = {},
): HostPace {
  const free = new Map<string, number>()
  const hold = (url: string, milliseconds: number) => {
    const host = hostOf(url)
    free.set(host, Math.max(free.get(host) ?? 0, Date.now() + milliseconds))
  }
  return {
    hold,
    async turn(url) {
      const host = hostOf(url)
      // Another response may have asked for a pause meanwhile.
      for (let wait = 1; wait > 0; ) {
        wait = (free.get(host) ?? 0) - Date.now()
        if (wait > 0) await pause(wait)
      }
      hold(url, Object.hasOwn(flaky, host) ? gap * 4 : gap)
    },
  }
}

export function hostOf(url: string): string {
  return URL.canParse(url) ? new URL(url).host : ''
}

export function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds))
}
