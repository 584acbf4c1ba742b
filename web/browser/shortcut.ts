/** ⌘ on Apple's devices, Ctrl elsewhere. */
export function onCommandKey(key: string, run: () => void): () => void {
  const listener = (event: KeyboardEvent) => {
    if (!(event.metaKey || event.ctrlKey) || event.altKey || event.shiftKey || event.key.toLowerCase() !== key) return;
    event.preventDefault();
    run();
  };
  addEventListener('keydown', listener);
  return () => removeEventListener('keydown', listener);
}

export function isApple(): boolean {
  return /Mac|iPhone|iPad/.test(navigator.userAgent);
}
