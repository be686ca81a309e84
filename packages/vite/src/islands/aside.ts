/** Roots of content that an island does not show for now, with the island. */
export const asideOf = new WeakMap<Node, Element>()
