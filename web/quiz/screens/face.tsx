import { faceCopy } from '../../../content/pages/face.ts';
import type { PlacedStep } from '../../../core/funnel/funnel.ts';
import type { FaceStep } from '../../../core/funnel/step.ts';
import { VisitorFace } from '../../illustrations/face/visitor-face.tsx';
import { Button } from '../../ui/button.tsx';
import { ClaimLine } from '../../ui/claim-line.tsx';
import { ExampleMark } from '../../ui/example-mark.tsx';
import interstitialStyles from '../interstitial.module.css';
import { repeatedWords } from '../repeated-words.tsx';
import { useStepExit } from '../step-answer.ts';
import { StepTitle } from '../step-title.tsx';
import styles from './face.module.css';
import { TonePicker } from './tone-picker.tsx';

export function FaceScreen({ step }: { step: PlacedStep<FaceStep> }) {
  const { skip } = useStepExit(step);
  return (
    <main className={`${interstitialStyles.root} ${styles.root} column`} data-beside-panel="">
      {step.figure && (
        <p className={interstitialStyles.figure}>
          <ClaimLine as="span" claim={step.figure} />
          <ExampleMark of={[step.figure]} />
        </p>
      )}
      <StepTitle className={interstitialStyles.title}>{step.title}</StepTitle>
      {step.lead && <p className={interstitialStyles.lead}>{repeatedWords(step.lead)}</p>}
      <div className={styles.picture}>
        <VisitorFace className={styles.face} />
      </div>
      <p className={styles.note}>{faceCopy.note}</p>
      <TonePicker />
      <div className="dock">
        <Button fullWidth data-next="" onClick={skip}>
          {step.button}
        </Button>
      </div>
    </main>
  );
}
