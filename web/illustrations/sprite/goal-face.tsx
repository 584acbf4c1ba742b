/** Both faces have one skin colour: the goal is rested skin, not lighter skin. */
const skin = '#e6b999';
const shade = '#d19f80';

/** Grid of 200 by 250. */
export function GoalFace({ glowing }: { glowing: boolean }) {
  return (
    <>
      <path fill={glowing ? '#fbe6e5' : '#ecdcd5'} d="M0 0h200v250H0z" />
      {glowing && <circle cx="100" cy="104" r="92" fill="#f8d9c4" />}
      <path
        d="M42 112c0-58 22-82 58-82s58 24 58 82c0 34 8 56 18 74-16 10-36 6-46-4H70c-10 10-30 14-46 4 10-18 18-40 18-74z"
        fill="#4a1d2e"
      />
      <path d="M18 250c6-36 36-48 82-48s76 12 82 48z" fill={glowing ? '#b23a5c' : '#8f6f77'} />
      <path d="M80 170h40v36c-6 14-34 14-40 0z" fill={shade} />
      <path d="M56 112c0-40 16-56 44-56s44 16 44 56c0 44-22 74-44 74s-44-30-44-74z" fill={skin} />
      <path d="M55 108c4-32 30-28 46-46 6 22 36 18 45 46 2-44-14-64-46-64s-48 20-45 64z" fill="#4a1d2e" />
      <g stroke="#4a1d2e" strokeWidth="3.2" strokeLinecap="round">
        <path d="M70 106q9-6 18-1M112 105q9-5 18 1" />
        <path d={glowing ? 'M72 121q8 6 16 0M112 121q8 6 16 0' : 'M72 121q8 3 16 0M112 121q8 3 16 0'} />
      </g>
      <path d="M100 118c-2 12-7 18-1 22" stroke={shade} strokeWidth="3" strokeLinecap="round" />
      <path d={glowing ? 'M86 157q14 12 28 0' : 'M88 158q12 1 24 0'} stroke="#a8445c" strokeWidth="4" strokeLinecap="round" />
      {glowing ? (
        <>
          <ellipse cx="70" cy="143" rx="10" ry="7" fill="#e88f86" opacity=".65" />
          <ellipse cx="130" cy="143" rx="10" ry="7" fill="#e88f86" opacity=".65" />
          <path d="M66 134q4-4 9-4M126 134q5-4 9-1" stroke="#fff" strokeWidth="3.5" strokeLinecap="round" />
          <path d="M168 52l4 11 11 4-11 4-4 11-4-11-11-4 11-4zM30 76l3 8 8 3-8 3-3 8-3-8-8-3 8-3z" fill="#e9b872" />
        </>
      ) : (
        <>
          <path d="M70 130q9 5 19 0M111 130q9 5 19 0" stroke="#c08a72" strokeWidth="2.4" strokeLinecap="round" opacity=".8" />
          <g fill="#c9786a" opacity=".75">
            <circle cx="68" cy="146" r="3" />
            <circle cx="76" cy="152" r="2.2" />
            <circle cx="132" cy="145" r="2.6" />
            <circle cx="126" cy="154" r="2" />
            <circle cx="106" cy="86" r="2.2" />
          </g>
        </>
      )}
    </>
  );
}
