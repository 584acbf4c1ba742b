import { ArrowLeft, Check } from 'lucide';
import { type ComponentType, useEffect, useState } from 'react';
import { whenIdle } from '../browser/clock.ts';
import done from '../illustrations/scenes/done.svg?url';
import garden from '../illustrations/scenes/garden.svg?url';
import letter from '../illustrations/scenes/letter.svg?url';
import doubleCleanse from '../illustrations/tips/double-cleanse.svg?url';
import iceRoller from '../illustrations/tips/ice-roller.svg?url';
import { Icon } from '../ui/icon.tsx';
import { Star } from '../ui/star.ts';
import { Chapter } from './chapter.tsx';
import styles from './components.module.css';

const ICONS = [ArrowLeft, Check, Star];
const DRAWINGS = [garden, letter, done, iceRoller, doubleCleanse];

export function Icons() {
  return (
    <Chapter id="icons">
      <ul className={styles.icons}>
        {ICONS.map((icon, index) => (
          <li key={index}>
            <Icon icon={icon} size={24} />
          </li>
        ))}
      </ul>
    </Chapter>
  );
}

export function Drawings() {
  const Faces = useFaces();
  return (
    <Chapter id="drawings">
      <ul className={styles.drawings}>
        {DRAWINGS.map((url) => (
          <li key={url}>
            <img src={url} alt="" width="200" height="160" loading="lazy" decoding="async" />
          </li>
        ))}
      </ul>
      {Faces && <Faces />}
    </Chapter>
  );
}

/** Below everything else, so that they come late and move nothing. */
function useFaces(): ComponentType | undefined {
  const [code, setCode] = useState<{ readonly Faces: ComponentType }>();
  useEffect(() => whenIdle(() => void import('./faces.tsx').then(setCode, () => undefined)), []);
  return code?.Faces;
}
