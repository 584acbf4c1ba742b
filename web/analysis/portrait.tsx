import { analysisCopy } from '../../content/pages/analysis.ts';
import { usePhoto } from '../browser/photo.ts';
import { FaceScan } from '../illustrations/face-scan.tsx';

/** The visitor's own photo, or the drawn face where there is none. */
export function Portrait({ scanning = false }: { scanning?: boolean }) {
  const photo = usePhoto();
  return (
    <div class={`portrait${scanning ? ' portrait--scanning' : ''}`}>
      {photo ? (
        <img class="portrait__photo" src={photo} alt={analysisCopy.photoAlt} />
      ) : (
        <div role="img" aria-label={analysisCopy.portraitAlt}>
          <FaceScan />
        </div>
      )}
    </div>
  );
}
