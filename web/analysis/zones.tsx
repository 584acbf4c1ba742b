import { useFindings } from './use-findings.ts';
import { zonePlaces } from './zone-places.ts';
import styles from './zones.module.css';

/** What the answers say, numbered on the drawn face as in the list beside it. */
export function Zones() {
  const { zones } = useFindings();
  return (
    <svg className={styles.root} viewBox="0 0 400 500" preserveAspectRatio="xMidYMax slice" aria-hidden="true">
      {zones.map((zone, index) => {
        const [x, y] = zonePlaces[zone];
        return (
          <g key={zone} className={styles.zone} transform={`translate(${x} ${y})`}>
            <circle r="20" />
            <text y="8">{index + 1}</text>
          </g>
        );
      })}
    </svg>
  );
}
