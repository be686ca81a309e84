/** The file of a page, as unified has it. */
export interface PageFile {
  readonly data: Readonly<Record<string, unknown>>
}

/** A transformer of unified for the pages of one dialect. */
export function forDialect<Tree>(
  dialect: string,
  transform: (tree: Tree, data: PageFile['data']) => void,
): (tree: Tree, file: PageFile) => void {
  return (tree, { data }) => {
    if (data.dialect === dialect) transform(tree, data)
  }
}
