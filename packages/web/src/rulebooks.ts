/** What can be said about a rule in a language. */
export interface RuleText {
  readonly title: string
  readonly gist: string
}

/** The rules of one game by number. */
export type RuleBook = { readonly [law: string]: RuleText }
