/** Grid of 360 by 450. */
export function Model() {
  return (
    <>
      <path d="M14 450c4-64 56-96 128-110h72c70 14 124 46 128 110z" fill="var(--blush)" />
      <path
        d="M128 342c4 44 22 82 50 108 28-26 46-62 50-108l-20-10h-60z"
        fill="color-mix(in oklab, var(--skin) 60%, var(--skin-shade))"
      />
      <path
        d="M124 343c8 48 26 82 54 107h-34c-26-26-38-60-42-99zM232 343c-8 48-26 82-54 107h36c26-26 36-60 40-99z"
        fill="color-mix(in oklab, var(--blush-deep) 80%, var(--honey))"
      />
      <path d="M144 276h68v56c0 40-68 40-68 0z" fill="var(--skin-deep)" />
      <g transform="rotate(-5 178 220)" strokeLinecap="round">
        <path d="M100 214c0-24 24-24 24 0s-24 28-24 0zM232 214c0-24 24-24 24 0s-24 28-24 0z" fill="var(--skin-shade)" />
        <path d="M114 196c0-60 26-92 64-92s64 32 64 92c0 62-34 112-64 112s-64-50-64-112z" fill="var(--skin)" />
        <path
          d="M178 308c30 0 64-50 64-112 0-20-3-37-8-51 2 76-20 132-72 158q8 5 16 5zM112 196c8-34 34-50 66-50s58 16 66 50l2-60H110z"
          fill="color-mix(in oklab, var(--skin) 60%, var(--skin-deep))"
        />
        <path d="M100 190c-18-66 14-134 80-134 70 0 96 66 76 134-8-34-40-52-78-52s-68 18-78 52z" fill="var(--paper)" />
        <path d="M142 72c10-44 66-58 96-30 22 22 14 58-16 70-20-28-44-40-80-40z" fill="var(--blush)" />
        <path
          d="M106 172c14-38 52-60 114-58M116 116c18-26 44-40 72-38M248 164c0-22-10-42-26-54M172 52c22-10 44-2 54 16"
          stroke="color-mix(in oklab, var(--petal) 40%, var(--line))"
          strokeWidth="3"
        />
        <path d="M128 190q15-11 32-5M196 185q17-6 32 5" stroke="var(--brow)" strokeWidth="4.5" />
        <path d="M130 212q15 11 30 0M196 212q15 11 30 0" stroke="var(--plum)" strokeWidth="3.5" />
        <path d="M133 216l-5 5M141 219l-3 6M223 216l5 5M215 219l3 6" stroke="var(--plum)" strokeWidth="2" />
        <path d="M180 204c-2 18-10 28-10 36 0 6 8 8 14 5" stroke="var(--clay)" strokeWidth="3" />
        <path d="M156 266c8-7 16-9 22-5 6-4 14-2 22 5-12 4-32 4-44 0z" fill="var(--lip)" />
        <path d="M156 266c12 4 32 4 44 0-6 13-14 16-22 16s-16-3-22-16z" fill="color-mix(in oklab, var(--lip) 85%, white)" />
        <path d="M121 240c0-14 30-14 30 0s-30 14-30 0zM205 240c0-14 30-14 30 0s-30 14-30 0z" fill="var(--cheek)" opacity=".5" />
        <path d="M204 236q14-8 26 0M206 246q12-5 22 2" stroke="var(--paper)" strokeWidth="5" />
        <path d="M110 236v12M246 236v12" stroke="var(--honey)" strokeWidth="11" />
      </g>
    </>
  );
}
