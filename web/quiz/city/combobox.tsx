import { useEffect, useId, useRef, useState } from 'preact/hooks';
import { cityCopy } from '../../../content/pages/city.ts';
import { timings } from '../../../content/timings.ts';
import type { PlaceSuggestion } from '../../../core/api/places.ts';
import { LONGEST_TEXT } from '../../../core/funnel/answers.ts';
import { after } from '../../browser/clock.ts';
import { FieldFrame } from '../../ui/field.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { type Suggestions, useSuggestions } from './suggestions.ts';

type Props = {
  readonly label: string;
  readonly value: string;
  readonly onValue: (city: string) => void;
  /** True from focus until two seconds after a pick or blur. */
  readonly onBusy: (busy: boolean) => void;
};

/** A search box with a list of cities below it (the listbox combobox of the ARIA practices). Typed text counts without a pick. */
export function CityCombobox({ label, value, onValue, onBusy }: Props) {
  const [query, setQuery] = useState('');
  const [open, setOpen] = useState(false);
  const [active, setActive] = useState(-1);
  const settle = useRef<(() => void) | undefined>(undefined);
  const list = useId();
  const suggestions = useSuggestions(query);
  const places = suggestions.kind === 'found' ? suggestions.places : [];
  const shown = open && suggestions.kind !== 'none';

  useEffect(() => () => settle.current?.(), []);

  const begin = () => {
    settle.current?.();
    onBusy(true);
  };
  const finish = () => {
    setOpen(false);
    settle.current?.();
    settle.current = after(timings.placeWaitMs, () => onBusy(false));
  };
  const type = (text: string) => {
    begin();
    onValue(text);
    setQuery(text);
    setActive(-1);
    setOpen(true);
  };
  const pick = (place: PlaceSuggestion) => {
    onValue(place.label);
    setQuery('');
    finish();
  };
  const press = (event: KeyboardEvent) => {
    const picked = places[active];
    if (event.key === 'Escape') setOpen(false);
    else if (event.key === 'Enter' && shown && picked) pick(picked);
    else if (event.key === 'ArrowDown' && places.length > 0) setActive((active + 1) % places.length);
    else if (event.key === 'ArrowUp' && places.length > 0) setActive(active <= 0 ? places.length - 1 : active - 1);
    else return;
    setOpen(event.key.startsWith('Arrow'));
    event.preventDefault();
  };

  return (
    <div class="combobox">
      <FieldFrame label={label} hint={suggestions.kind === 'offline' ? cityCopy.offline : undefined}>
        {(control) => (
          <input
            {...control}
            type="text"
            role="combobox"
            autoComplete="off"
            enterkeyhint="search"
            maxLength={LONGEST_TEXT}
            placeholder={cityCopy.placeholder}
            aria-autocomplete="list"
            aria-expanded={shown}
            aria-controls={list}
            aria-activedescendant={places[active] ? `${list}-${active}` : undefined}
            value={value}
            onInput={(event) => type(event.currentTarget.value)}
            onFocus={begin}
            onBlur={finish}
            onKeyDown={press}
          />
        )}
      </FieldFrame>
      <div
        class="combobox__list"
        id={list}
        role="listbox"
        aria-label={cityCopy.suggestions}
        hidden={!shown || places.length === 0}
      >
        {places.map((place, index) => (
          <button
            key={place.id}
            type="button"
            id={`${list}-${index}`}
            class="combobox__option"
            role="option"
            tabIndex={-1}
            aria-selected={index === active}
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => pick(place)}
          >
            {place.label}
          </button>
        ))}
      </div>
      {open && suggestions.kind === 'searching' && <Searching />}
      <p class="combobox__status" role="status">
        {shown && <Status suggestions={suggestions} />}
      </p>
    </div>
  );
}

/** Where the list is about to be. */
function Searching() {
  return (
    <div class="combobox__list combobox__list--searching" aria-hidden="true">
      <Skeleton shape="line" />
      <Skeleton shape="short" />
      <Skeleton shape="line" />
    </div>
  );
}

function Status({ suggestions }: { suggestions: Suggestions }) {
  if (suggestions.kind !== 'found') return null;
  const count = suggestions.places.length;
  if (count === 0) return <>{cityCopy.none}</>;
  return (
    <span class="visually-hidden">
      {count} {count === 1 ? cityCopy.found.one : cityCopy.found.many}
    </span>
  );
}
