/** A rule's number as a link to its text. */
export function RuleChip({
  rule,
  href,
  title,
  onOpen,
}: {
  rule: string
  href: string
  title?: string
  onOpen?: (rule: string) => void
}) {
  return (
    <a
      className="art-rule"
      href={href}
      title={title}
      onClick={
        onOpen
          ? (e) => {
              if (e.metaKey || e.ctrlKey || e.shiftKey) return
              e.preventDefault()
              onOpen(rule)
            }
          : undefined
      }
    >
      {rule}
    </a>
  )
}
