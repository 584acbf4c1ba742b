/** For pages without an early walk: keeps the last tap on a `[data-tap]` for the code that loads later. */
addEventListener(
  'click',
  (event) => {
    const target = (event.target as Element).closest<HTMLElement>('[data-tap]');
    if (!target || window.awake) return;
    window.early?.removeAttribute('data-pressed');
    window.early = target;
    target.setAttribute('data-pressed', '');
  },
  true,
);
