const PETAL = 'M100 92C60 70 66 8 100 4c34 4 40 66 0 88z';

/** Grid of 200. */
export function Petals() {
  return (
    <>
      <g fill="currentColor">
        {[0, 72, 144, 216, 288].map((turn) => (
          <path key={turn} d={PETAL} transform={`rotate(${turn} 100 100)`} />
        ))}
      </g>
      <circle cx="100" cy="100" r="15" fill="var(--honey)" />
    </>
  );
}
