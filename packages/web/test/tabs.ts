/** Locks of one browser: as many as the engine needs of `navigator.locks`, with the same order of things. */
export class FakeLocks implements LockManager {
  private holder: { readonly name: string; readonly end: (error: unknown) => void } | null = null
  private waiting: (() => void)[] = []

  request<T>(name: string, callback: LockGrantedCallback<T>): Promise<Awaited<T>>
  request<T>(name: string, options: LockOptions, callback: LockGrantedCallback<T>): Promise<Awaited<T>>
  request<T>(
    name: string,
    options: LockOptions | LockGrantedCallback<T>,
    callback?: LockGrantedCallback<T>,
  ): Promise<Awaited<T>> {
    const [wanted, granted] = typeof options === 'function' ? [{}, options] : [options, callback!]
    return new Promise<Awaited<T>>((resolve, reject) => {
      const grant = () => {
        const mine = { name, end: reject }
        this.holder = mine
        const done = () => {
          if (this.holder !== mine) return
          this.holder = null
          this.waiting.shift()?.()
        }
        Promise.resolve(granted({ name, mode: 'exclusive' }))
          .then(resolve, reject)
          .finally(done)
      }
      if (wanted.steal) {
        this.holder?.end(new DOMException('stolen', 'AbortError'))
        return grant()
      }
      if (this.holder === null) return grant()
      if (wanted.ifAvailable) return void Promise.resolve(granted(null)).then(resolve, reject)
      this.waiting.push(grant)
      wanted.signal?.addEventListener('abort', () => {
        this.waiting = this.waiting.filter((other) => other !== grant)
        reject(wanted.signal!.reason)
      })
    })
  }

  query(): Promise<LockManagerSnapshot> {
    return Promise.resolve({ held: this.holder === null ? [] : [{ name: this.holder.name }], pending: [] })
  }
}
