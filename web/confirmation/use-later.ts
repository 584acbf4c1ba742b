import { type FC, useEffect, useState } from 'react';

/** A part whose code comes after the page. Without it the page is whole. */
export function useLater<Props>(load: (() => Promise<FC<Props>>) | undefined): FC<Props> | undefined {
  const [Part, setPart] = useState<FC<Props>>();
  useEffect(() => {
    let cancelled = false;
    load?.().then(
      (part) => cancelled || setPart(() => part),
      () => undefined,
    );
    return () => {
      cancelled = true;
    };
  }, [load]);
  return Part;
}
