import { landingCopy } from '../../content/pages/landing.ts';
import { Arriving } from './arriving.tsx';
import { RoutineScreen } from './phone/routine-screen.tsx';
import { ScannerScreen } from './phone/scanner-screen.tsx';

const { title, claim, points } = landingCopy.plan;

export function PlanSection() {
  return (
    <section class="split page">
      <div class="split__words">
        <h2 class="section-title">{title}</h2>
        <p class="plan__claim">{claim}</p>
        {points.map(({ title, text }) => (
          <div key={title} class="plan__point">
            <h3>{title}</h3>
            <p>{text}</p>
          </div>
        ))}
      </div>
      <div class="plan__phones">
        <Arriving drift class="plan__phone plan__phone--left">
          <RoutineScreen />
        </Arriving>
        <Arriving drift class="plan__phone plan__phone--right">
          <ScannerScreen />
        </Arriving>
      </div>
    </section>
  );
}
