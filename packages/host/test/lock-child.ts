import { hold } from '../src/node/index.ts'

// Tries to hold what it is told, at the moment that it is told.
process.on('message', ({ path, at }: { path: string; at: number }) => {
  while (Date.now() < at);
  try {
    hold(path)
    process.send?.('holds it')
  } catch (error) {
    process.send?.(error instanceof Error ? error.name : 'no error')
  }
})
process.send?.('ready')
