import { LocateFixed } from 'lucide';
import { useEffect, useId, useRef, useState } from 'react';
import { cityCopy } from '../../../content/pages/city.ts';
import { timings } from '../../../content/timings.ts';
import type { NearestPlaceResponse, Place } from '../../../core/api/places.ts';
import { get } from '../../browser/api.ts';
import { currentPosition } from '../../browser/position.ts';
import { BusyButton } from '../../ui/busy-button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import styles from './where-am-i.module.css';

type Props = {
  readonly onStart: () => void;
  readonly onSelect: (place: Place) => void;
  readonly onSettled: () => void;
  /** Nothing came of it. */
  readonly onNotFound: () => void;
  /** Whoever types meanwhile has answered: a place that is found later is not taken. */
  readonly overtaken: boolean;
};

/** Asks the browser where it is, on a tap that says why; a 'no' is as good as a 'yes'. */
export function WhereAmI({ onStart, onSelect, onSettled, onNotFound, overtaken }: Props) {
  const [state, setState] = useState<'idle' | 'locating' | 'nowhere'>('idle');
  const search = useRef<AbortController>(undefined);
  const why = useId();
  useEffect(() => {
    if (overtaken) search.current?.abort();
  }, [overtaken]);
  useEffect(() => () => search.current?.abort(), []);

  const locate = async () => {
    const controller = new AbortController();
    const { signal } = controller;
    search.current = controller;
    setState('locating');
    onStart();
    const place = await nearestPlace();
    setState(place || signal.aborted ? 'idle' : 'nowhere');
    if (signal.aborted) return;
    if (!place) return onNotFound();
    onSelect(place);
    onSettled();
  };
  return (
    <div className={styles.root}>
      <BusyButton variant="plain" aria-describedby={why} busy={state === 'locating'} onClick={() => void locate()}>
        {state === 'locating' ? <Spinner /> : <Icon icon={LocateFixed} size={18} />}{' '}
        <span>{state === 'locating' ? cityCopy.locating : cityCopy.locate}</span>
      </BusyButton>
      <p className={styles.why} id={why} role="status">
        {state === 'nowhere' ? cityCopy.notLocated : cityCopy.locateWhy}
      </p>
    </div>
  );
}

async function nearestPlace(): Promise<Place | undefined> {
  const position = await currentPosition(timings.geolocationTimeoutMs);
  if (!position) return undefined;
  const { latitude, longitude } = position;
  const path = `/api/places/nearest?lat=${latitude}&lon=${longitude}`;
  const nearest = await get<NearestPlaceResponse>(path, { timeoutMs: timings.placeWaitMs });
  return nearest.ok ? (nearest.value.place ?? undefined) : undefined;
}
