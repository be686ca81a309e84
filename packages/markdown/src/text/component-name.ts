/** Name of a component in directives, and of its file: `AppOnly` → `app-only`, `MDXImage` → `mdx-image`. */
export function componentName(element: string): string {
  return element.replace(/(?<=[a-z\d])(?=[A-Z])|(?<=[A-Z])(?=[A-Z][a-z])/g, '-').toLowerCase()
}

/** The component of the site that an element stands for: `<AppOnly>` is `app-only`, or `AppOnly`. */
export function ownComponent(element: string, components: readonly string[]): string | undefined {
  return [componentName(element), element].find((name) => components.includes(name))
}
