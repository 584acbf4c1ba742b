import styles from './coins.module.css';

const COINS = 18;
const COIN = 11.5;
const FLOOR = 250;
const TOP = FLOOR - COINS * COIN;
const RIM = 'color-mix(in oklab, var(--honey) 70%, var(--clay))';
const FACE = 'color-mix(in oklab, var(--honey) 60%, white)';

/** Spending without and with the product: `saved` is in percent. */
export function Coins({ saved }: { saved: number }) {
  const kept = Math.round((COINS * (100 - saved)) / 100);
  return (
    <svg className={styles.root} viewBox="0 20 320 245" fill="none" aria-hidden="true">
      <path className={styles.level} d={`M84 ${TOP}h216`} />
      <g className={styles.without}>
        <ellipse cx="84" cy="254" rx="64" ry="11" fill="var(--blush-deep)" />
        <Stack x={84} count={COINS} />
        <ellipse className={styles.falling} cx="84" cy="10" rx="42" ry="9" fill={FACE} stroke={RIM} strokeWidth="2" />
      </g>
      <g className={styles.having}>
        <ellipse cx="236" cy="254" rx="64" ry="11" fill="color-mix(in oklab, var(--sage) 30%, white)" />
        <rect
          className={styles.missing}
          x="172"
          y={TOP + 13}
          width="128"
          height={Math.max(0, (COINS - kept) * COIN - 35)}
          rx="18"
        />
        <Stack x={236} count={kept} />
      </g>
    </svg>
  );
}

function Stack({ x, count }: { x: number; count: number }) {
  const height = count * COIN;
  const edges = Array.from({ length: count }, (_, index) => `M14 ${FLOOR - index * COIN}q0 9 46 9t46-9`).join('');
  return (
    <svg x={x - 60} y="0" width="120" height={FLOOR + 10} aria-hidden="true">
      <g className={styles.stack}>
        <path d={`M14 ${FLOOR}v-${height}h92v${height}q0 9-46 9t-46-9z`} fill="var(--honey)" />
        <path d={`M78 ${FLOOR + 4}v-${height}h28v${height}q0 2-28 4z`} fill={RIM} />
        <path d={`M26 ${FLOOR}v-${height}h10v${height}z`} fill={FACE} />
        <path d={edges} stroke="var(--clay)" strokeOpacity=".6" strokeWidth="1.5" />
        <ellipse cx="60" cy={FLOOR - height} rx="46" ry="9" fill={FACE} stroke={RIM} strokeWidth="2" />
        <ellipse cx="60" cy={FLOOR - height} rx="30" ry="5" stroke={RIM} strokeWidth="2" />
      </g>
    </svg>
  );
}
