const isStandIn = (node: Node | null | undefined): node is ChildNode => node?.nodeName === 'FONT'

/**
 * A browser that translates a page takes each text out and puts <font> in its place. React goes on changing the text that
 * it knows, which nobody sees any more, and fails when it takes that away. From here on what stands in for a text is
 * changed and taken away with it.
 */
export function followTranslator(): void {
  const standIns = new WeakMap<Node, ChildNode>()
  new MutationObserver((records) => {
    for (const { removedNodes, addedNodes, previousSibling, nextSibling } of records)
      for (const removed of removedNodes) {
        if (removed.nodeType !== Node.TEXT_NODE) continue
        const standIn = [...addedNodes, previousSibling, nextSibling].find(isStandIn)
        if (standIn) standIns.set(removed, standIn)
      }
  }).observe(document.body, { childList: true, subtree: true })

  /** What is in this place of the page; null where nothing is any more. */
  const inPlace = (node: Node, parent: Node) => {
    if (node.parentNode === parent) return node
    const standIn = standIns.get(node)
    return standIn?.parentNode === parent ? standIn : null
  }
  const { removeChild, insertBefore } = Node.prototype
  Node.prototype.removeChild = function <Child extends Node>(this: Node, child: Child): Child {
    const there = inPlace(child, this)
    if (there) removeChild.call(this, there)
    return child
  }
  Node.prototype.insertBefore = function <Child extends Node>(
    this: Node,
    child: Child,
    next: Node | null,
  ): Child {
    return insertBefore.call(this, child, next && inPlace(next, this)) as Child
  }
  const { get, set } = Object.getOwnPropertyDescriptor(Node.prototype, 'nodeValue') ?? {}
  Object.defineProperty(Text.prototype, 'nodeValue', {
    configurable: true,
    get,
    set(this: Text, value: string) {
      set?.call(this, value)
      const standIn = this.parentNode ? undefined : standIns.get(this)
      if (standIn) standIn.textContent = value
    },
  })
}
