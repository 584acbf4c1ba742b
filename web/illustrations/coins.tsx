import styles from './coins.module.css';

const COINS = 25;
const COIN = 7.2;
const WIDTH = 92;
const FLOOR = 250;
const TILT = [0, 3, -2, 1, -3, 2, 0, -1];

/** Spending without and with the product: `saved` is in percent. */
export function Coins({ saved }: { saved: number }) {
  const kept = Math.round((COINS * (100 - saved)) / 100);
  const top = FLOOR - COINS * COIN;
  const gap = (COINS - kept) * COIN;
  return (
    <svg className={styles.root} viewBox="0 24 320 246" fill="none" aria-hidden="true">
      <ellipse cx="84" cy="252" rx="76" ry="12" fill="var(--blush-deep)" />
      <ellipse cx="236" cy="252" rx="76" ry="12" fill="color-mix(in oklab, var(--sage) 30%, white)" />
      <rect className={styles.missing} x="180" y={top - 10} width="112" height={gap - 6} rx="16" />
      <path className={styles.level} d={`M138 ${top - 10}h154`} />
      <Stack x={84} count={COINS} />
      <Stack x={236} count={kept} />
      <g className={styles.falling}>
        <ellipse
          cx="84"
          cy="26"
          rx="40"
          ry="9"
          fill="color-mix(in oklab, var(--honey) 60%, white)"
          stroke="color-mix(in oklab, var(--honey) 40%, var(--clay))"
          strokeWidth="2"
        />
      </g>
    </svg>
  );
}

function Stack({ x, count }: { x: number; count: number }) {
  const top = FLOOR - count * COIN;
  const every = (shade: 0 | 1) => Array.from({ length: count }, (_, index) => (index % 2 === shade ? coin(index) : '')).join('');
  return (
    <svg x={x - 60} y="0" width="120" height={FLOOR + 8} aria-hidden="true">
      <g className={styles.stack}>
        <path d={every(0)} fill="color-mix(in oklab, var(--honey) 70%, var(--clay))" />
        <path d={every(1)} fill="var(--honey)" />
        <ellipse
          cx={60 + lean(count - 1)}
          cy={top + 1}
          rx={WIDTH / 2}
          ry="9"
          fill="color-mix(in oklab, var(--honey) 60%, white)"
        />
        <ellipse
          cx={60 + lean(count - 1)}
          cy={top + 1}
          rx="30"
          ry="5"
          stroke="color-mix(in oklab, var(--honey) 70%, var(--clay))"
          strokeWidth="2"
        />
      </g>
    </svg>
  );
}

function coin(index: number): string {
  const bottom = FLOOR - index * COIN;
  const left = 60 - WIDTH / 2 + lean(index);
  return `M${left} ${(bottom - COIN).toFixed(1)}v${COIN}q0 8 ${WIDTH / 2} 8t${WIDTH / 2}-8v-${COIN}q0 8-${WIDTH / 2} 8t-${WIDTH / 2}-8z`;
}

function lean(index: number): number {
  return TILT[index % TILT.length] ?? 0;
}
