import type { Ref } from 'react';
import { contactCopy } from '../../content/pages/account.ts';

/** A field for programs that fill in whatever they find. Nobody sees it, hears of it or comes to it with the keyboard. */
export function Honeypot({ inputRef }: { inputRef: Ref<HTMLInputElement> }) {
  return (
    <label className="visually-hidden" aria-hidden="true">
      {contactCopy.decoy}
      <input type="text" name="topic" tabIndex={-1} autoComplete="off" ref={inputRef} />
    </label>
  );
}
