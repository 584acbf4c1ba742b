/** Behind what fills it. Grid of 340 by 250. */
export function JarGlass() {
  return (
    <>
      <ellipse cx="170" cy="239" rx="138" ry="10" fill="var(--blush-deep)" opacity=".6" />
      <path d="M50 78v132q0 36 36 36h168q36 0 36-36V78z" fill="var(--blush-deep)" />
      <path d="M276 78h14v132q0 36-36 36h-30q46-20 52-60z" fill="color-mix(in oklab, var(--petal) 66%, var(--paper))" />
      <path d="M62 78v132q0 24 24 24h168q24 0 24-24V78z" fill="var(--blush)" />
      <path d="M244 78h34v132q0 24-24 24h-30q26-60 20-156z" fill="color-mix(in oklab, var(--petal) 34%, var(--paper))" />
    </>
  );
}

/** The light on the glass and its open lid, before what fills it. */
export function JarLid() {
  return (
    <>
      <path d="M244 90h34v120q0 24-24 24h-30q26-60 20-144z" fill="var(--plum)" opacity=".16" />
      <path d="M82 118v74M82 210v.1" stroke="var(--surface)" strokeOpacity=".55" strokeWidth="7" strokeLinecap="round" />
      <path d="M46 72v18q0 11 124 11t124-11V72z" fill="var(--rose-deep)" />
      <path d="M240 72h54v18q0 7-50 10 4-14-4-28z" fill="color-mix(in oklab, var(--rose-deep) 72%, var(--plum))" />
      <ellipse cx="170" cy="72" rx="121" ry="10" fill="var(--blush-deep)" stroke="var(--rose-deep)" strokeWidth="6" />
      <path d="M56 75q40 5 114 5t114-5q-14 5.5-114 5.5T56 75z" fill="var(--blush)" />
      <path d="M62 89q30 5 78 6" stroke="var(--petal)" strokeWidth="3" strokeLinecap="round" />
    </>
  );
}
