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
    <section class="hero page">
      <div class="hero__words">
        <h1 class="hero__title">{title}</h1>
        <TypedSubtitle />
        <GetPlan />
        <p class="hero__note">
          {note} <ClaimLine as="b" claim={proof} />
        </p>
      </div>
      <div class="hero__art" role="img" aria-label={picture}>
        <HeroScene />
        <ScanScreen />
        <p class="tag tag--done">
          <Icon icon={Check} size={16} />
          {done}
        </p>
        <p class="tag tag--stars">
          <Icon icon={Star} size={16} filled />
          {stars}
        </p>
      </div>
    </section>
  );
}
