import { analysisCopy } from '../../content/pages/analysis.ts';
import type { FaceReport } from '../../core/selfie/face-report.ts';
import { useFaceReport, usePhoto } from '../browser/photo.ts';
import { VisitorFace } from '../illustrations/face/visitor-face.tsx';
import styles from './portrait.module.css';
import { Zones } from './zones.tsx';

type Props = { readonly scanning?: boolean; readonly className?: string | undefined };

export function Portrait({ scanning = false, className }: Props) {
  const photo = usePhoto();
  const report = useFaceReport();
  return (
    <div className={`${styles.root} ${className ?? ''}`} data-scanning={scanning || undefined}>
      {photo ? (
        <div className={styles.photo}>
          <img style={report?.closeUp} src={photo} alt={analysisCopy.photoAlt} />
          {scanning && report && <Marks regions={report.regions} />}
        </div>
      ) : (
        <VisitorFace className={styles.drawing} />
      )}
      {scanning && <Frame />}
      {scanning && !photo && <Zones />}
    </div>
  );
}

/** Where the photo was measured. */
function Marks({ regions }: { regions: FaceReport['regions'] }) {
  return (
    <svg className={styles.frame} viewBox="0 0 80 100" aria-hidden="true">
      {regions.flatMap(({ metric, points }) =>
        points.map(([x, y]) => (
          <g key={`${metric} ${x} ${y}`} className={styles.mark} transform={`translate(${x * 80} ${y * 100})`}>
            <circle r="1.9" />
            <circle r="0.7" />
          </g>
        )),
      )}
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
