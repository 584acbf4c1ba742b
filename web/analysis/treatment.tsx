import '../design/walk.css';
import '../browser/skin-index-engine.ts';
import { Trash2 } from 'lucide';
import { useEffect, useState } from 'react';
import { analysis } from '../../content/analysis.ts';
import { analysisCopy } from '../../content/pages/analysis.ts';
import { programCopy } from '../../content/pages/program.ts';
import { selfieCopy } from '../../content/pages/selfie.ts';
import { fill } from '../../core/presentation/fill.ts';
import { after } from '../browser/clock.ts';
import { loadProfileCompleteness, useProfileCompleteness } from '../browser/completeness.ts';
import { saveJourney } from '../browser/journey.ts';
import { useNavigate } from '../browser/navigation.ts';
import { deletePhoto, usePhoto } from '../browser/photo.ts';
import { loadProgram, useProgram } from '../browser/program.ts';
import { inFunnel } from '../outline.ts';
import { FirstWeek } from '../program/first-week.tsx';
import { FitText } from '../program/fit-text.tsx';
import { Button } from '../ui/button.tsx';
import { Icon } from '../ui/icon.tsx';
import analysisStyles from './analysis.module.css';
import { FromYourCity } from './from-your-city.tsx';
import { Portrait } from './portrait.tsx';
import { SkinScores } from './skin-scores.tsx';
import styles from './treatment.module.css';

/** Until then the visitor's own result is waited for; after it the example is shown, which says that it is one. */
const PATIENCE_MS = 8000;

/** The figure of the fit shows the result, and the program's lines are in it from the start. */
void loadProgram().then(loadProfileCompleteness);

export default function Treatment() {
  const navigate = useNavigate();
  const text = useProgram()?.text;
  const known = useProfileCompleteness();
  const share = known && (known.shareBy() ?? 100);
  const [waiting, setWaiting] = useState(true);
  useEffect(() => after(PATIENCE_MS, () => setWaiting(false)), []);
  return (
    <main className={`${analysisStyles.root} ${styles.root} column`} data-backdrop="wide-card">
      <h1 className={`${analysisStyles.title} ${styles.title}`}>
        <FitText text={analysis.treatment.title} example={100} percent={share} />
      </h1>
      <div className={styles.picture}>
        <Portrait className={styles.portrait} />
      </div>
      <div className={styles.result} data-pending={(share === undefined && waiting) || undefined}>
        <p className={styles.headline} aria-live="polite">
          <Headline text={text?.headline} />
        </p>
        <section className={`card ${styles.scores}`}>
          <SkinScores />
          {share !== undefined && share < 100 && (
            <p className={`${analysisStyles.note} ${styles.open}`}>{fill(analysisCopy.open, { percent: 100 - share })}</p>
          )}
          <FromYourCity />
        </section>
        <section className={`card ${styles.week}`} aria-labelledby="first-week">
          <h2 id="first-week" className={styles.heading}>
            {programCopy.firstWeek}
          </h2>
          <FirstWeek lines={text?.firstWeek} />
        </section>
        <PhotoCare />
      </div>
      <div className="dock">
        <Button fullWidth data-next="" onClick={() => void navigate(inFunnel('/keep-results'))}>
          {analysisCopy.next}
        </Button>
      </div>
    </main>
  );
}

const COMMA = ', ';

/** 'Combination skin, redness first': where it needs two lines, they part at the comma. */
function Headline({ text = '' }: { readonly text: string | undefined }) {
  const [first, ...rest] = text.split(COMMA);
  if (rest.length === 0) return text;
  return (
    <>
      <span>{`${first},`}</span> <span>{rest.join(COMMA)}</span>
    </>
  );
}

function PhotoCare() {
  const photo = usePhoto();
  const [removed, setRemoved] = useState(false);
  const remove = async () => {
    await deletePhoto();
    saveJourney({ selfie: 'skipped' });
    setRemoved(true);
  };
  return (
    <div className={styles.photo} aria-live="polite">
      {photo && (
        <Button variant="plain" onClick={remove}>
          <Icon icon={Trash2} size={18} /> {selfieCopy.remove}
        </Button>
      )}
      {removed && <p className={analysisStyles.note}>{selfieCopy.removed}</p>}
    </div>
  );
}
