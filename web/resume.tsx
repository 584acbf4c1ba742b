import { useEffect, useState } from 'react';
import { resumeCopy } from '../content/pages/resume.ts';
import { sectionOf } from '../core/funnel/outline.ts';
import { hasBought } from './browser/bought-plan.ts';
import { clearJourney, currentJourney } from './browser/journey.ts';
import { queryParameter, useNavigate } from './browser/navigation.ts';
import { deletePhoto } from './browser/photo.ts';
import { outline } from './outline.ts';
import { placeToResume } from './place-to-resume.ts';
import type { Route } from './route.ts';
import { ResumeBanner } from './ui/resume-banner.tsx';

export function Resume({ route: { app, path, door } }: { route: Route }) {
  const [offer, setOffer] = useState<Route>();
  const [isBuyer, setBuyer] = useState(false);
  const navigate = useNavigate();

  useEffect(() => {
    // The first step follows the intro by itself, so the offer stays there; that of a further funnel is a door.
    if (path === currentJourney().first && !door) return;
    setOffer(undefined);
    // A funnel of another field ends where it began, and says nothing of a plan for the skin.
    setBuyer(door === true && hasBought() && outline.exit !== outline.entry);
    const place = door ? placeToResume(currentJourney()) : undefined;
    if (!place || hasBought()) return;
    // The link in a reminder mail resumes without an offer.
    if (queryParameter('resume') !== null) return void navigate(place.path);
    setOffer(place);
  }, [path, door, navigate]);

  if (isBuyer) {
    const { plan } = resumeCopy;
    return (
      <ResumeBanner
        words={plan}
        place={plan.place}
        inQuiz={app}
        onContinue={() => void navigate('/plan')}
        onClose={() => setBuyer(false)}
      />
    );
  }
  if (!offer) return null;
  const { step } = offer;
  const close = () => setOffer(undefined);
  const startOver = () => {
    close();
    clearJourney();
    void deletePhoto();
    if (!app) void navigate('/loading');
  };
  return (
    <ResumeBanner
      words={resumeCopy}
      place={step ? `${sectionOf(outline, step)?.title}, ${resumeCopy.step} ${step.number}` : resumeCopy.results}
      inQuiz={app}
      onContinue={() => void navigate(offer.path)}
      onStartOver={startOver}
      onClose={close}
    />
  );
}
