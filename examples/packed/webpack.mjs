import { fileURLToPath } from 'node:url'
import webpack from 'webpack'

const stats = await new Promise((resolve, reject) => {
  const options = {
    mode: 'production',
    context: fileURLToPath(new URL('.', import.meta.url)),
    entry: './app.js',
    output: { path: fileURLToPath(new URL('out/webpack', import.meta.url)) },
    optimization: { minimize: false },
    performance: false,
  }
  webpack(options, (error, result) => (error ? reject(error) : resolve(result)))
})
const { errors, warnings } = stats.toJson({ all: false, errors: true, warnings: true })
console.log(JSON.stringify([...errors, ...warnings].map(({ message }) => message)))
