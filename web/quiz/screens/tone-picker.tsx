import { useEffect, useRef } from 'react';
import { faceCopy } from '../../../content/pages/face.ts';
import { SKIN_TONES } from '../../../core/presentation/face.ts';
import { saveJourney, useJourney } from '../../browser/journey.ts';
import { complexions } from '../../illustrations/face/palette.ts';
import styles from './tone-picker.module.css';

export function TonePicker() {
  const chosen = useJourney(({ stored }) => stored.skinTone) ?? 'drawn';
  const set = useRef<HTMLFieldSetElement>(null);

  // A tone picked before the page's code ran counts too.
  useEffect(() => {
    const early = set.current?.querySelector<HTMLInputElement>(':checked')?.value;
    if (early && early !== 'drawn') saveJourney({ skinTone: early });
  }, []);

  return (
    <fieldset className={styles.root} ref={set}>
      <legend>{faceCopy.tones}</legend>
      {SKIN_TONES.map((tone) => (
        <label key={tone}>
          <input
            type="radio"
            className="visually-hidden"
            name="skin-tone"
            value={tone}
            checked={tone === chosen}
            onChange={() => saveJourney({ skinTone: tone })}
          />
          <svg viewBox="0 0 44 44" aria-hidden="true">
            <circle cx="22" cy="22" r="19" fill={complexions[tone].skin} />
          </svg>
          <span className="visually-hidden">{faceCopy.toneNames[tone]}</span>
        </label>
      ))}
    </fieldset>
  );
}
