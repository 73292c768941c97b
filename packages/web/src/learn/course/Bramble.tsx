/** Bramble the hedgehog, who teaches and belongs to no faction. */
export function Bramble({ size }: { readonly size: number }) {
  return (
    <svg className="bramble" width={size} height={size} viewBox="0 2 64 63" aria-hidden="true">
      <g stroke="#2b2118" strokeLinejoin="round" strokeLinecap="round">
        <path
          d="M10 61C3 50 4 38 8 31L4 27L11 25L10 17L17 19L19 10L26 15L31 6L36 14L44 9L46 18L54 17L53 25L60 29L55 34C60 44 60 53 55 61Q32 65 10 61Z"
          fill="#7a5a3c"
          strokeWidth="2.4"
        />
        <path
          d="M12 44l-3 3M15 51l-4 2M52 44l3 3M49 51l4 2M16 29l-3-2M48 29l3-2M24 20l-1-4M40 20l1-4"
          fill="none"
          stroke="#4d3724"
          strokeWidth="2"
        />
        <path
          d="M32 24C42 24 48 31 47 40C46 47 40 52 32 53C24 52 18 47 17 40C16 31 22 24 32 24Z"
          fill="#f0d9ae"
          strokeWidth="2.2"
        />
        <path d="M16 61C15 55 20 50 32 50S49 55 48 61Q32 64 16 61Z" fill="#3f7f86" strokeWidth="2.2" />
        <path d="M30 52L25 58L32 57L39 58L34 52Z" fill="#e9c25a" strokeWidth="1.8" />
        <g fill="#2b2118" stroke="none">
          <ellipse cx="25.5" cy="36.5" rx="2.6" ry="3.2" />
          <ellipse cx="38.5" cy="36.5" rx="2.6" ry="3.2" />
          <path d="M28.5 42.5Q32 40 35.5 42.5Q34.5 46 32 46Q29.5 46 28.5 42.5Z" />
        </g>
        <g fill="#fff" stroke="none">
          <circle cx="25" cy="35.5" r="0.9" />
          <circle cx="38" cy="35.5" r="0.9" />
        </g>
        <path
          d="M32 46V48M32 48Q29 49.6 27 48M32 48Q35 49.6 37 48M19 31Q21 27 25 28M45 31Q43 27 39 28"
          fill="none"
          strokeWidth="1.6"
        />
      </g>
    </svg>
  )
}
