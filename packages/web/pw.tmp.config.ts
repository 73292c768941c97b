import base from './playwright.config.ts'
export default {
  ...base,
  use: { ...base.use, baseURL: 'http://127.0.0.1:4399' },
  webServer: undefined,
  outputDir: '/tmp/pw-results',
}
