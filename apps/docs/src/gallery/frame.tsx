'use client'

import { attachPage, attachShell } from '@landing/theme/behaviours'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { createPortal } from 'react-dom'

interface FrameProps {
  readonly title: string
  /** CSS pixels. */
  readonly height: number
  /** Addresses of style sheets besides those of the page. */
  readonly sheets?: readonly string[]
  /** As wide as a phone. */
  readonly isNarrow?: boolean
  readonly children: ReactNode
}

const noSheets: readonly string[] = []

/**
 * A document of its own inside the page: parts that fill a page (navbars, layouts, views) have their
 * own width, landmarks and ids there. It has the page's styles, language, color mode and behaviours.
 */
export function Frame({
  title,
  height,
  sheets = noSheets,
  isNarrow = false,
  children,
}: FrameProps) {
  const frame = useRef<HTMLIFrameElement>(null)
  const [body, setBody] = useState<HTMLElement>()
  useEffect(() => {
    const inner = frame.current?.contentDocument
    if (!inner) return
    prepareDocument(inner, title, sheets)
    const stopFollowing = followRoot(inner.documentElement)
    // Links of an example lead nowhere: it is about how they look.
    const stay = (event: Event) => {
      if ((event.target as Element).closest('a')) event.preventDefault()
    }
    inner.addEventListener('click', stay)
    setBody(inner.body)
    return () => {
      stopFollowing()
      inner.removeEventListener('click', stay)
    }
  }, [title, sheets])
  // The example is in the frame once it has been rendered. Its first menu is open, in the room that menus need.
  useEffect(() => {
    if (!body) return
    const detachShell = attachShell(body)
    const leavePage = attachPage(body)
    body.querySelector('.landing-navbar-row > ul > li > details')?.setAttribute('open', '')
    return () => {
      leavePage()
      detachShell()
    }
  }, [body])
  return (
    <>
      <iframe
        ref={frame}
        className={isNarrow ? 'example-frame is-narrow' : 'example-frame'}
        title={title}
        height={height}
      />
      {body ? createPortal(children, body) : null}
    </>
  )
}

/** Gives the document of an empty frame a document type, the style sheets of the page and a title. */
function prepareDocument(inner: Document, title: string, sheets: readonly string[]): void {
  // Without a document type browsers would use quirks mode.
  inner.open()
  inner.write('<!doctype html>')
  inner.close()
  for (const sheet of document.querySelectorAll('link[rel="stylesheet"], style')) {
    inner.head.append(inner.importNode(sheet, true))
  }
  for (const href of sheets) {
    const link = inner.createElement('link')
    link.rel = 'stylesheet'
    link.href = href
    inner.head.append(link)
  }
  inner.title = title
}

/** Keeps language, direction, color mode and contrast of a frame's root those of the page. Returns a cleanup function. */
function followRoot(inner: HTMLElement): () => void {
  const root = document.documentElement
  const follow = () => {
    inner.lang = root.lang
    inner.dir = root.dir
    for (const name of ['theme', 'contrast'] as const) {
      const value = root.dataset[name]
      if (value === undefined) delete inner.dataset[name]
      else inner.dataset[name] = value
    }
    inner.dataset.scripts = 'ready'
  }
  follow()
  const observer = new MutationObserver(follow)
  observer.observe(root, { attributes: true })
  return () => observer.disconnect()
}
