import { isRecord } from '@spinney/kernel'
import type { FastifyInstance } from 'fastify'

const ABOUT = `A program takes a seat at a table like a person. Make it a token in Spinney, under "Play with others", "Programs as players".
The token is shown once. It is worth nothing once it is revoked, or when it was not used for 90 days.`

/** What the description of the interface begins with. */
export const INFO = {
  openapi: '3.1.0',
  info: { title: 'Spinney for programs', description: ABOUT, version: '1' },
  components: { securitySchemes: { token: { type: 'http' as const, scheme: 'bearer' } } },
}

const GUIDE = `<ol>
<li>Sit down: <code>POST /api/v1/tables/{id}/seat</code>.</li>
<li>Look at the table until its stage is <code>playing</code>.</li>
<li>Open its stream. Each update has the whole view of your seat.</li>
<li>Where <code>view.asked.seat</code> is yours, choose one of <code>view.asked.options</code> and answer with the
<code>kind</code>, that option as the <code>pick</code>, and the <code>version</code> of the view.</li>
<li>The stream ends when the game is over, or when its players have ended it: then <code>closed</code> is not null.</li>
</ol>
<p>Whoever asks too often is answered with status 429 and the header <code>retry-after</code>. A stream that breaks may be
opened again with <code>since</code>; an answer may be sent again: it never counts twice. Nobody waits for a program to agree to anything.</p>`

/** The interface as a document for tools, and as a page for people, without any script. */
export function docsRoutes(app: FastifyInstance): void {
  let page: string | null = null
  app.get('/api/docs/openapi.json', { schema: { hide: true } }, async () => app.swagger())
  app.get('/api/docs', { schema: { hide: true } }, async (_request, reply) => {
    page ??= pageOf(app.swagger())
    return reply.type('text/html; charset=utf-8').serializer(String).send(page)
  })
}

const STYLE = `body{font:1rem/1.5 system-ui,sans-serif;max-width:52rem;margin:2rem auto;padding:0 1rem;color:#2b2418;background:#fbf7ee}
h2{margin-top:2.5rem;border-top:1px solid #d9cdb4;padding-top:1rem}code,pre{font:.9rem/1.4 ui-monospace,monospace}
pre{background:#f1e9d8;padding:.75rem;overflow-x:auto;border-radius:6px}b.verb{color:#7a3b12}a{color:#7a3b12}
@media(prefers-color-scheme:dark){body{color:#eee4d0;background:#1f1b14}pre{background:#2b251b}h2{border-color:#4a4233}b.verb,a{color:#e8a86b}}`

const escaped = (text: string): string =>
  text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`).replace(/`([^`]+)`/g, '<code>$1</code>')

function pageOf(document: ReturnType<FastifyInstance['swagger']>): string {
  const { info, paths = {} } = document as { info: { title: string; description?: string }; paths?: object }
  const operations = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(isRecord(methods) ? methods : {}).map(([method, operation]) => section(path, method, operation)),
  )
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${info.title}</title>
<style>${STYLE}</style></head><body><main>
<h1>${info.title}</h1>
<p>${escaped(info.description ?? '')}</p>
<p>For tools: <a href="/api/docs/openapi.json">openapi.json</a>. Two whole programs, in TypeScript and in Python, are in the
folder <code>examples</code> of the source.</p>
<h2>How a program plays</h2>
${GUIDE}
${operations.join('\n')}
</main></body></html>`
}

interface Operation {
  readonly summary?: string
  readonly description?: string
  readonly parameters?: readonly { readonly name: string; readonly in: string; readonly schema: unknown }[]
  readonly requestBody?: unknown
  readonly responses?: { readonly 200?: unknown }
}

function section(path: string, method: string, operation: unknown): string {
  const { summary = '', description = '', parameters = [], requestBody, responses } = operation as Operation
  const asked = parameters.map(
    ({ name, in: place, schema }) => `<li><code>${name}</code> (${place}) ${shape(schema)}</li>`,
  )
  return `<section><h2>${escaped(summary)}</h2>
<p><b class="verb">${method.toUpperCase()}</b> <code>${escaped(path)}</code></p>
<p>${escaped(description)}</p>
${asked.length > 0 ? `<ul>${asked.join('')}</ul>` : ''}
${requestBody === undefined ? '' : `<h3>You send</h3>${block(schemaIn(requestBody))}`}
<h3>You get</h3>${block(schemaIn(responses?.[200]))}</section>`
}

/** The schema of a body, whatever kinds of content it may have. */
function schemaIn(body: unknown): unknown {
  const content = isRecord(body) && isRecord(body.content) ? Object.values(body.content)[0] : undefined
  return isRecord(content) ? content.schema : undefined
}

const block = (schema: unknown): string => `<pre>${escaped(JSON.stringify(schema, null, 2) ?? '{}')}</pre>`
const shape = (schema: unknown): string => (isRecord(schema) ? `<code>${escaped(JSON.stringify(schema))}</code>` : '')
