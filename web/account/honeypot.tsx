import type { Ref } from 'react';
import { contactCopy } from '../../content/pages/account.ts';

/** Programs fill in this field; people neither see nor reach it. */
export function Honeypot({ inputRef }: { inputRef: Ref<HTMLInputElement> }) {
  return (
    <label className="visually-hidden" aria-hidden="true">
      {contactCopy.decoy}
      <input type="text" name="topic" tabIndex={-1} autoComplete="off" ref={inputRef} />
    </label>
  );
}
