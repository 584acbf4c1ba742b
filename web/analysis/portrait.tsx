import { analysisCopy } from '../../content/pages/analysis.ts';
import { useFaceReport, usePhoto } from '../browser/photo.ts';
import { VisitorFace } from '../illustrations/face/visitor-face.tsx';
import styles from './portrait.module.css';
import { Zones } from './zones.tsx';

type Props = { readonly scanning?: boolean; readonly className?: string | undefined };

export function Portrait({ scanning = false, className }: Props) {
  const photo = usePhoto();
  return (
    <div className={`${styles.root} ${className ?? ''}`} data-scanning={scanning || undefined}>
      {photo ? (
        <img className={styles.photo} src={photo} alt={analysisCopy.photoAlt} />
      ) : (
        <VisitorFace className={styles.drawing} />
      )}
      {scanning && <Frame />}
      {scanning && (photo ? <Marks /> : <Zones />)}
    </div>
  );
}

/** Where the photo was measured; the view box crops as the photo is cropped. */
function Marks() {
  const report = useFaceReport();
  if (!report) return null;
  const points = report.regions.flatMap(({ metric, points }) => points.map((point) => ({ metric, point })));
  return (
    <svg
      className={styles.frame}
      viewBox={`0 0 ${100 * report.aspect} 100`}
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
    >
      {points.map(({ metric, point: [x, y] }) => (
        <circle key={`${metric} ${x} ${y}`} className={styles.mark} cx={x * 100 * report.aspect} cy={y * 100} r="1.6" />
      ))}
    </svg>
  );
}

function Frame() {
  return (
    <svg className={styles.frame} viewBox="0 0 100 100" fill="none" preserveAspectRatio="none" aria-hidden="true">
      <path
        d="M18 32V24q0-4 4-4h9M69 20h9q4 0 4 4v8M82 68v8q0 4-4 4h-9M31 80h-9q-4 0-4-4v-8"
        stroke="var(--surface)"
        strokeWidth="4"
        strokeLinecap="round"
        vectorEffect="non-scaling-stroke"
      />
    </svg>
  );
}
