/** Behind what fills it, with its lid beside it. Grid of 340 by 250. */
export function JarGlass() {
  return (
    <>
      <ellipse cx="172" cy="240" rx="150" ry="9" fill="var(--blush-deep)" opacity=".6" />
      <path d="M286 236l22-88q3-10 13-7t7 13l-22 82q-3 9-12 7t-8-7z" fill="var(--rose-deep)" />
      <path d="M300 240l22-84q2-9-1-15 9 3 7 13l-22 82q-2 6-6 4z" fill="color-mix(in oklab, var(--rose-deep) 72%, var(--plum))" />
      <path d="M293 224l17-66" stroke="var(--petal)" strokeWidth="3" strokeLinecap="round" opacity=".7" />
      <path d="M50 88v122q0 34 34 34h172q34 0 34-34V88z" fill="var(--blush-deep)" />
      <path d="M276 88h14v122q0 34-34 34h-30q46-20 50-60z" fill="color-mix(in oklab, var(--petal) 66%, var(--paper))" />
      <path d="M62 78v132q0 24 24 24h168q24 0 24-24V78z" fill="var(--blush)" />
      <path d="M244 78h34v132q0 24-24 24h-30q26-60 20-156z" fill="color-mix(in oklab, var(--petal) 34%, var(--paper))" />
    </>
  );
}

/** The light on the glass and its thread around the opening, before what fills it. */
export function JarRim() {
  return (
    <>
      <path d="M244 90h34v120q0 24-24 24h-30q26-60 20-144z" fill="var(--plum)" opacity=".16" />
      <path d="M82 124v68M82 210v.1" stroke="var(--surface)" strokeOpacity=".55" strokeWidth="7" strokeLinecap="round" />
      <path d="M52 72v16q0 11 118 11t118-11V72z" fill="color-mix(in oklab, var(--petal) 60%, var(--paper))" />
      <path d="M240 72h48v16q0 7-50 10 4-12 2-26z" fill="var(--petal)" />
      <path d="M54 82q6 8 116 8t116-8" stroke="var(--surface)" strokeOpacity=".7" strokeWidth="2.5" />
      <ellipse cx="170" cy="72" rx="118" ry="13" fill="var(--blush-deep)" stroke="var(--petal)" strokeWidth="4" />
      <path d="M56 75a114 9 0 0 0 228 0 114 6 0 0 0-228 0z" fill="color-mix(in oklab, var(--rose) 22%, var(--blush))" />
    </>
  );
}
