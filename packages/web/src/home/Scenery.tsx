/**
 * Hills, a wood and those who live there: our own drawing, by day and by lamp light, for wide and for tall screens. The style
 * sheet hides the one that is not wanted, which then is never fetched.
 */
export function Scenery() {
  return (
    <>
      <Picture name="home" className="scenery by-day" />
      <Picture name="evening" className="scenery by-night" />
    </>
  )
}

function Picture({ name, className }: { readonly name: string; readonly className: string }) {
  return (
    <picture className={className}>
      <source media="(max-width: 699px)" srcSet={`/pictures/${name}-phone.webp`} width="780" height="1688" />
      <img src={`/pictures/${name}.webp`} alt="" width="1600" height="1000" fetchPriority="high" loading="lazy" />
    </picture>
  )
}
