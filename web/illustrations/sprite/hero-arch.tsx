/** Grid of 360 by 450. */
export function HeroArch() {
  return (
    <>
      <path d="M14 450V178a164 164 0 0 1 328 0v272z" fill="var(--blush-deep)" />
      <path d="M299 67 14 390v60h70l258-290a164 164 0 0 0-43-93z" fill="var(--paper)" opacity=".2" />
      <circle cx="266" cy="124" r="60" fill="var(--honey)" opacity=".22" />
      <circle cx="266" cy="124" r="46" fill="var(--honey)" opacity=".8" />
      <path d="M44 300c0 60 6 110 14 150M84 320q-26 60-26 130M24 360q20 40 32 90" stroke="var(--sage)" strokeWidth="4" />
      <path d="M44 346c-34-44-30-96-2-132 30 38 32 90 2 132z" fill="var(--leaf-shade)" />
      <path d="M62 380c-14-54 10-100 46-124 12 50-8 98-46 124zM34 392c-18-14-28-38-28-62 24 10 34 34 28 62z" fill="var(--sage)" />
      <path d="M43 244v92M100 280q-22 38-34 90M16 342q10 20 15 42" stroke="var(--leaf)" strokeOpacity=".6" strokeWidth="2.5" />
    </>
  );
}
