import { type ComponentType, useEffect, useRef, useState } from 'react';
import { siteCopy } from '../../content/pages/site.ts';
import { whenIdle } from '../browser/clock.ts';
import { ExampleDot } from '../ui/example-dot.tsx';
import { Footer } from '../ui/footer.tsx';
import { AppDownload } from './app-download.tsx';
import { Assistant } from './assistant.tsx';
import { Benefits } from './benefits.tsx';
import { CallToAction } from './call-to-action.tsx';
import { Giveaway } from './giveaway.tsx';
import { LandingHeader } from './header.tsx';
import { Hero } from './hero.tsx';
import styles from './landing.module.css';
import { layOutWhenIdle } from './lay-out-when-idle.ts';
import { Manage } from './manage.tsx';
import { PlanSection } from './plan-section.tsx';
import { Progress } from './progress.tsx';
import { RoutineCards } from './routine-cards.tsx';
import { SocialProof } from './social-proof.tsx';

const { footer, examples } = siteCopy;

export default function Landing() {
  const main = useRef<HTMLElement>(null);
  useEffect(() => whenIdle(() => void layOutWhenIdle(elementsOf(main.current)).catch(() => undefined)), []);
  return (
    <div className={styles.root}>
      <LandingHeader />
      <main ref={main} data-progressive="">
        <Hero />
        <PlanSection />
        <CallToAction />
        <RoutineCards />
        <Assistant />
        <Manage />
        <Progress />
        <Giveaway />
        <section className={`${styles.closing} page`}>
          <AppDownload />
          <Benefits />
        </section>
        <SocialProof />
      </main>
      <Footer
        {...footer}
        note={
          examples && (
            <>
              <ExampleDot of={[examples]} /> {examples.text}
            </>
          )
        }
      />
      <Following />
    </div>
  );
}

function elementsOf(parent: HTMLElement | null): readonly HTMLElement[] {
  return Array.from(parent?.children ?? []).filter((child) => child instanceof HTMLElement);
}

/** Loaded when the browser is idle: nobody has scrolled so far yet. */
function Following() {
  const [loaded, setLoaded] = useState<{ readonly FollowingButton: ComponentType }>();
  useEffect(() => whenIdle(() => void import('./following-button.tsx').then(setLoaded, () => undefined)), []);
  return loaded && <loaded.FollowingButton />;
}
