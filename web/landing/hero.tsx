import { Check, Star } from 'lucide';
import { landingCopy } from '../../content/pages/landing.ts';
import { HeroScene } from '../illustrations/hero-scene.tsx';
import { ClaimLine } from '../ui/claim-line.tsx';
import { Icon } from '../ui/icon.tsx';
import { GetPlan } from './get-plan.tsx';
import { ScanScreen } from './phone/scan-screen.tsx';
import { TypedSubtitle } from './typed-subtitle.tsx';

const { title, note, proof, picture, done, stars } = landingCopy.hero;

export function Hero() {
  return (
    <section className="hero page">
      <div className="hero__words">
        <h1 className="hero__title">{title}</h1>
        <TypedSubtitle />
        <GetPlan />
        <p className="hero__note">
          {note} <ClaimLine as="b" claim={proof} />
        </p>
      </div>
      <div className="hero__art" role="img" aria-label={picture}>
        <HeroScene />
        <ScanScreen />
        <p className="tag tag--done">
          <Icon icon={Check} size={16} />
          {done}
        </p>
        <p className="tag tag--stars">
          <Icon icon={Star} size={16} filled />
          {stars}
        </p>
      </div>
    </section>
  );
}
