import { Trash2 } from 'lucide';
import { useState } from 'preact/hooks';
import { analysis } from '../../content/analysis.ts';
import { analysisCopy } from '../../content/pages/analysis.ts';
import { selfieCopy } from '../../content/pages/selfie.ts';
import { saveJourney } from '../browser/journey.ts';
import { navigate } from '../browser/navigation.ts';
import { deletePhoto, usePhoto } from '../browser/photo.ts';
import { Button } from '../ui/button.tsx';
import { Icon } from '../ui/icon.tsx';
import { FromYourCity } from './from-your-city.tsx';
import { Portrait } from './portrait.tsx';

export function Treatment() {
  return (
    <main class="analysis treatment column">
      <h1 class="analysis__title">{analysis.treatment.title}</h1>
      <div class="analysis__picture">
        <Portrait />
        <PhotoCare />
      </div>
      <section class="card scores">
        <h2>{analysisCopy.scores}</h2>
        <ul>
          {analysis.treatment.scores.map((score) => (
            <li key={score.id} class={`score score--${score.id}`}>
              <p>
                <span>{score.label}</span>
                <strong>{score.percent}%</strong>
              </p>
              <svg width="100%" height="12" aria-hidden="true">
                <rect width="100%" height="12" rx="6" class="score__track" />
                <rect width={`${score.percent}%`} height="12" rx="6" class="score__fill" />
              </svg>
            </li>
          ))}
        </ul>
        <p class="analysis__note">{analysisCopy.scoresNote}</p>
        <FromYourCity />
      </section>
      <div class="dock">
        <Button wide data-next="" onClick={() => void navigate('/keep-results')}>
          {analysisCopy.next}
        </Button>
      </div>
    </main>
  );
}

/** Says where the photo is and deletes it with one tap. */
function PhotoCare() {
  const photo = usePhoto();
  const [removed, setRemoved] = useState(false);
  const remove = async () => {
    await deletePhoto();
    saveJourney({ selfie: 'skipped' });
    setRemoved(true);
  };
  return (
    <div class="treatment__photo" aria-live="polite">
      {photo && (
        <Button look="plain" onClick={remove}>
          <Icon icon={Trash2} size={18} /> {selfieCopy.remove}
        </Button>
      )}
      {removed && <p class="analysis__note">{selfieCopy.removed}</p>}
    </div>
  );
}
