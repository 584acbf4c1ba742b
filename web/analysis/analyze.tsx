import '../design/walk.css';
import { Lock } from 'lucide';
import { analysis } from '../../content/analysis.ts';
import { analysisCopy } from '../../content/pages/analysis.ts';
import { analysisTimings } from '../../content/pages/analysis-timings.ts';
import { introCopy } from '../../content/pages/intro.ts';
import { track } from '../browser/events.ts';
import { useJourney } from '../browser/journey.ts';
import { useNavigate } from '../browser/navigation.ts';
import { useSelfieGate } from '../browser/selfie-gate.ts';
import { inFunnel, outline } from '../outline.ts';
import { Button } from '../ui/button.tsx';
import { Icon } from '../ui/icon.tsx';
import { StayButton } from '../ui/stay-button.tsx';
import analysisStyles from './analysis.module.css';
import styles from './analyze.module.css';
import { Findings } from './findings.tsx';
import { Portrait } from './portrait.tsx';

export default function Analyze() {
  useSelfieGate();
  const navigate = useNavigate();
  const skipped = useJourney(({ stored }) => stored.selfie) === 'skipped';
  const goOn = () => {
    track('Quiz Step Complete', { step_number: outline.steps.length + 1, answers: {} });
    track('Quiz Complete', {});
    void navigate(inFunnel('/identify'), { replace: true });
  };
  return (
    <main className={`${analysisStyles.root} ${styles.root} column`} data-backdrop="wide-card">
      <div>
        <Portrait scanning className={styles.portrait} />
      </div>
      <div>
        <h1 className={`${analysisStyles.title} ${styles.title}`}>
          {skipped ? analysisCopy.withoutSelfie : analysis.analyze.title}
        </h1>
        <Findings />
        <p className={`${analysisStyles.note} ${styles.note}`}>
          {!skipped && <Icon icon={Lock} size={16} />} <span>{skipped ? introCopy.wait : analysisCopy.onDevice}</span>
        </p>
        <Button variant="plain" onClick={goOn}>
          {analysisCopy.continue}
        </Button>
        <StayButton ms={analysisTimings.analyzeMs} onLeave={goOn} />
      </div>
    </main>
  );
}
