/** Kinds of browsers and systems that people know by name; the first that fits. */
const BROWSERS = [
  [/\bEdgA?\//, 'Edge'],
  [/\bOPR\//, 'Opera'],
  [/\bFirefox\/|\bFxiOS\//, 'Firefox'],
  [/\bChrome\/|\bCriOS\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
] as const
const SYSTEMS = [
  [/\bAndroid\b/, 'Android'],
  [/\biPhone\b|\biPad\b/, 'iOS'],
  [/\bWindows\b/, 'Windows'],
  [/\bMac OS X\b/, 'macOS'],
  [/\bLinux\b|\bCrOS\b/, 'Linux'],
] as const

const first = (kinds: readonly (readonly [RegExp, string])[], text: string) =>
  kinds.find(([looks]) => looks.test(text))?.[1]

/** What a person calls a browser: `Firefox, Linux`. Nothing else of what it says about itself is kept. */
export function deviceOf(agent: string | undefined): string {
  const text = agent ?? ''
  return [first(BROWSERS, text), first(SYSTEMS, text)].filter((word) => word !== undefined).join(', ')
}
