import { useEffect } from 'react';
import { outline } from '../outline.ts';
import { currentJourney } from './journey.ts';
import { useNavigate } from './navigation.ts';
import { hasPhoto, openPhoto } from './photo.ts';

/** Sends a visitor to the start who may not visit the analysis yet. */
export function useSelfieGate(): void {
  const navigate = useNavigate();
  useEffect(() => {
    void openPhoto().then(() => {
      if (!currentJourney().mayVisit(outline.exit, hasPhoto()))
        void navigate(outline.base || outline.entry, { replace: true, direction: 'back' });
    });
  }, [navigate]);
}
