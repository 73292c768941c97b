import { type ComponentType, lazy, useState } from 'react'

interface LazyPage<P> {
  readonly Page: ComponentType<P>
  fetch(): Promise<void>
}

/**
 * A page whose script comes when it is wanted. If the script is there already, the page is drawn at once. With `lazy`
 * alone React would hold the drawing back for 0.3 s, so that the screen does not flicker.
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
