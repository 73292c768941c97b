import { type ComponentType, lazy, useState } from 'react'

interface LazyPage<P> {
  readonly Page: ComponentType<P>
  fetch(): Promise<void>
}

/**
 * A page whose script comes when it is wanted. Where that is there already, the page is drawn at once: after `lazy` has
 * waited for anything, React holds the drawing back for 0.3 s, lest the screen flicker.
 */
export function page<P extends object>(load: () => Promise<{ default: ComponentType<P> }>): LazyPage<P> {
  let loaded: ComponentType<P> | null = null
  const loading = async () => {
    const module = await load()
    loaded = module.default
    return module
  }
  const Later = lazy(loading)
  return {
    Page(props) {
      // Never changed later, which would make it another page.
      const [Shown] = useState<ComponentType<P>>(() => loaded ?? Later)
      return <Shown {...props} />
    },
    async fetch() {
      await loading()
    },
  }
}
