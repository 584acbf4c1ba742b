import type { CSSProperties } from 'react';
import { analysisCopy } from '../../content/pages/analysis.ts';
import { FRAME_ASPECT } from '../../core/selfie/close-up.ts';
import type { FaceReport } from '../../core/selfie/face-report.ts';
import { closeUpStyle } from '../browser/close-up-style.ts';
import { useFaceReport, usePhoto } from '../browser/photo.ts';
import { VisitorFace } from '../illustrations/face/visitor-face.tsx';
import styles from './portrait.module.css';
import { Zones } from './zones.tsx';

type Props = { readonly scanning?: boolean; readonly className?: string | undefined };

export function Portrait({ scanning = false, className }: Props) {
  const photo = usePhoto();
  const report = useFaceReport();
  const style = closeUpStyle(report?.closeUp);
  return (
    <div className={`${styles.root} ${className ?? ''}`} data-scanning={scanning || undefined}>
      {photo ? (
        <div className={styles.photo}>
          <img style={style} src={photo} alt={analysisCopy.photoAlt} />
          {scanning && report && <Marks report={report} style={style} />}
        </div>
      ) : (
        <VisitorFace className={styles.drawing} />
      )}
      {scanning && <Frame />}
      {scanning && !photo && <Zones />}
    </div>
  );
}

/** Where the photo was measured; the view box crops as the photo is cropped. */
function Marks({ report: { aspect, regions, closeUp }, style }: { report: FaceReport; style: CSSProperties | undefined }) {
  const [width, height] = [100 * Math.min(aspect, FRAME_ASPECT), 100 * Math.min(1, aspect / FRAME_ASPECT)];
  const [x, y] = closeUp.position;
  const points = regions.flatMap(({ metric, points }) => points.map((point) => ({ metric, point })));
  return (
    <svg
      className={styles.frame}
      viewBox={`${x * (100 * aspect - width)} ${y * (100 - height)} ${width} ${height}`}
      style={style}
      aria-hidden="true"
    >
      {points.map(({ metric, point: [x, y] }) => (
        <g
          key={`${metric} ${x} ${y}`}
          className={styles.mark}
          transform={`translate(${x * 100 * aspect} ${y * 100}) scale(${height / 100 / closeUp.scale})`}
        >
          <circle r="1.9" />
          <circle r="0.7" />
        </g>
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
