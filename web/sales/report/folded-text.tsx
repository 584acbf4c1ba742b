import { useState } from 'react';
import { salesCopy } from '../../../content/pages/sales.ts';
import { Button } from '../../ui/button.tsx';
import styles from './overview.module.css';

const { paragraphs, more, less } = salesCopy.overview;

/** The first 110 px are visible (overview.module.css). */
export function FoldedText() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <div className={styles.folded} data-open={open || undefined} id="overview-text">
        {paragraphs.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </div>
      <Button variant="plain" aria-expanded={open} aria-controls="overview-text" onClick={() => setOpen(!open)}>
        {open ? less : more}
      </Button>
    </>
  );
}
