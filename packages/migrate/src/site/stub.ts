export const componentsFolder = 'src/components/'

/** The file of a component of the new site. */
export const stubPath = (directive: string): string => `${componentsFolder}${directive}.tsx`

/** A component in place of one of the source, which shows the texts of its attributes and its content. */
export function stubText(directive: string, name: string): string {
  return `import type { ReactNode } from 'react'

/** Takes the place of \`<${name}>\` of the old site: attributes are props. */
export default function Stub({ children, ...props }: { readonly children?: ReactNode }) {
  return (
    <div className="${directive}">
      {Object.entries(props)
        .filter(([name]) => !/^(?:id|width|height|size|variant|color|target|rel|loading)$/.test(name))
        .map(([name, value]) => (
          <p key={name}>{String(value)}</p>
        ))}
      {children}
    </div>
  )
}
`
}
