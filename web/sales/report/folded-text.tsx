import { useState } from 'react';
import { salesCopy } from '../../../content/pages/sales.ts';
import { Button } from '../../ui/button.tsx';

const { paragraphs, more, less } = salesCopy.overview;

/** The overview in words: its first 110 px (see sales.css), and the rest on a tap. */
export function FoldedText() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <div className={`folded${open ? ' folded--open' : ''}`} id="overview-text">
        {paragraphs.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </div>
      <Button look="plain" aria-expanded={open} aria-controls="overview-text" onClick={() => setOpen(!open)}>
        {open ? less : more}
      </Button>
    </>
  );
}
