/** What is kept of programs that play. */
export interface ProgramSchema {
  programs: ProgramColumns
}

/** A program plays as a person of its own, with a session that is its token. */
interface ProgramColumns {
  person_id: string
  /** Whoever made it and may revoke it. */
  owner_id: string
  created: number
}
