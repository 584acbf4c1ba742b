import { analysisCopy } from '../../content/pages/analysis.ts';
import type { AreaIndex } from '../../core/program/skin-index.ts';
import { useSkinIndex } from '../browser/skin-index.ts';
import analysisStyles from './analysis.module.css';
import { findingText } from './finding-text.ts';
import { optionLabels } from './option-labels.ts';
import styles from './skin-scores.module.css';

/** The area with most to gain leads. */
export function SkinScores() {
  const { areas, isExample } = useSkinIndex();
  const usesPhoto = areas.some(({ photo }) => photo.length > 0);
  const least = Math.min(...areas.map(({ percent }) => percent));
  const leading = areas.find(({ percent }) => percent === least);
  const note = usesPhoto ? analysisCopy.scoresPhotoNote : analysisCopy.scoresNote;
  return (
    <>
      <h2 className={styles.title}>{analysisCopy.scores}</h2>
      <ul className={styles.root}>
        {areas.map((area) => (
          <li key={area.id} data-score={area.id} data-leading={area === leading || undefined}>
            <p className={styles.figure}>
              <span>{area.label}</span>
              <strong translate="no">{`${area.percent}%`}</strong>
            </p>
            <svg width="100%" height="12" aria-hidden="true">
              <rect width="100%" height="12" rx="6" className={styles.track} />
              <rect width={`${area.percent}%`} height="12" rx="6" className={styles.fill} />
            </svg>
            <Reason area={area} />
            <PhotoReasons area={area} />
          </li>
        ))}
      </ul>
      <p className={analysisStyles.note}>{isExample ? analysisCopy.exampleNote : note}</p>
    </>
  );
}

function Reason({ area: { reason } }: { area: AreaIndex }) {
  const option = reason && (analysisCopy.kinder[reason.step]?.[reason.option] ?? optionLabels[reason.step]?.[reason.option]);
  if (!option) return null;
  const label = analysisCopy.answered[reason.step];
  return (
    <p className={styles.reason}>
      {label && `${label}: `}
      {option}
    </p>
  );
}

/** What the photo moved the figure by. */
function PhotoReasons({ area: { photo } }: { area: AreaIndex }) {
  if (photo.length === 0) return null;
  return (
    <p className={styles.reason}>
      {`${analysisCopy.fromPhoto}: `}
      {photo.map(({ metric, band }) => findingText(metric, band)).join(', ')}
    </p>
  );
}
