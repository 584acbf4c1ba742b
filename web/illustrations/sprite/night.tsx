/** A window at night. Grid of 300 by 260. */
export function Night() {
  return (
    <>
      <path d="M36 252V116a114 114 0 0 1 228 0v136z" fill="var(--blush-deep)" />
      <path d="M56 250V118a94 94 0 0 1 188 0v132z" fill="var(--dusk)" />
      <path d="M196 62a42 42 0 1 0 20 64 34 34 0 1 1-20-64z" fill="var(--honey)" />
      <path
        d="M104 74q0 9 9 9-9 0-9 9 0-9-9-9 9 0 9-9zM132 128q0 7 7 7-7 0-7 7 0-7-7-7 7 0 7-7zM92 158q0 6 6 6-6 0-6 6 0-6-6-6 6 0 6-6z"
        fill="var(--surface)"
      />
      <path d="M56 222c30-26 62-26 94-6 34-22 66-20 94 2v32H56z" fill="var(--sage)" />
      <path d="M56 242c34-20 72-18 104-2 30-14 58-12 84 0v10H56z" fill="var(--sage-deep)" />
      <path d="M147 26h6v222h-6zM56 148h188v6H56z" fill="var(--blush-deep)" />
      <path d="M22 260h256v-10a6 6 0 0 0-6-6H28a6 6 0 0 0-6 6z" fill="var(--surface)" />
      <path d="M70 244c-20-24-18-58 0-80 16 22 18 58 0 80z" fill="var(--leaf)" />
      <path d="M78 244c-4-28 8-50 30-60 4 26-8 52-30 60z" fill="var(--sage)" />
      <path
        d="M268 108q0 12 12 12-12 0-12 12 0-12-12-12 12 0 12-12zM24 84q0 9 9 9-9 0-9 9 0-9-9-9 9 0 9-9z"
        fill="var(--honey)"
      />
    </>
  );
}
