import type { AppLinkResponse } from '../../core/api/app-links.ts';
import styles from './app-access.module.css';

/** The quiet zone, in modules: scanners need it. */
const QUIET = 4;

export function QrCode({ qr: { path, size }, label }: { qr: AppLinkResponse['qr']; label: string }) {
  const side = size + 2 * QUIET;
  return (
    <svg
      className={styles.qr}
      viewBox={`${-QUIET} ${-QUIET} ${side} ${side}`}
      role="img"
      aria-label={label}
      shapeRendering="crispEdges"
    >
      <path d={path} fill="var(--ink)" />
    </svg>
  );
}
