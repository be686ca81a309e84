'use client'

// Bundlers cannot tell which parts of a larger entry a module needs, and would load all of them with it.
export { ThemeProvider } from '../context/theme'
