import { useEffect, useState } from 'react';

/** Whether none of the elements of this selector is on the screen; false until that is known. */
export function useOutOfView(selector: string): boolean {
  const [outOfView, setOutOfView] = useState(false);
  useEffect(() => {
    const visible = new Set<Element>();
    const observer = new IntersectionObserver((entries) => {
      for (const { target, isIntersecting } of entries) {
        if (isIntersecting) visible.add(target);
        else visible.delete(target);
      }
      setOutOfView(visible.size === 0);
    });
    for (const element of document.querySelectorAll(selector)) observer.observe(element);
    return () => observer.disconnect();
  }, [selector]);
  return outOfView;
}
