/** How hard a side is to play, out of three; the word beside it says the same. */
export function Acorns({ count }: { readonly count: number }) {
  return (
    <svg className="acorns" width="50" height="18" viewBox="0 0 50 18" aria-hidden="true">
      {[0, 1, 2].map((i) => (
        <g key={i} transform={`translate(${8 + i * 17} 9)`} className={i < count ? 'is-full' : undefined}>
          <path className="acorn-nut" d="M-5.5 -1.5H5.5C5.5 4 2.5 6.5 0 8.5-2.5 6.5-5.5 4-5.5-1.5Z" />
          <path className="acorn-cap" d="M-7 -1.2C-7-6-3-7.2 0-7.2S7-6 7-1.2Z" />
          <path className="acorn-stem" d="M0-7V-9" />
        </g>
      ))}
    </svg>
  )
}
