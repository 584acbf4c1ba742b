import { useEffect } from 'preact/hooks';
import { currentJourney } from './journey.ts';
import { navigate } from './navigation.ts';
import { hasPhoto, openPhoto } from './photo.ts';

/** Sends visitors to the start who have neither a photo (a stored one counts) nor decided to go on without one. */
export function useSelfieGate(): void {
  useEffect(() => {
    void openPhoto().then(() => {
      if (!hasPhoto() && currentJourney().selfie !== 'skipped') void navigate('/', { replace: true, direction: 'back' });
    });
  }, []);
}
