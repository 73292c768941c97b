/** Hills, a wood and those who live there: our own drawing, one picture for wide and one for tall screens. */
export function Scenery() {
  return (
    <picture className="scenery">
      <source media="(max-width: 699px)" srcSet="/pictures/home-phone.webp" width="780" height="1688" />
      <img src="/pictures/home.webp" alt="" width="1600" height="1000" fetchPriority="high" />
    </picture>
  )
}
