const PETALS = 12;
const MIDDLE = 110;

/** Petals cut out of a sheet in the card's colour, through which a ring is seen, with the light and the shade on them. Grid of 220 by 220. */
export function PetalRing() {
  const petals = Array.from({ length: PETALS }, (_, index) => petal(((index + 0.5) / PETALS) * 2 * Math.PI));
  return (
    <>
      <path d={`M-4-4h228v228H-4z${petals.map(({ outline }) => outline).join('')}`} fill="var(--surface)" fillRule="evenodd" />
      <path d={petals.map(({ fold }) => fold).join('')} fill="var(--rose-deep)" opacity=".26" />
      <path
        d={petals.map(({ vein }) => vein).join('')}
        stroke="var(--surface)"
        strokeWidth="2.5"
        strokeLinecap="round"
        opacity=".6"
      />
      <circle cx="110" cy="110" r="64" fill="var(--rose-deep)" />
      <circle cx="110" cy="110" r="60" fill="color-mix(in oklab, var(--paper) 84%, var(--honey))" />
      <path d="M149 65a60 60 0 0 0-84 84 68 68 0 0 1 84-84z" fill="var(--paper)" />
    </>
  );
}

function petal(angle: number) {
  const at = (side: number, out: number) => {
    const x = MIDDLE + out * Math.sin(angle) + side * Math.cos(angle);
    const y = MIDDLE - out * Math.cos(angle) + side * Math.sin(angle);
    return `${round(x)} ${round(y)}`;
  };
  const [foot, tip] = [at(0, 56), at(0, 109)];
  const back = `C${at(29, 106)} ${at(25, 76)} ${foot}z`;
  return {
    outline: `M${foot}C${at(-25, 76)} ${at(-29, 106)} ${tip}${back}`,
    fold: `M${foot}L${tip}${back}`,
    vein: `M${at(0, 82)}L${at(0, 96)}`,
  };
}

const round = (value: number) => Math.round(value * 10) / 10;
