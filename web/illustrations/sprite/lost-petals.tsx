/** Grid of 240 by 220. */
export function LostPetals() {
  const petal = 'M120 96c-26-14-22-56 0-62 22 6 26 48 0 62z';
  return (
    <>
      <circle cx="120" cy="112" r="104" fill="var(--blush)" />
      <path d="M120 196c-6-26-4-58 0-84" stroke="var(--sage)" strokeWidth="6" strokeLinecap="round" />
      <path d="M118 176c-24 2-38-12-42-30 22 0 40 10 42 30z" fill="var(--leaf-shade)" />
      <g fill="var(--petal)">
        <path d={petal} transform="rotate(-72 120 108)" />
        <path d={petal} />
        <path d={petal} transform="rotate(144 120 108)" />
        <path d={petal} transform="translate(72 70) rotate(112 120 66) scale(.9)" />
        <path d={petal} transform="translate(84 -6) rotate(60 120 66) scale(.8)" />
      </g>
      <circle cx="120" cy="108" r="16" fill="var(--honey)" />
      <path d="M152 66q12-8 24-6M146 92q18-8 36-4M160 118q8-4 16-2" stroke="var(--rose)" strokeWidth="3" strokeLinecap="round" />
    </>
  );
}
