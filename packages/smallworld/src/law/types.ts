/** One rule of the rulebook. */
export interface Rule {
  readonly id: string
  /** The id of its section. */
  readonly section: string
  readonly title: { readonly en: string; readonly ja: string; readonly zh: string }
  readonly gist: string
  /** False for remarks that nothing in a program can obey or break. */
  readonly testable: boolean
}

/** A section of the rulebook. */
export interface Section {
  readonly id: string
  readonly title: { readonly en: string; readonly ja: string; readonly zh: string }
}
