// @vitest-environment happy-dom
import { describe, expect, it, vi } from 'vitest';
import { announceScreen } from './document.ts';

vi.mock('./clock.ts', () => ({ afterPaint: (run: () => void) => run() }));

describe('a screen that is announced', () => {
  const announce = (focused: string) => {
    document.body.innerHTML = '<button id="back"></button><main><h1 id="title"></h1><button id="option"></button></main>';
    document.getElementById(focused)?.focus();
    announceScreen({ title: undefined, scroll: 0, scrolled: 0 });
    return document.activeElement?.id;
  };

  it('moves the focus to its heading from what stays beside the screen', () => {
    expect(announce('back')).toBe('title');
    expect(announce('nothing')).toBe('title');
  });

  it('leaves the focus on a control of its own', () => {
    expect(announce('option')).toBe('option');
  });
});
