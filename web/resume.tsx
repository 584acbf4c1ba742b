import type { ComponentType } from 'react';
import { useEffect, useState } from 'react';
import { resumeCopy } from '../content/pages/resume.ts';
import { whenIdle } from './browser/clock.ts';
import { loadStyles } from './browser/document.ts';
import { currentJourney, forgetJourney } from './browser/journey.ts';
import { navigate, queryParameter } from './browser/navigation.ts';
import { deletePhoto } from './browser/photo.ts';
import { funnel } from './funnel.ts';
import { placeToResume } from './place-to-resume.ts';
import type { Route } from './routes.ts';
import { resumeStyles } from './stylesheets.ts';
import type { ResumeBannerProps } from './ui/resume-banner.tsx';

type Offer = { readonly place: Route; readonly Banner: ComponentType<ResumeBannerProps> };

/** Where visitors come in. The first step follows the intro by itself, so the offer stays there. */
const DOORS = new Set(['/', '/home', '/loading']);
const FIRST = funnel.steps[0]?.path;

/** Offers those who come back with answers to go on where they stood. Its code and looks are loaded only for them. */
export function Resume({ route }: { route: Route }) {
  const [offer, setOffer] = useState<Offer>();
  const { path } = route;

  useEffect(() => {
    if (path === FIRST) return;
    setOffer(undefined);
    const place = DOORS.has(path) ? placeToResume(currentJourney().at) : undefined;
    if (!place) return;
    // Whoever comes by the link in our reminder has said already that they want to go on.
    if (queryParameter('resume') !== null) return void navigate(place.path);
    let left = false;
    whenIdle(() =>
      Promise.all([import('./ui/resume-banner.tsx'), loadStyles(resumeStyles)]).then(
        ([{ ResumeBanner }]) => left || setOffer({ place, Banner: ResumeBanner }),
        () => undefined,
      ),
    );
    return () => {
      left = true;
    };
  }, [path]);

  if (!offer) return null;
  const { step } = offer.place;
  const close = () => setOffer(undefined);
  const startOver = () => {
    close();
    forgetJourney();
    void deletePhoto();
    if (!route.app) void navigate('/loading');
  };
  return (
    <offer.Banner
      words={resumeCopy}
      place={step ? `${step.section}, ${resumeCopy.step} ${step.number}` : resumeCopy.results}
      inQuiz={route.app}
      onContinue={() => void navigate(offer.place.path)}
      onStartOver={startOver}
      onClose={close}
    />
  );
}
