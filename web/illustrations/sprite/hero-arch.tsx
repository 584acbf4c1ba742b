/** Grid of 360 by 450. */
export function HeroArch() {
  return (
    <>
      <path d="M14 450V178a164 164 0 0 1 328 0v272z" fill="var(--blush-deep)" />
      <circle cx="266" cy="124" r="56" fill="var(--honey)" opacity=".8" />
      <path d="M44 338c-30-40-26-88-2-122 26 36 28 84 2 122z" fill="var(--leaf-shade)" />
      <path d="M60 372c-12-48 10-90 42-112 10 46-8 90-42 112z" fill="var(--sage)" />
      <path d="M30 384c-14-14-24-36-24-58 20 10 30 34 24 58z" fill="var(--sage)" />
    </>
  );
}
