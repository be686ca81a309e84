// Serves the preview and takes screenshots of it: `node scripts/preview.mjs [name part …]`; `--serve` keeps serving.
import { join } from 'node:path'
import { launchBrowser } from '@landing/tooling/browser'
import { openPreview, out } from './preview-site.mjs'

const preview = await openPreview({ port: Number(process.env.PORT ?? 0) })
if (process.argv.includes('--serve')) {
  console.log(preview.origin)
} else {
  await takePictures()
  await preview.close()
}

async function takePictures() {
  const wanted = process.argv.slice(2)
  const browser = await launchBrowser()
  for (const [mode, media] of Object.entries({
    light: { colorScheme: 'light' },
    dark: { colorScheme: 'dark' },
    hcw: { colorScheme: 'light', contrast: 'more' },
    hcb: { colorScheme: 'dark', contrast: 'more' },
  })) {
    for (const width of [390, 820, 1440]) {
      const viewport = { width, height: width === 390 ? 844 : 900 }
      const context = await browser.newContext({ viewport, ...media })
      for (const name of preview.names) {
        const file = `${name}-${width}-${mode}`
        if (wanted.length > 0 && !wanted.some((part) => file.includes(part))) continue
        const tab = await context.newPage()
        tab.on(
          'console',
          (message) => message.type() === 'error' && console.log(file, message.text()),
        )
        tab.on('pageerror', (error) => console.log(file, error.message))
        await tab.goto(`${preview.origin}/${name}/`)
        await tab.waitForSelector('html[data-ready]')
        await tab.waitForTimeout(150)
        await tab.screenshot({ path: join(out, `${file}.png`), fullPage: true })
        await tab.close()
      }
      await context.close()
    }
  }
  await browser.close()
}
