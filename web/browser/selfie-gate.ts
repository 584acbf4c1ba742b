import { useEffect } from 'react';
import { currentJourney } from './journey.ts';
import { navigate, useIsCurrent } from './navigation.ts';
import { hasPhoto, openPhoto } from './photo.ts';

/** Sends visitors to the start who have neither a photo (a stored one counts) nor decided to go on without one. */
export function useSelfieGate(): void {
  const isCurrent = useIsCurrent();
  useEffect(() => {
    void openPhoto().then(() => {
      const decided = hasPhoto() || currentJourney().selfie === 'skipped';
      if (!decided && isCurrent()) void navigate('/', { replace: true, direction: 'back' });
    });
  }, []);
}
