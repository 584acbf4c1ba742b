/** A woman asleep under the moon, as beside the questions of the evening. Grid of 300 by 260. */
export function Night() {
  return (
    <g transform="translate(13.2 -34) scale(.57)" strokeLinecap="round">
      <path d="M40 500V264a200 200 0 0 1 400 0v236z" fill="var(--plum)" />
      <circle cx="306" cy="190" r="92" fill="color-mix(in oklab, var(--plum) 88%, var(--petal))" />
      <path d="M40 356q70-44 140-16t140-6 120 8v158H40z" fill="color-mix(in oklab, var(--plum) 80%, var(--petal))" />
      <path d="M326 131a60 60 0 1 0 30 92 49 49 0 1 1-30-92z" fill="color-mix(in oklab, var(--honey) 80%, white)" />
      <path
        d="M158 176q0 15 15 15-15 0-15 15 0-15-15-15 15 0 15-15zM198 108q0 10 10 10-10 0-10 10 0-10-10-10 10 0 10-10zM394 250q0 12 12 12-12 0-12 12 0-12-12-12 12 0 12-12zM94 262q0 10 10 10-10 0-10 10 0-10-10-10 10 0 10-10zM212 246q0 8 8 8-8 0-8 8 0-8-8-8 8 0 8-8z"
        fill="var(--honey)"
      />
      <path d="M40 420h400v80H40z" fill="var(--blush-deep)" />
      <path d="M40 462h400v38H40z" fill="color-mix(in oklab, var(--petal) 60%, var(--paper))" />
      <path
        d="M62 392q-12-54 40-60 90-16 166-4 44 6 36 58-2 50-40 56-86 12-164 0-32-6-38-50z"
        fill="color-mix(in oklab, var(--petal) 22%, var(--paper))"
      />
      <path d="M62 378q-8-42 40-48 90-14 166-2 40 6 36 46-4 40-40 46-86 10-164 0-32-6-38-42z" fill="var(--paper)" />
      <path d="M258 340l66-6-22 92-54-6z" fill="var(--skin-deep)" />
      <g transform="translate(196 340) rotate(-62) scale(.86) translate(-178 -200)">
        <path d="M240 240c26-84 6-158-64-162-54-6-96 24-122-18-2 44 12 66 34 84-10 44 4 96 34 120z" fill="var(--brow)" />
        <path
          d="M70 84c12 24 34 28 56 24M92 150c2-22 20-44 46-54M244 190c0-36-14-74-46-94"
          stroke="var(--clay)"
          strokeWidth="3"
          opacity=".7"
        />
        <path d="M114 196c0-60 26-92 64-92s64 32 64 92c0 62-34 112-64 112s-64-50-64-112z" fill="var(--skin)" />
        <path
          d="M178 308c-30 0-64-50-64-112 0-14 2-27 4-38 2 68 22 118 76 145q-8 5-16 5z"
          fill="color-mix(in oklab, var(--skin) 60%, var(--skin-deep))"
        />
        <path
          d="M108 202c-4-58 22-104 70-104-4 40-34 82-70 104zM178 98c44 0 72 42 70 106-36-20-62-60-70-106z"
          fill="var(--brow)"
        />
        <path d="M124 172c16-14 32-34 42-58M232 170c-18-14-32-32-40-54" stroke="var(--clay)" strokeWidth="3" opacity=".7" />
        <path d="M108 186q70-24 140-2 6 30-6 48-22 16-46 4-14-14-30 0-26 14-50-2-14-18-8-48z" fill="var(--rose)" />
        <path d="M116 192q62-18 124-1" stroke="var(--petal)" strokeWidth="3" />
        <path
          d="M130 212q15 11 30 0M196 211q15 11 30 0M134 216l-4 5M145 219v6M156 216l4 5M200 215l-4 5M211 218v6M222 215l4 5"
          stroke="var(--blush)"
          strokeWidth="3"
        />
        <path d="M180 238c-2 2-8 6-8 10 0 6 8 8 14 5" stroke="var(--clay)" strokeWidth="3" />
        <path d="M158 272c7-6 14-8 20-4 6-4 14-2 21 4-11 4-30 4-41 0z" fill="var(--lip)" />
        <path d="M158 272c11 4 30 4 41 0-6 12-13 14-21 14s-14-3-20-14z" fill="color-mix(in oklab, var(--lip) 85%, white)" />
        <path d="M199 269q4 0 6-4" stroke="var(--skin-line)" strokeWidth="2" opacity=".6" />
        <ellipse cx="216" cy="254" rx="15" ry="10" fill="var(--cheek)" opacity=".55" />
      </g>
      <path
        d="M292 430Q262 418 224 420M292 437Q258 430 226 432M292 443Q258 442 236 443"
        stroke="var(--skin-deep)"
        strokeWidth="16"
      />
      <path d="M292 430Q262 418 224 420M292 437Q258 430 226 432M292 443Q258 442 236 443" stroke="var(--skin)" strokeWidth="13" />
      <path d="M300 344c46-37 102-29 140 8v148H236c14-24 40-96 64-156z" fill="var(--petal)" />
      <path
        d="M380 340c22 4 43 11 60 27v133h-48c14-60 12-120-12-160z"
        fill="color-mix(in oklab, var(--petal) 78%, var(--rose))"
      />
      <path d="M312 334c-10 52-34 122-58 166h-30c22-52 42-112 58-150q12-14 30-16z" fill="var(--paper)" />
      <path
        d="M340 384q-8 66-38 112M384 372q6 66-16 124"
        stroke="color-mix(in oklab, var(--petal) 70%, var(--rose))"
        strokeWidth="4"
      />
      <path d="M58 500c-34-44-30-104-4-144 28 42 32 98 4 144z" fill="var(--leaf)" />
      <path d="M72 500c-12-52 14-98 54-120 8 50-12 98-54 120z" fill="var(--sage)" />
      <path d="M56 388v104M118 394q-30 40-42 96" stroke="var(--leaf-shade)" strokeWidth="3" />
      <path d="M12 500h456v5q0 11-10 11H22q-10 0-10-11z" fill="color-mix(in oklab, var(--rose) 30%, var(--blush))" />
    </g>
  );
}
