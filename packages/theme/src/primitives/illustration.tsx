import type { ReactNode } from 'react'

const ILLUSTRATIONS = {
  /** A page with a missing part. */
  missing: (
    <>
      <path className="landing-ink-soft" d="M38 22h56l20 20v76H38z" />
      <path className="landing-ink-line" d="M94 22v20h20M52 58h32M52 72h22" />
      <circle className="landing-ink-page" cx="92" cy="92" r="27" />
      <circle className="landing-ink-line" cx="92" cy="92" r="20" />
      <path className="landing-ink-accent" d="m107 107 19 19M86 86l12 12m0-12L86 98" />
    </>
  ),
  /** A magnifier over an empty shelf. */
  nothing: (
    <>
      <path className="landing-ink-soft" d="M26 104h108v10H26z" />
      <path className="landing-ink-line" d="M40 104V66h16v38M62 104V54h14v50" />
      <circle className="landing-ink-page" cx="98" cy="66" r="29" />
      <circle className="landing-ink-line" cx="98" cy="66" r="22" />
      <path className="landing-ink-accent" d="m114 82 20 20M91 66h14" />
    </>
  ),
}

/** Illustration for an empty state, in the theme's colors. */
export function Illustration({ name }: { readonly name: keyof typeof ILLUSTRATIONS }): ReactNode {
  return (
    <svg
      className="landing-illustration"
      viewBox="0 0 160 140"
      width="160"
      height="140"
      aria-hidden="true"
    >
      {ILLUSTRATIONS[name]}
    </svg>
  )
}
