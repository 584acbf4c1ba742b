import type { FaceShape } from '../../../core/presentation/face.ts';

const SPARKS =
  'M340 74l7 19 19 7-19 7-7 19-7-19-19-7 19-7zM56 130l5 13 13 5-13 5-5 13-5-13-13-5 13-5zM366 220l4 10 10 4-10 4-4 10-4-10-10-4 10-4z';

/** The ground comes by custom properties, so that one neutral drawing in the page's HTML serves both states. */
export function Backdrop({ goal }: { goal: boolean }) {
  return (
    <>
      <path d="M0 0h400v500H0z" fill="var(--face-ground, var(--blush))" />
      <circle cx="200" cy="220" r="172" fill="var(--face-halo, var(--blush-deep))" />
      <path d="M0 330 330 0h110L0 440z" fill="var(--surface)" opacity=".18" />
      <path d="M30 500c-40-52-30-130 6-176 34 52 34 122-6 176z" fill="var(--leaf)" />
      <path d="M56 500c-16-68 16-128 60-152 14 64-10 124-60 152z" fill="var(--sage)" />
      <path d="M42 480c2-50 0-90-6-126M68 470c12-40 26-74 42-100" stroke="var(--surface)" strokeOpacity=".35" strokeWidth="3" />
      {goal && <path data-sparks="" d={SPARKS} fill="var(--honey)" />}
    </>
  );
}

export function Clothes({ shape }: { shape: FaceShape }) {
  return shape === 'square' ? <Shirt /> : <Robe />;
}

/** With a round collar. */
function Shirt() {
  return (
    <>
      <path d="M20 500c6-54 56-80 132-92 12 30 30 40 48 40s36-10 48-40c76 12 126 38 132 92z" fill="var(--plum)" />
      <path d="M380 500c-6-54-56-80-132-92l12 4c50 20 68 48 68 88z" fill="color-mix(in oklab, var(--plum) 84%, black)" />
      <g stroke="color-mix(in oklab, var(--rose) 45%, var(--plum))">
        <path d="M149 411c13 30 32 42 51 42s38-12 51-42" strokeWidth="8" />
        <path d="M76 500c0-18 4-32 10-44M324 500c0-18-4-32-10-44" strokeWidth="4" />
      </g>
    </>
  );
}

/** Of a colour that no card and no ground has. */
function Robe() {
  return (
    <>
      <path d="M20 500c6-54 56-80 136-92l44 92 44-92c80 12 130 38 136 92z" fill="color-mix(in oklab, var(--sage) 42%, white)" />
      <path d="M380 500c-6-54-56-80-136-92l12 4c54 20 72 48 72 88z" fill="color-mix(in oklab, var(--sage) 52%, white)" />
      <path
        d="M156 406c-2 36 14 66 44 94h-52c-22-26-30-58-24-88zM244 406c2 36-14 66-44 94h52c22-26 30-58 24-88z"
        fill="color-mix(in oklab, var(--sage) 66%, white)"
      />
      <path
        d="M76 500c0-18 4-32 10-44M324 500c0-18-4-32-10-44"
        stroke="color-mix(in oklab, var(--sage) 66%, white)"
        strokeWidth="4"
      />
    </>
  );
}
