import { useEffect } from 'react';
import { currentJourney } from './journey.ts';
import { useNavigate } from './navigation.ts';
import { hasPhoto, openPhoto } from './photo.ts';

/** Sends visitors to the start who have neither a photo (a stored one counts) nor decided to go on without one. */
export function useSelfieGate(): void {
  const navigate = useNavigate();
  useEffect(() => {
    void openPhoto().then(() => {
      const decided = hasPhoto() || currentJourney().selfie === 'skipped';
      if (!decided) void navigate('/', { replace: true, direction: 'back' });
    });
  }, [navigate]);
}
