/**
 * Runs in a browser, which shapes text of any script, and writes PNG images as Base64 into the body. A title becomes smaller until
 * all of it fits; a word that is wider than the image is broken.
 */
export const drawingScript = `async ({ images, look, fonts }) => {
  const [width, height, margin] = [1200, 630, 80]
  const measure = width - 2 * margin
  const canvas = Object.assign(document.createElement('canvas'), { width, height })
  document.body.append(canvas)
  const context = canvas.getContext('2d')
  for (const [weight, data] of Object.entries(fonts)) {
    const bytes = Uint8Array.from(atob(data), (each) => each.charCodeAt(0))
    document.fonts.add(await new FontFace('Text', bytes, { weight }).load())
  }
  const fits = (text) => context.measureText(text.trimEnd()).width <= measure
  const wrap = (text, language, breaks) => {
    const cut = (part, granularity) =>
      [...new Intl.Segmenter(language, { granularity }).segment(part)].map(({ segment }) => segment)
    // Identifiers and paths break at their joints.
    const parts = cut(text, 'word').flatMap((word) => word.split(/(?<=[_./-])/))
    const words = parts.flatMap((word) => (breaks && !fits(word) ? cut(word, 'grapheme') : [word]))
    const lines = ['']
    for (const word of words) {
      const longer = lines.at(-1) + word
      // Punctuation stays with the word before it.
      const stays = fits(longer) || lines.at(-1).trim() === '' || /^\\p{P}+$/u.test(word)
      if (stays) lines[lines.length - 1] = longer
      else lines.push(word.trimStart())
    }
    return lines.map((line) => line.trim())
  }
  /** The largest of the sizes in which the text fits into a height; undefined without one. */
  const fit = (text, { language, weight, sizes, room, breaks = false }) => {
    for (const size of sizes) {
      context.font = weight + ' ' + size + 'px Text, sans-serif'
      const last = breaks && size === sizes.at(-1)
      const lines = wrap(text, language, last)
      if (last || (lines.every(fits) && lines.length * size * 1.25 <= room)) {
        return { lines, size, font: context.font }
      }
    }
  }
  const paint = ({ title, description, label, language, direction }) => {
    context.globalAlpha = 1
    context.fillStyle = look.background
    context.fillRect(0, 0, width, height)
    context.fillStyle = look.accent
    context.fillRect(0, 0, width, 16)
    context.fillStyle = look.color
    canvas.lang = language
    context.direction = direction
    const start = direction === 'rtl' ? width - margin : margin
    let y = 64
    const write = ({ lines, size, font }) => {
      context.font = font
      for (const line of lines) {
        y += size * 1.25
        context.fillText(line, start, y)
      }
    }
    write(fit(title, { language, weight: 700, sizes: [80, 72, 64, 56, 48, 40, 32, 24, 18], room: 400, breaks: true }))
    // All of the description, or nothing.
    const text = fit(description, { language, weight: 400, sizes: [36, 32, 28], room: 460 - y })
    context.globalAlpha = 0.8
    y += 24
    if (description !== '' && text) write(text)
    context.globalAlpha = 1
    const foot = fit(label, { language, weight: 700, sizes: [36, 32, 28, 24, 20, 16], room: 50, breaks: true })
    y = 560 - foot.lines.length * foot.size * 1.25
    write(foot)
    return canvas.toDataURL('image/png').slice('data:image/png;base64,'.length)
  }
  document.body.textContent = images.map(paint).join(' ')
}`
