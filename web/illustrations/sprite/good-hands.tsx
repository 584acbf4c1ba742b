const HAND = 'M52 166c12-7 23 0 31 11l20 23 30 1c13 0 15 16 2 18l-19 3h29v38H104c-18 0-27-10-35-28-10-23-18-43-17-66z';

/** Grid of 300 by 260. */
export function GoodHands() {
  return (
    <>
      <path d="M36 260V116a114 114 0 0 1 228 0v144z" fill="#f3ccd0" />
      <path d="M34 260c-22-30-20-66-2-92 20 26 22 66 2 92zM266 260c22-30 20-66 2-92-20 26-22 66-2 92z" fill="#a9c0aa" />
      <path d="M150 196v-92" stroke="#5f7a64" strokeWidth="6" strokeLinecap="round" />
      <path d="M150 168c-26 2-40-12-43-29 23-2 40 6 43 29z" fill="#8aa58c" />
      <path d="M150 178c0-25 15-37 40-36 0 22-15 36-40 36z" fill="#5f7a64" />
      <g fill="#e7a2ae">
        <circle cx="150" cy="47" r="19" />
        <circle cx="176" cy="66" r="19" />
        <circle cx="166" cy="96" r="19" />
        <circle cx="134" cy="96" r="19" />
        <circle cx="124" cy="66" r="19" />
      </g>
      <circle cx="150" cy="74" r="15" fill="#e9b872" />
      <path d={HAND} fill="#f2c7ab" />
      <path d={HAND} fill="#f2c7ab" transform="matrix(-1 0 0 1 300 0)" />
      <path d="M94 214l26 6M206 214l-26 6" stroke="#dba283" strokeWidth="4" strokeLinecap="round" />
      <path
        d="M76 96q0 11 11 11-11 0-11 11 0-11-11-11 11 0 11-11zM226 62q0 13 13 13-13 0-13 13 0-13-13-13 13 0 13-13z"
        fill="#e9b872"
      />
    </>
  );
}
