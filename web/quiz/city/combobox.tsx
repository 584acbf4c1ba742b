import { type KeyboardEvent, useId, useRef, useState } from 'react';
import { cityCopy } from '../../../content/pages/city.ts';
import type { Place } from '../../../core/api/places.ts';
import { MAX_TEXT_LENGTH } from '../../../core/funnel/answers.ts';
import { Button } from '../../ui/button.tsx';
import { FieldFrame } from '../../ui/field.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import styles from './combobox.module.css';
import { nextOption } from './next-option.ts';
import { type Suggestions, useSuggestions } from './use-suggestions.ts';

type Props = {
  readonly label: string;
  readonly value: string;
  /** At focus and at every letter. */
  readonly onStart: () => void;
  readonly onInput: (text: string) => void;
  readonly onSelect: (place: Place) => void;
  /** The field was left, or what stands in it was said to be meant. */
  readonly onSettled: () => void;
};

/** A search box with a list of cities below it (the listbox combobox of the ARIA practices). Typed text counts without a pick. */
export function CityCombobox({ label, value, onStart, onInput, onSelect, onSettled }: Props) {
  const [query, setQuery] = useState('');
  const [open, setOpen] = useState(false);
  const [active, setActive] = useState(-1);
  const input = useRef<HTMLInputElement>(null);
  const list = useId();
  const suggestions = useSuggestions(query);
  const places = suggestions.kind === 'found' ? suggestions.places : [];
  const shown = open && suggestions.kind !== 'none';
  const listed = shown && places.length > 0;

  const type = (text: string) => {
    onStart();
    onInput(text);
    setQuery(text);
    setActive(-1);
    setOpen(true);
  };
  const settle = () => {
    setOpen(false);
    setActive(-1);
    onSettled();
  };
  const pick = (place: Place) => {
    onSelect(place);
    setQuery('');
    settle();
  };
  const keepTyped = () => {
    input.current?.focus();
    settle();
  };
  const press = (event: KeyboardEvent) => {
    if (isComposing(event)) return;
    const picked = shown ? places[active] : undefined;
    const next = nextOption(event.key, shown ? active : -1, places.length);
    if (event.key === 'Enter' && picked) pick(picked);
    else if (event.key === 'Escape' && shown) setOpen(false);
    else if (next !== undefined) {
      setActive(next);
      setOpen(true);
    } else return;
    event.preventDefault();
  };

  return (
    <div className={styles.root}>
      <FieldFrame label={label} hint={suggestions.kind === 'offline' ? cityCopy.offline : undefined}>
        {(control) => (
          <input
            {...control}
            ref={input}
            type="text"
            role="combobox"
            autoComplete="off"
            enterKeyHint="search"
            maxLength={MAX_TEXT_LENGTH}
            placeholder={cityCopy.placeholder}
            aria-autocomplete="list"
            aria-expanded={listed}
            aria-controls={list}
            aria-activedescendant={shown && places[active] ? `${list}-${active}` : undefined}
            value={value}
            onChange={(event) => type(event.currentTarget.value)}
            onFocus={onStart}
            onBlur={settle}
            onKeyDown={press}
          />
        )}
      </FieldFrame>
      <div className={styles.list} id={list} role="listbox" aria-label={cityCopy.suggestions} hidden={!listed}>
        {places.map((place, index) => (
          <button
            key={place.id}
            type="button"
            id={`${list}-${index}`}
            className={styles.option}
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
      <p className={styles.status} role="status">
        {shown && <Status suggestions={suggestions} />}
      </p>
      {shown && suggestions.kind === 'found' && places.length === 0 && (
        <Button variant="quiet" onMouseDown={(event) => event.preventDefault()} onClick={keepTyped}>
          {`${cityCopy.useTyped} ‘${value.trim()}’`}
        </Button>
      )}
    </div>
  );
}

const COMPOSITION_KEY = 229;

/** The key belongs to an input method. Safari ends the composition before the Enter that accepts it. */
function isComposing({ nativeEvent, which }: KeyboardEvent): boolean {
  return nativeEvent.isComposing || which === COMPOSITION_KEY;
}

/** Where the list is about to be. */
function Searching() {
  return (
    <div className={`${styles.list} ${styles.listSearching}`} aria-hidden="true">
      <Skeleton shape="line" />
      <Skeleton shape="short" />
      <Skeleton shape="line" />
    </div>
  );
}

function Status({ suggestions }: { suggestions: Suggestions }) {
  if (suggestions.kind !== 'found') return null;
  const count = suggestions.places.length;
  if (count === 0) return <span>{cityCopy.none}</span>;
  return <span className="visually-hidden">{`${count} ${count === 1 ? cityCopy.found.one : cityCopy.found.many}`}</span>;
}
