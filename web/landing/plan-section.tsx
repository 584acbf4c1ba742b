import { landingCopy } from '../../content/pages/landing.ts';
import { Arriving } from './arriving.tsx';
import { RoutineScreen } from './phone/routine-screen.tsx';
import { ScannerScreen } from './phone/scanner-screen.tsx';

const { title, claim, points } = landingCopy.plan;

export function PlanSection() {
  return (
    <section className="split page">
      <div className="split__words">
        <h2 className="section-title">{title}</h2>
        <p className="plan__claim">{claim}</p>
        {points.map(({ title, text }) => (
          <div key={title} className="plan__point">
            <h3>{title}</h3>
            <p>{text}</p>
          </div>
        ))}
      </div>
      <div className="plan__phones">
        <Arriving drift className="plan__phone plan__phone--left">
          <RoutineScreen />
        </Arriving>
        <Arriving drift className="plan__phone plan__phone--right">
          <ScannerScreen />
        </Arriving>
      </div>
    </section>
  );
}
