import { useFindings } from './use-findings.ts';
import { zoneMarks } from './zone-places.ts';
import styles from './zones.module.css';

/** What the answers say, numbered as in the list, each with a line to its place on the drawn face. */
export function Zones() {
  const { zones } = useFindings();
  return (
    <svg className={styles.root} viewBox="0 0 400 500" preserveAspectRatio="xMidYMax slice" aria-hidden="true">
      {zoneMarks(zones).map(({ zone, number, at: [x, y], place: [toX, toY] }) => (
        <g key={zone} className={styles.zone}>
          <path d={`M${x} ${y}L${toX} ${toY}`} />
          <circle className={styles.place} cx={toX} cy={toY} r="9" />
          <circle className={styles.disc} cx={x} cy={y} r="20" />
          <text x={x} y={y + 8}>
            {number}
          </text>
        </g>
      ))}
    </svg>
  );
}
