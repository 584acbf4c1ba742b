import { type ComponentType, useEffect, useState } from 'react';
import { resumeCopy } from '../content/pages/resume.ts';
import { sectionOf } from '../core/funnel/funnel.ts';
import { whenIdle } from './browser/clock.ts';
import { currentJourney, forgetJourney } from './browser/journey.ts';
import { queryParameter, useNavigate } from './browser/navigation.ts';
import { outline } from './outline.ts';
import { placeToResume } from './place-to-resume.ts';
import type { Route } from './routes.ts';
import type { ResumeBannerProps } from './ui/resume-banner.tsx';

type Offer = { readonly place: Route; readonly Banner: ComponentType<ResumeBannerProps> };

/** Where visitors come in. The first step follows the intro by itself, so the offer stays there. */
const DOORS = new Set(['/', '/home', '/loading']);
const FIRST = outline.steps[0]?.path;

/** Offers visitors who return with answers to go on where they stood. Its code and looks are loaded only for them. */
export function Resume({ route: { app, path } }: { route: Route }) {
  const [offer, setOffer] = useState<Offer>();
  const navigate = useNavigate();

  useEffect(() => {
    if (path === FIRST) return;
    setOffer(undefined);
    const place = DOORS.has(path) ? placeToResume(currentJourney().at) : undefined;
    if (!place) return;
    // A visitor who follows the link in our reminder has asked to go on already.
    if (queryParameter('resume') !== null) return void navigate(place.path);
    let cancelled = false;
    whenIdle(() =>
      import('./ui/resume-banner.tsx').then(
        ({ ResumeBanner }) => cancelled || setOffer({ place, Banner: ResumeBanner }),
        () => undefined,
      ),
    );
    return () => {
      cancelled = true;
    };
  }, [path, navigate]);

  if (!offer) return null;
  const { step } = offer.place;
  const close = () => setOffer(undefined);
  const startOver = () => {
    close();
    forgetJourney();
    void import('./browser/photo.ts').then(({ deletePhoto }) => deletePhoto());
    if (!app) void navigate('/loading');
  };
  return (
    <offer.Banner
      words={resumeCopy}
      place={step ? `${sectionOf(outline, step)?.title}, ${resumeCopy.step} ${step.number}` : resumeCopy.results}
      inQuiz={app}
      onContinue={() => void navigate(offer.place.path)}
      onStartOver={startOver}
      onClose={close}
    />
  );
}
